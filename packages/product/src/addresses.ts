/**
 * Origins of a deployment's parts. Empty means the page's own origin; an empty `tracking` sends visits to the API
 * instead of a collector.
 */
export type Addresses = { api: string; site: string; demo: string; tracking: string };

const VARIABLES = {
  api: "VITE_API_URL",
  site: "VITE_SITE_URL",
  demo: "VITE_DEMO_URL",
  tracking: "VITE_TRACKING_URL",
} as const;

/**
 * Reads and checks the addresses of a build.
 *
 * @param env the build's variables; each is optional and must be an origin without a path, such as
 *   `https://api.example.com`.
 * @throws Error that names the variable, its value and the expected format.
 */
export function readAddresses(env: Record<string, string | undefined>): Addresses {
  return {
    api: readOrigin(env, VARIABLES.api),
    site: readOrigin(env, VARIABLES.site),
    demo: readOrigin(env, VARIABLES.demo),
    tracking: readOrigin(env, VARIABLES.tracking),
  };
}

function readOrigin(env: Record<string, string | undefined>, name: string): string {
  const value = env[name]?.trim();
  if (!value) return "";
  const url = URL.parse(value);
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.pathname === "/" && !url.search && !url.hash;
  if (!isOrigin || url.username) {
    throw new Error(
      `${name} is "${value}", which is not an origin. Use a scheme and a host without a path, such as https://www.example.com, or leave it out to use the page's own origin.`,
    );
  }
  return url.origin;
}
