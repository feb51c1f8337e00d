# $name (text)
seated = Bot: { $name }
