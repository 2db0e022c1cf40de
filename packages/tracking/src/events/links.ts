import type { AbortOptions, EventSink } from "./on-leave.ts";

/** Extensions of downloads. */
const FILE =
  /\.(pdf|(?:doc|xls|ppt)x?|od[tsp]|txt|csv|zip|7z|rar|t?gz|dmg|exe|msi|mp[34]|m4[av]|wav|avi|mov|webm)$/i;

/** Calls `listener` for each followed link, in any tab. */
function onFollow(listener: (link: HTMLAnchorElement) => void, { signal }: AbortOptions): void {
  const follow = ({ target, button }: MouseEvent) => {
    const link = button < 2 && (target as Element).closest?.<HTMLAnchorElement>("a[href]");
    if (link) listener(link);
  };
  // In the capture phase, before handlers stop it. The middle button fires `auxclick`. An undefined signal is fine.
  for (const type of ["click", "auxclick"] as const) {
    document.addEventListener(type, follow, { capture: true, signal: signal as AbortSignal });
  }
}

/** Tracks followed links to other sites: `outbound_link`, with the `url` without its query. */
export function trackOutboundLinks(tracker: EventSink, options: AbortOptions = {}): void {
  onFollow(({ protocol, host, origin, pathname }) => {
    if (/^http/.test(protocol) && host !== location.host) {
      tracker.track("outbound_link", { url: origin + pathname });
    }
  }, options);
}

/**
 * Tracks downloads: `file_download`, with the `url` without its query, and the `extension`. Files that the page
 * generated have only the extension.
 */
export function trackFileDownloads(tracker: EventSink, options: AbortOptions = {}): void {
  onFollow(({ protocol, origin, pathname, download }) => {
    const url = /^http/.test(protocol) && origin + pathname;
    const [, extension] = FILE.exec(download) ?? FILE.exec(url || "") ?? [];
    if (extension) {
      tracker.track("file_download", { ...(url && { url }), extension: extension.toLowerCase() });
    }
  }, options);
}
