import { readAddresses } from "./addresses.ts";
import { brand } from "./company.ts";

/**
 * What the site calls itself, to search engines, in shared links and in mails: VITE_SITE_URL, or else the domain that the
 * server has by itself (VOXLOG_DOMAIN), or else {@link brand.origin}.
 *
 * @throws Error as {@link readAddresses} does.
 */
export function readSiteOrigin(env: Record<string, string | undefined>): string {
  const { VOXLOG_DOMAIN: domain } = env;
  return readAddresses(env).site || (domain ? `https://${domain}` : brand.origin);
}
