"""Asks every window of the display to close, as the button in its frame does. It must not know whose windows they are."""

import ctypes
from ctypes import POINTER, Structure, Union, byref, c_char_p, c_int, c_long, c_uint, c_ulong, c_void_p

x11 = ctypes.CDLL("libX11.so.6")
x11.XOpenDisplay.restype = c_void_p
x11.XInternAtom.restype = c_ulong
x11.XDefaultRootWindow.restype = c_ulong


class ClientMessage(Structure):
    _fields_ = [
        ("type", c_int),
        ("serial", c_ulong),
        ("send_event", c_int),
        ("display", c_void_p),
        ("window", c_ulong),
        ("message_type", c_ulong),
        ("format", c_int),
        ("data", c_long * 5),
    ]


class Event(Union):
    _fields_ = [("client", ClientMessage), ("pad", c_long * 24)]


display = c_void_p(x11.XOpenDisplay(None))
atom = lambda name: c_ulong(x11.XInternAtom(display, c_char_p(name), 0))
protocols, delete = atom(b"WM_PROTOCOLS"), atom(b"WM_DELETE_WINDOW")


def windows(parent):
    """A window and all within it."""
    root, above, children, count = c_ulong(), c_ulong(), POINTER(c_ulong)(), c_uint()
    x11.XQueryTree(display, c_ulong(parent), byref(root), byref(above), byref(children), byref(count))
    yield parent
    for at in range(count.value):
        yield from windows(children[at])


for window in windows(x11.XDefaultRootWindow(display)):
    understood, count = POINTER(c_ulong)(), c_int()
    if not x11.XGetWMProtocols(display, c_ulong(window), byref(understood), byref(count)):
        continue
    if delete.value in [understood[at] for at in range(count.value)]:
        event = Event()
        event.client = ClientMessage(33, 0, 1, display, window, protocols.value, 32, (c_long * 5)(delete.value, 0))
        x11.XSendEvent(display, c_ulong(window), 0, c_long(0), byref(event))
x11.XSync(display, 0)
