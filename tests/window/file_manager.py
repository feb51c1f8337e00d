"""Stands in for a file manager on the bus of the session: says when it is there, and then each file that it is asked to show."""

from gi.repository import Gio, GLib

NAME = "org.freedesktop.FileManager1"
OBJECT = "/org/freedesktop/FileManager1"
INTERFACE = f"""<node><interface name="{NAME}"><method name="ShowItems">
  <arg name="files" type="as" direction="in"/><arg name="startup" type="s" direction="in"/>
</method></interface></node>"""


def asked(bus, sender, path, interface, method, given, call):
    for file in given.unpack()[0]:
        print(file, flush=True)
    call.return_value(None)


def on_bus(bus, name):
    bus.register_object(OBJECT, Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0], asked, None, None)


Gio.bus_own_name(Gio.BusType.SESSION, NAME, Gio.BusNameOwnerFlags.NONE, on_bus, lambda *_: print("there", flush=True), None)
GLib.MainLoop().run()
