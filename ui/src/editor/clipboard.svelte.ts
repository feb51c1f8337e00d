// Tiles that were copied, to be put into any set. Each is written as in a file.

class Clipboard {
  tiles = $state.raw<readonly string[]>([]);
}

export const clipboard = new Clipboard();
