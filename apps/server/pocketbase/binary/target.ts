import { LaunchFailure } from "../../process/command.ts";

/** The one version of PocketBase that the migrations and hooks are tested with. */
export const VERSION = "0.40.4";

/** Which PocketBase: its version, and the machine it is for in the names of its releases. */
export type Target = { version: string; system: string; processor: string };

const SYSTEMS: Partial<Record<NodeJS.Platform, string>> = { linux: "linux", darwin: "darwin" };
const PROCESSORS: Partial<Record<NodeJS.Architecture, string>> = { x64: "amd64", arm64: "arm64" };

/**
 * The PocketBase for a machine.
 *
 * @throws LaunchFailure where none is provided for.
 */
export function targetFor(platform: NodeJS.Platform, architecture: NodeJS.Architecture): Target {
  const system = SYSTEMS[platform];
  const processor = PROCESSORS[architecture];
  if (!system || !processor) {
    throw new LaunchFailure(
      `There is no provision for ${platform} on ${architecture}: only for Linux and macOS on x64 and arm64. Set POCKETBASE_BIN to a PocketBase ${VERSION} of your own; on Windows, use WSL.`,
    );
  }
  return { version: VERSION, system, processor };
}
