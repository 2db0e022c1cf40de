/**
 * Where the parts of a deployment are. An empty string is the page's own origin, but of `tracking`: visits are then sent
 * to the API, and else to a collector.
 */
export type Addresses = { api: string; site: string; demo: string; tracking: string };

const VARIABLES = {
  api: "VITE_API_URL",
  site: "VITE_SITE_URL",
  demo: "VITE_DEMO_URL",
  tracking: "VITE_TRACKING_URL",
} as const;

/**
 * Reads the addresses that a build is made for, and checks them.
 *
 * @param env the build's variables; each is optional and must be an origin, such as
 *   `https://api.example.com`, without a path.
 * @throws Error that names the variable, what it holds and what it must look like.
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
