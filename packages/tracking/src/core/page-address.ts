/**
 * The path of a page as it is recorded: without query and fragment, which may hold personal data.
 *
 * @example pagePath("/pricing?open=signup#faq") // ⇒ "/pricing"
 */
export function pagePath(address: string): string {
  return withoutQuery(address).replace(/^\/?/, "/");
}

/**
 * The page that linked here as it is recorded, or `direct`.
 *
 * @example referringPage("https://example.com/list?q=crm") // ⇒ "https://example.com/list"
 * @example referringPage("") // ⇒ "direct"
 */
export function referringPage(referrer: string): string {
  return withoutQuery(referrer) || "direct";
}

const withoutQuery = (address: string): string => address.replace(/[?#].*$/s, "");
