/**
 * Returns a page's path without query and fragment, which may contain personal data.
 *
 * @example pagePath("/pricing?open=signup#faq") // ⇒ "/pricing"
 */
export function pagePath(address: string): string {
  return `/${address.replace(/^\/|[?#].*/gs, "")}`;
}

/**
 * Returns the origin of the referring site, or `direct`: paths may contain personal data too.
 *
 * @param address of the page, whose own site doesn't count.
 * @example referringSite("https://example.com/list?q=crm", "https://voxlog.nl/") // ⇒ "https://example.com/"
 * @example referringSite("", "https://voxlog.nl/") // ⇒ "direct"
 */
export function referringSite(referrer: string, address: string): string {
  const origin = originOf(referrer);
  return origin && origin !== originOf(address) ? `${origin}/` : "direct";
}

/** Includes apps, which have no `URL.origin`: `android-app://com.google.android.gm`. */
const originOf = (address: string) => /^[\w-]+:\/\/[^/?#@]+(?=[/?#]|$)/.exec(address)?.[0];
