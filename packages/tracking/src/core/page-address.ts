/**
 * The path of a page as it is recorded: without query and fragment, which may hold personal data.
 *
 * @example pagePath("/pricing?open=signup#faq") // ⇒ "/pricing"
 */
export function pagePath(address: string): string {
  return address.replace(/[?#].*$/s, "").replace(/^\/?/, "/");
}

/**
 * The site that linked here as it is recorded, or `direct`: paths may hold personal data too.
 *
 * @param address of the page. Its own site isn't a source.
 * @example referringSite("https://example.com/list?q=crm", "https://voxlog.nl/") // ⇒ "https://example.com/"
 * @example referringSite("", "https://voxlog.nl/") // ⇒ "direct"
 */
export function referringSite(referrer: string, address: string): string {
  const origin = originOf(referrer);
  return origin && origin !== originOf(address) ? `${origin}/` : "direct";
}

/** Of apps as well, which have no `URL.origin`: `android-app://com.google.android.gm`. */
const originOf = (address: string) => /^[\w-]+:\/\/[^/?#@]+(?=[/?#]|$)/.exec(address)?.[0];
