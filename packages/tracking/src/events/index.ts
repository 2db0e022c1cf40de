export { trackForms } from "./forms.ts";
export { trackFileDownloads, trackOutboundLinks } from "./links.ts";
export { trackInteraction, trackNotFound, trackScrollDepth } from "./on-leave.ts";
export { trackWebVitals, type WebVitals } from "./web-vitals.ts";
