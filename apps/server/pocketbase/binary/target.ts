import { LaunchFailure } from "../../process/command.ts";

/** The only version of PocketBase that the migrations and hooks are tested with. */
export const VERSION = "0.40.4";

export type Target = { version: string; system: string; processor: string };

const SYSTEMS: Partial<Record<NodeJS.Platform, string>> = { linux: "linux", darwin: "darwin" };
const PROCESSORS: Partial<Record<NodeJS.Architecture, string>> = { x64: "amd64", arm64: "arm64" };

/** Returns the PocketBase release for a machine. @throws LaunchFailure if there is none. */
export function targetFor(platform: NodeJS.Platform, architecture: NodeJS.Architecture): Target {
  const system = SYSTEMS[platform];
  const processor = PROCESSORS[architecture];
  if (!system || !processor)
    throw new LaunchFailure(
      `${platform} on ${architecture} isn't supported, only Linux and macOS on x64 and arm64. Set POCKETBASE_BIN to a PocketBase ${VERSION} of your own; on Windows, use WSL.`,
    );
  return { version: VERSION, system, processor };
}
