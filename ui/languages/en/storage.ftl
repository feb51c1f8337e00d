label = Storage

folder = Folder

state = State

kept = Everything is kept on disk.

onlyRead = Nothing new is kept. What is there can be looked at and saved as files.

memory = Nothing is kept: Bastide works in memory only.

unknown = Bastide could not find out.

detail = In the system’s words
