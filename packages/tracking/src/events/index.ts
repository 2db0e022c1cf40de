export { trackForms } from "./forms.ts";
export { trackInteraction } from "./interaction.ts";
export { trackFileDownloads, trackOutboundLinks } from "./links.ts";
export { trackNotFound } from "./not-found.ts";
export { trackScrollDepth } from "./scroll-depth.ts";
export { trackWebVitals, type WebVitals } from "./web-vitals.ts";
