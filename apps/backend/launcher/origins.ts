import { readAddresses } from "@voxlog/product";
import { LaunchFailure } from "./launch-failure.ts";

/**
 * The origins whose pages may read what the API answers (CORS): those of the site and the demo, where they are
 * elsewhere (VITE_SITE_URL, VITE_DEMO_URL), and those that ALLOWED_ORIGINS adds, separated by commas. The server's
 * own pages need no leave, but the list may not be empty: PocketBase takes that for everybody.
 *
 * @param own the server's own origin.
 * @throws LaunchFailure when a variable holds no origin.
 */
export function allowedOrigins(env: Record<string, string | undefined>, own: string): string[] {
  const added = (env["ALLOWED_ORIGINS"] ?? "").split(",").map((origin) => origin.trim());
  const { site, demo } = readAddressesOf(env);
  const wrong = added.find(
    (origin) => origin && origin !== "*" && (origin.includes("*") || URL.parse(origin)?.origin !== origin),
  );
  if (wrong !== undefined) {
    throw new LaunchFailure(
      `ALLOWED_ORIGINS has "${wrong}", which is no origin. Use a scheme and a host without a path, such as https://www.example.com.`,
    );
  }
  return [...new Set([own, site, demo, ...added])].filter((origin) => origin !== "");
}

function readAddressesOf(env: Record<string, string | undefined>) {
  try {
    return readAddresses(env);
  } catch (error) {
    throw new LaunchFailure(error instanceof Error ? error.message : String(error));
  }
}
