"""Asks every window of the display to close, as the button in its frame does. It must not know whose windows they are."""

from ctypes import POINTER, byref, c_int, c_ulong

from x11 import atom, children_of, display, root, say, x11

PROTOCOLS, DELETE = atom("WM_PROTOCOLS"), atom("WM_DELETE_WINDOW")


def windows(parent):
    """A window and all within it."""
    yield parent
    for child in children_of(parent):
        yield from windows(child)


for window in windows(root):
    understood, count = POINTER(c_ulong)(), c_int()
    if not x11.XGetWMProtocols(display, c_ulong(window), byref(understood), byref(count)):
        continue
    if DELETE in [understood[at] for at in range(count.value)]:
        say(window, PROTOCOLS, DELETE, 0)
x11.XSync(display, 0)
