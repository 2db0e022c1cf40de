/** Powerful features that browsers have, each of which an app has to ask for to get. */
const FEATURES = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "microphone",
  "midi",
  "payment",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
] as const;

/** What an app needs beyond what every page may do. */
export type Needs = {
  /** The Content-Security-Policy sources of the scripts that are in its pages, such as `'sha256-…'`. */
  inlineScripts?: readonly string[];
  /** Origin of the API, when it is another than the app's; empty or left out when it is the same. */
  apiOrigin?: string;
  /** Origin that visits are sent to. */
  trackingOrigin?: string;
  /** Origin that forms are sent to without a script, or that their answers lead to. */
  formOrigin?: string;
  /** Origin of the styles, fonts and images of a page that another host has made. */
  assetOrigin?: string;
  /** Powerful features that it uses itself. */
  features?: readonly (typeof FEATURES)[number][];
};

/**
 * A year of nothing but TLS. It is for this host alone: an owner may have others below the same domain. To be
 * sent over TLS only, and ignored by browsers elsewhere. https://www.rfc-editor.org/rfc/rfc6797#section-7.2
 */
export const strictTransport = { "Strict-Transport-Security": "max-age=31536000" };

/**
 * The policy: the headers of every page and file of an app, wherever it is served from.
 *
 * Nothing is let in from elsewhere, no page is shown in a frame, and no inline script runs that the build does not
 * list, nor any inline style. Each thing is said once: headers come ahead of every page, in the same first window of its connection.
 * `default-src` stands for what is not named, and `frame-ancestors` takes the place of `X-Frame-Options` in all
 * browsers that can show the apps. https://www.w3.org/TR/CSP3/#frame-ancestors-and-frame-options
 */
export function securityHeaders({ inlineScripts, features = [], ...origins }: Needs): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(inlineScripts, origins),
    "Permissions-Policy": FEATURES.map(
      (feature) => `${feature}=${features.includes(feature) ? "(self)" : "()"}`,
    ).join(", "),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    ...strictTransport,
  };
}

function contentSecurityPolicy(
  inlineScripts: readonly string[] = [],
  { apiOrigin, trackingOrigin, formOrigin, assetOrigin }: Omit<Needs, "inlineScripts" | "features">,
): string {
  const and = (...origins: (string | undefined)[]) => [
    "'self'",
    ...new Set(origins.filter((origin) => !!origin)),
  ];
  const connections = and(apiOrigin, trackingOrigin);
  const directives = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...inlineScripts],
    "style-src": and(assetOrigin),
    "img-src": [...and(assetOrigin), "data:"],
    ...(assetOrigin && { "font-src": and(assetOrigin) }),
    ...(connections.length > 1 && { "connect-src": connections }),
    "media-src": ["'self'", "blob:"],
    "frame-ancestors": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": and(formOrigin, assetOrigin),
    "object-src": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}
