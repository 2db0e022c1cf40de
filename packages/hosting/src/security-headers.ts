/** Powerful browser features; apps list those they use. */
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

/** An app's needs beyond the default. */
export type SecurityHeadersOptions = {
  /** Content-Security-Policy sources of inline scripts, such as `'sha256-…'`. */
  inlineScripts?: readonly string[];
  /** Origin of the API; empty or omitted if it is the app's. */
  apiOrigin?: string;
  /** Origin that receives visits. */
  trackingOrigin?: string;
  /** Origin that receives forms without JavaScript, or that their responses redirect to. */
  formOrigin?: string;
  /** Origin of the styles, fonts and images of a page from another host. */
  assetOrigin?: string;
  /** Powerful features that the app uses. */
  features?: readonly (typeof FEATURES)[number][];
};

/**
 * TLS only, for a year and this host only: an owner may run other hosts below the same domain. Browsers ignore it
 * without TLS. https://www.rfc-editor.org/rfc/rfc6797#section-7.2
 */
export const strictTransport = { "Strict-Transport-Security": "max-age=31536000" };

/**
 * Returns the headers of every page and file of an app, on any host: no other origins, no frames, no inline styles, and
 * no inline scripts that the build doesn't list. No directive repeats another, since headers precede every page in its
 * connection's first window. `default-src` covers what isn't named, and `frame-ancestors` replaces `X-Frame-Options` in
 * all supported browsers. https://www.w3.org/TR/CSP3/#frame-ancestors-and-frame-options
 */
export function securityHeaders({
  inlineScripts,
  features = [],
  ...origins
}: SecurityHeadersOptions): Record<string, string> {
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
  {
    apiOrigin,
    trackingOrigin,
    formOrigin,
    assetOrigin,
  }: Omit<SecurityHeadersOptions, "inlineScripts" | "features">,
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
