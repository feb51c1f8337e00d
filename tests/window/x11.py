"""Messages to the windows of a display, as other programs send them. It must not know what they mean."""

import ctypes
from ctypes import POINTER, Structure, byref, c_char_p, c_int, c_long, c_uint, c_ulong, c_void_p

CLIENT_MESSAGE = 33

x11 = ctypes.CDLL("libX11.so.6")
x11.XOpenDisplay.restype = c_void_p
for gives_a_number in (x11.XInternAtom, x11.XDefaultRootWindow, x11.XCreateSimpleWindow):
    gives_a_number.restype = c_ulong


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
        # Every event has room for this.
        ("pad", c_long * 24),
    ]


display = c_void_p(x11.XOpenDisplay(None))
root = x11.XDefaultRootWindow(display)


def atom(name):
    return x11.XInternAtom(display, c_char_p(name.encode()), 0)


def children_of(window):
    above, children, count = c_ulong(), POINTER(c_ulong)(), c_uint()
    x11.XQueryTree(display, c_ulong(window), byref(c_ulong()), byref(above), byref(children), byref(count))
    return [children[at] for at in range(count.value)]


def send(window, event):
    x11.XSendEvent(display, c_ulong(window), 0, c_long(0), byref(event))
    x11.XFlush(display)


def say(window, message, *data):
    """Tells a window something that programs have agreed on."""
    send(window, ClientMessage(CLIENT_MESSAGE, 0, 1, display, window, message, 32, (c_long * 5)(*data)))
