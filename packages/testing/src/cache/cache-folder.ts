import { homedir } from "node:os";
import { join } from "node:path";

/** The folder that keeps downloaded and unpacked programs between checkouts: `$XDG_CACHE_HOME/voxlog` or `~/.cache/voxlog`. */
export function cacheFolder(): string {
  return join(process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache"), "voxlog");
}
