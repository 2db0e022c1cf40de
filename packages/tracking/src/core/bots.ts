/** Words by which programs that fetch pages name themselves, or the address of whom to complain to. */
const WORDS =
  /bot(?!tle)|crawl|spider|https?:|\w@[a-z]|headless|lighthouse|preview|synthetic|scann|monitor|transcoder|verification|proxy|diagnostic|observatory|-user\/|subscriber|\(java\)|\w\.(com|io)\b/i;

/** `(compatible; Name` and `(Name/1.0` are how programs present themselves; of the browsers only old ones did. */
const PRESENTATION = /compatible(?!; (MSIE|Konqueror|Google))|^Mozilla\/\S+ \(\w+\//;

/** Every browser that runs scripts begins in one of these ways. */
const BROWSER_START = /^(Mozilla|Opera|Dalvik|UCWEB|Links)/;

/** Decides by the user agent whether a program visits. An empty one tells nothing, and is no bot. */
export function isBot(userAgent: string): boolean {
  return (
    WORDS.test(userAgent) ||
    PRESENTATION.test(userAgent) ||
    (userAgent !== "" && !BROWSER_START.test(userAgent))
  );
}
