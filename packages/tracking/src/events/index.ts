export { trackForms } from "./forms.ts";
export { trackFileDownloads, trackOutboundLinks } from "./links.ts";
export { trackNotFound, trackScrollDepth } from "./pages.ts";
export { trackWebVitals, type WebVitals } from "./web-vitals.ts";
