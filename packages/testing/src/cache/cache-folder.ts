import { homedir } from "node:os";
import { join } from "node:path";

/** Returns the folder for programs shared between checkouts: `$XDG_CACHE_HOME/voxlog` or `~/.cache/voxlog`. */
export function cacheFolder(): string {
  return join(process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache"), "voxlog");
}
