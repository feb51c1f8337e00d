"""Drops a file onto the middle of the window that stands on the display, as a file manager does. It must not know whose window that is."""

import pathlib
import sys
import time
from ctypes import POINTER, Structure, Union, byref, c_char_p, c_int, c_long, c_uint, c_ulong, c_void_p

from x11 import CLIENT_MESSAGE, ClientMessage, atom, children_of, display, root, send, x11
from x11 import say as say_to

SELECTION_REQUEST, SELECTION_NOTIFY = 30, 31
#: Of the protocol XDND, which every toolkit speaks.
VERSION = 5
PATIENCE_S = 20


class SelectionRequest(Structure):
    _fields_ = [
        ("type", c_int),
        ("serial", c_ulong),
        ("send_event", c_int),
        ("display", c_void_p),
        ("owner", c_ulong),
        ("requestor", c_ulong),
        ("selection", c_ulong),
        ("target", c_ulong),
        ("property", c_ulong),
        ("time", c_ulong),
    ]


class SelectionNotify(Structure):
    _fields_ = [(name, kind) for name, kind in SelectionRequest._fields_ if name != "owner"]


class Event(Union):
    _fields_ = [
        ("type", c_int),
        ("client", ClientMessage),
        ("request", SelectionRequest),
        ("notify", SelectionNotify),
        ("pad", c_long * 24),
    ]


names = ("XdndAware", "XdndEnter", "XdndPosition", "XdndStatus", "XdndDrop", "XdndFinished", "XdndSelection")
AWARE, ENTER, POSITION, STATUS, DROP, FINISHED, SELECTION = map(atom, names)
COPY, URIS = atom("XdndActionCopy"), atom("text/uri-list")


def takes_drops(window):
    count, held = c_int(), POINTER(c_ulong)()
    x11.XListProperties.restype = POINTER(c_ulong)
    held = x11.XListProperties(display, c_ulong(window), byref(count))
    return AWARE in [held[at] for at in range(count.value)]


def size_of(window):
    """How wide and high, and where on the display."""
    x, y, width, height, rest = c_int(), c_int(), c_uint(), c_uint(), c_uint()
    x11.XGetGeometry(
        display, c_ulong(window), byref(c_ulong()), byref(x), byref(y), byref(width), byref(height), byref(rest), byref(rest)
    )
    x11.XTranslateCoordinates(
        display, c_ulong(window), c_ulong(root), 0, 0, byref(x), byref(y), byref(c_ulong())
    )
    return width.value, height.value, x.value, y.value


window = max(filter(takes_drops, children_of(root)), key=lambda each: size_of(each)[0])
width, height, left, top = size_of(window)
middle = (left + width // 2) << 16 | (top + height // 2)
source = x11.XCreateSimpleWindow(display, c_ulong(root), 0, 0, 1, 1, 0, c_ulong(0), c_ulong(0))
x11.XSetSelectionOwner(display, c_ulong(SELECTION), c_ulong(source), c_ulong(0))
uris = (pathlib.Path(sys.argv[1]).absolute().as_uri() + "\r\n").encode()


def say(message, *data):
    say_to(window, message, source, *data)


def hand_out(request):
    """The address of the file, to whoever asks for it."""
    property = request.property if request.target == URIS else 0
    if property:
        x11.XChangeProperty(
            display, c_ulong(request.requestor), c_ulong(property), c_ulong(URIS), 8, 0, c_char_p(uris), len(uris)
        )
    event = Event()
    event.notify = SelectionNotify(
        SELECTION_NOTIFY, 0, 1, display, request.requestor, request.selection, request.target, property, request.time
    )
    send(request.requestor, event)


def hears(message, seconds):
    """What the window answers; nothing where it does not."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if not x11.XPending(display):
            time.sleep(0.005)
            continue
        event = Event()
        x11.XNextEvent(display, byref(event))
        if event.type == SELECTION_REQUEST:
            hand_out(event.request)
        elif event.type == CLIENT_MESSAGE and event.client.message_type == message:
            return list(event.client.data)
    return None


say(ENTER, VERSION << 24, URIS, 0, 0)
end = time.monotonic() + PATIENCE_S
taken = False
while not taken and time.monotonic() < end:
    # What is held over a window moves a little; it is taken once the window knows what it is.
    say(POSITION, 0, middle, 0, COPY)
    answer = hears(STATUS, 1)
    taken = answer is not None and answer[1] & 1 == 1
    hears(FINISHED, 0.05)
if not taken:
    sys.exit("the window takes nothing that is dropped")
say(DROP, 0, 0, 0, 0)
if hears(FINISHED, PATIENCE_S) is None:
    sys.exit("the window did not say that it is done")
