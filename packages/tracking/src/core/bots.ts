const SIGNS = [
  // Words by which programs that fetch pages name themselves, or the address of whom to complain to.
  /bot(?!tle)|crawl|spider|http|headless|lighthouse|preview|synthetic|monitor|transcoder|verification|proxy|diagnostic|observatory|-user\/|\(java\)|\w\.(com|io)\b/i,
  // `(compatible; Name` and `(Name/1.0` are how programs present themselves; of the browsers only old ones did.
  /compatible(?!; (MSIE|Konqueror))|^Mozilla\/\S+ \(\w+\//,
  // Every browser that runs scripts begins in one of these ways. An empty user agent tells nothing.
  /^(?!Mozilla|Opera|Dalvik|UCWEB|Links|$)/,
];

/** Decides by the user agent whether a program visits. */
export const isBot = (userAgent: string): boolean => SIGNS.some((sign) => sign.test(userAgent));
