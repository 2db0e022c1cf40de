import { readAddresses } from "./addresses.ts";
import { brand } from "./company.ts";

/**
 * Returns the site's origin for search engines, shared links and emails: VITE_SITE_URL, else the server's domain
 * (VOXLOG_DOMAIN), else {@link brand.origin}.
 *
 * @throws Error as {@link readAddresses} does.
 */
export function readSiteOrigin(env: Record<string, string | undefined>): string {
  const { VOXLOG_DOMAIN: domain } = env;
  return readAddresses(env).site || (domain ? `https://${domain}` : brand.origin);
}
