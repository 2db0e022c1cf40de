import { execFile } from "node:child_process";
import { rename } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Target } from "./target.ts";

/**
 * Builds the stock server with Go into a folder, as the file `pocketbase`; about a minute. Go checks
 * the source against its checksum database, and fetches the Go that the source needs.
 *
 * @throws Error when Go is not installed, or the build fails.
 */
export async function goInstall(folder: string, { version }: Target, asked: AbortSignal): Promise<void> {
  try {
    await promisify(execFile)(
      "go",
      ["install", `github.com/pocketbase/pocketbase/examples/base@v${version}`],
      {
        env: { ...process.env, GOTOOLCHAIN: "auto", CGO_ENABLED: "0", GOBIN: folder },
        signal: asked,
        // At SIGTERM it would leave its compilers running.
        killSignal: "SIGINT",
      },
    );
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") {
      throw new Error("go is not installed", { cause: error });
    }
    throw error;
  }
  await rename(join(folder, "base"), join(folder, "pocketbase"));
}
