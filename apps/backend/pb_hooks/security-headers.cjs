// The headers of every page and file of the site and the demo, wherever they are served from.

/** Powerful features that neither app uses. */
const UNUSED_FEATURES = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "magnetometer",
  "midi",
  "payment",
  "publickey-credentials-get",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/** The demo records, and keeps the screen awake while it does. */
const RECORDING_FEATURES = ["microphone", "screen-wake-lock"];

/**
 * The headers of one response.
 *
 * @param {object} page
 * @param {"site" | "demo"} page.app
 * @param {{ scripts: string[], styles: string[] }} page.inline CSP sources of what stands in the page itself, as
 *   `'sha256-…'`
 * @param {string} [page.apiOrigin] where the API is, if on another origin
 * @returns {Record<string, string>}
 */
exports.securityHeaders = ({ app, inline, apiOrigin }) => ({
  "Content-Security-Policy": [
    ["default-src", "'self'"],
    ["script-src", "'self'", ...inline.scripts],
    ["style-src", "'self'", ...inline.styles],
    ["img-src", "'self'", "data:"],
    ["font-src", "'self'"],
    ["connect-src", "'self'", ...(apiOrigin ? [apiOrigin] : [])],
    ["media-src", "'self'", "blob:"],
    ["frame-ancestors", "'none'"],
    ["base-uri", "'none'"],
    ["form-action", "'self'"],
    ["object-src", "'none'"],
  ]
    .map((directive) => directive.join(" "))
    .join("; "),
  "Permissions-Policy": [
    ...UNUSED_FEATURES.map((feature) => `${feature}=()`),
    ...RECORDING_FEATURES.map((feature) => `${feature}=${app === "demo" ? "(self)" : "()"}`),
  ].join(", "),
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
});
