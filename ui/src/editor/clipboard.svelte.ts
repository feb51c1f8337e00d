// Tiles that were copied, to be put into any set. Each is written as in a file; it must not know what that says.

class Clipboard {
  tiles = $state.raw<readonly string[]>([]);
}

export const clipboard = new Clipboard();
