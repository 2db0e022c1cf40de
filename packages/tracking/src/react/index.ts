export { TrackingProvider, usePageView, useTracker } from "./tracking-provider.tsx";
