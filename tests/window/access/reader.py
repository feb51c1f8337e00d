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


def found(role, pattern, within=None):
    """The nodes of a role whose name matches, in the order of the page; or below the first that is called so."""
    top = page()
    if within:
        top = next((node for node in walk(top) if node.get_name() == within), None)
    for node in walk(top) if top else []:
        if re.fullmatch(role, node.get_role_name()) and re.search(pattern, name(node)):
            yield node


def opened():
    return page() is not None


def press(role, pattern, within=None):
    """Presses the first of them, and says what it is called."""
    for node in found(role, pattern, within):
        called = name(node)
        return called if Atspi.Action.do_action(node, 0) else None
    return None


def focus(role, pattern):
    for node in found(role, pattern):
        called = name(node)
        return called if Atspi.Component.grab_focus(node) else None
    return None


def names(role, pattern, within=None):
    return [name(node) for node in found(role, pattern, within)]


def tree():
    def lines(node, depth):
        said = name(node)
        if said:
            yield "  " * depth + f"{node.get_role_name()}: {said}"
        for child in children(node):
            yield from lines(child, depth + 1)

    return list(lines(page(), 0))


def focused():
    """What has the keyboard, as it is said when one comes there."""
    held = [node for node in walk(page()) if node.get_state_set().contains(Atspi.StateType.FOCUSED)]
    return f"{held[-1].get_role_name()}: {name(held[-1])}" if held else ""


# What is pressed, written in, looked at or jumped to says nothing without a name.
NAMED = {
    Atspi.Role.PUSH_BUTTON,
    Atspi.Role.TOGGLE_BUTTON,
    Atspi.Role.LINK,
    Atspi.Role.CHECK_BOX,
    Atspi.Role.RADIO_BUTTON,
    Atspi.Role.ENTRY,
    Atspi.Role.COMBO_BOX,
    Atspi.Role.LIST_BOX,
    Atspi.Role.SLIDER,
    Atspi.Role.SPIN_BUTTON,
    Atspi.Role.PROGRESS_BAR,
    Atspi.Role.PAGE_TAB,
    Atspi.Role.PAGE_TAB_LIST,
    Atspi.Role.MENU_ITEM,
    Atspi.Role.IMAGE,
    Atspi.Role.HEADING,
    Atspi.Role.DIALOG,
    Atspi.Role.TOOL_BAR,
    Atspi.Role.EMBEDDED,
    Atspi.Role.LANDMARK,
}
# These are told by their role alone: there is one on a page.
SINGLE = {"main", "search"}
NO_ROLE = {Atspi.Role.UNKNOWN, Atspi.Role.INVALID, Atspi.Role.REDUNDANT_OBJECT, Atspi.Role.EXTENDED}
# What has the keyboard and is only this tells nobody what it is for.
PLAIN = {Atspi.Role.SECTION, Atspi.Role.PARAGRAPH, Atspi.Role.STATIC, Atspi.Role.PANEL, Atspi.Role.TABLE_CELL}


def is_single(node):
    return (node.get_attributes() or {}).get("xml-roles") in SINGLE


def fault(node):
    """What is wrong with a node, or nothing."""
    role = node.get_role()
    if role in NO_ROLE:
        return "has no role"
    if role in NAMED:
        return None if name(node) or is_single(node) else "has no name"
    if role in PLAIN and not name(node) and node.get_state_set().contains(Atspi.StateType.FOCUSABLE):
        return "takes the keyboard and has no name"
    return None


def faults():
    """How many nodes the page has, and what is wrong with which."""
    count, found = 0, []
    for node in walk(page()):
        count += 1
        wrong = fault(node)
        if wrong:
            around = node.get_parent()
            found.append(f"{node.get_role_name()} “{name(node)}” {wrong}, in “{name(around)[:60]}”")
    return {"count": count, "faults": found}


STATES = {
    "focusable": Atspi.StateType.FOCUSABLE,
    "focused": Atspi.StateType.FOCUSED,
}


# Only these are asked for more than what they are and how they are called: each question travels.
WITH_ELEMENT = ("unknown", "invalid", "section", "paragraph", "landmark")
NAMED_BY_TEXT = ("column header", "row header", "list item")


def nodes():
    """Every node of the page, each after its parent: what it is, what it is called, and whose child it is."""
    told = []

    def tell_of(node, parent):
        place = len(told)
        role = node.get_role_name()
        called = (node.get_name() or "").strip()
        states = node.get_state_set()
        within = list(children(node))
        attributes = (node.get_attributes() or {}) if role in WITH_ELEMENT else {}
        is_read = not called and (not within or role in NAMED_BY_TEXT)
        told.append(
            {
                "parent": parent,
                "role": role,
                "name": called,
                "text": text(node).strip() if is_read else "",
                "tag": attributes.get("tag", ""),
                "computed": attributes.get("computed-role", ""),
                "states": [said for said, state in STATES.items() if states.contains(state)],
            }
        )
        for child in within:
            tell_of(child, place)

    tell_of(page(), None)
    return told


ASKED = {asked.__name__: asked for asked in (opened, press, focus, names, tree, focused, faults, nodes)}


def tell(what):
    print(json.dumps(what), flush=True)


def voice(region):
    """Whether a live region waits for its turn, or is heard at once; nothing for what is none."""
    if region.get_role() == Atspi.Role.LOG:
        return "story"
    attributes = region.get_attributes() or {}
    return "now" if attributes.get("live") == "assertive" else None


def whole(region):
    return " ".join(filter(None, map(name, children(region))))


def heard(event):
    """What is added to a live region is heard; nothing else that changes is."""
    try:
        # What went wrong is an alert, and no voice of the table.
        if event.source.get_role() == Atspi.Role.ALERT:
            return
        spoken = voice(event.source)
        if spoken:
            # What takes the place of something else is read as it stands by now.
            said = whole(event.source) if spoken == "now" else name(event.any_data)
            tell({"said": said, "voice": spoken})
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
    # What a busy machine answers late is heard all the same.
    Atspi.set_timeout(20_000, 20_000)
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
