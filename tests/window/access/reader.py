#!/usr/bin/env python3
"""A screen reader for tests: what it is asked comes in as lines of JSON, and so goes out what it finds and hears.

It reads over AT-SPI, as Orca does. Roles, names and what is added to a live region are all it sees; it must not
know the page."""

import json
import re
import sys
import threading

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402


def children(node):
    for i in range(node.get_child_count()):
        child = node.get_child_at_index(i)
        if child:
            yield child


def walk(node):
    yield node
    for child in children(node):
        yield from walk(child)


def name(node):
    return (node.get_name() or text(node)).strip()


def text(node):
    try:
        return Atspi.Text.get_text(node, 0, -1).replace("\ufffc", "")
    except GLib.Error:
        return ""


def page():
    """Found anew each time: a page that was loaded anew is another one."""
    for app in children(Atspi.get_desktop(0)):
        for node in walk(app):
            if node.get_role() == Atspi.Role.DOCUMENT_WEB:
                return node
    return None


def found(role, pattern):
    """The nodes of a role whose name matches, in the order of the page."""
    for node in walk(page()):
        if re.fullmatch(role, node.get_role_name()) and re.search(pattern, name(node)):
            yield node


def opened():
    return page() is not None


def press(role, pattern):
    """Presses the first of them, and says what it is called."""
    for node in found(role, pattern):
        called = name(node)
        return called if Atspi.Action.do_action(node, 0) else None
    return None


def focus(role, pattern):
    for node in found(role, pattern):
        called = name(node)
        return called if Atspi.Component.grab_focus(node) else None
    return None


def names(role, pattern):
    return [name(node) for node in found(role, pattern)]


def tree():
    def lines(node, depth):
        said = name(node)
        if said:
            yield "  " * depth + f"{node.get_role_name()}: {said}"
        for child in children(node):
            yield from lines(child, depth + 1)

    return list(lines(page(), 0))


ASKED = {asked.__name__: asked for asked in (opened, press, focus, names, tree)}


def tell(what):
    print(json.dumps(what), flush=True)


def heard(event):
    """What is added to a live region is heard; nothing else that changes is."""
    try:
        if event.source.get_role() == Atspi.Role.LOG:
            tell({"said": name(event.any_data)})
    except GLib.Error:
        # What was taken away in the meantime is no live region: those stay.
        return


def answer(line):
    asked = json.loads(line)
    try:
        tell({"answer": ASKED[asked.pop("do")](**asked)})
    except (GLib.Error, AttributeError) as error:
        # What changes while it is read is read again by whoever asked.
        tell({"answer": None, "fault": f"{type(error).__name__}: {error}"})


def main():
    Atspi.init()
    loop = GLib.MainLoop()
    listener = Atspi.EventListener.new(heard)
    listener.register("object:children-changed:add")

    def ask():
        for line in sys.stdin:
            GLib.idle_add(answer, line)
        GLib.idle_add(loop.quit)

    threading.Thread(target=ask, daemon=True).start()
    loop.run()


main()
