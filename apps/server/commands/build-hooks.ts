import { buildHooks } from "../pocketbase/build-hooks.ts";
import { runCommand } from "../process/command.ts";

/** Builds PocketBase's hooks, for a server whose checkout can only be read. */
await runCommand(buildHooks);
