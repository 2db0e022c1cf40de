import type { EventSink, Until } from "./event-sink.ts";

/** What is saved rather than shown. */
const FILE =
  /\.(pdf|(?:doc|xls|ppt)x?|od[tsp]|txt|csv|zip|7z|rar|t?gz|dmg|exe|msi|mp[34]|m4[av]|wav|avi|mov|webm)$/i;

/** Calls `listener` for each link that is followed, in this tab or another one. */
function onFollow(listener: (link: HTMLAnchorElement) => void, { signal }: Until): void {
  const follow = ({ target, button }: MouseEvent) => {
    const link = button < 2 && (target as Element).closest<HTMLAnchorElement>("a[href]");
    if (link) listener(link);
  };
  // Before anybody stops it. The middle button clicks by a name of its own. No signal is as good as a missing one.
  for (const type of ["click", "auxclick"] as const) {
    document.addEventListener(type, follow, { capture: true, signal: signal as AbortSignal });
  }
}

/** Tracks links to other sites that are followed: `outbound_link`, with the `url` without its query. */
export function trackOutboundLinks(tracker: EventSink, until: Until = {}): void {
  onFollow(({ protocol, host, origin, pathname }) => {
    if (/^http/.test(protocol) && host !== location.host) {
      tracker.track("outbound_link", { url: origin + pathname });
    }
  }, until);
}

/**
 * Tracks files that are downloaded: `file_download`, with the `url` without its query, and the `extension` of the name.
 * A file that the page itself made has no more of a name than that.
 */
export function trackFileDownloads(tracker: EventSink, until: Until = {}): void {
  onFollow(({ protocol, origin, pathname, download }) => {
    const url = /^http/.test(protocol) && origin + pathname;
    const [, extension] = FILE.exec(download) ?? FILE.exec(url || "") ?? [];
    if (extension) {
      tracker.track("file_download", { ...(url && { url }), extension: extension.toLowerCase() });
    }
  }, until);
}
