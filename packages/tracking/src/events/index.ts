export { trackForms } from "./forms.ts";
export { trackFileDownloads, trackOutboundLinks } from "./links.ts";
export {
  trackInteraction,
  trackNotFound,
  trackScrollDepth,
  trackWebVitals,
  type WebVitals,
} from "./on-leave.ts";
