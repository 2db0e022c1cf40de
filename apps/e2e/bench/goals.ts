/** Our goals, shown next to the measured values. */
export const goals = {
  site: {
    performance: "≥ 99",
    // The font needs a new connection, except with HTTP/2, where the LCP is at ×1.35.
    fcpToFloor: "≤ ×1.45, ≤ ×1.65",
    tbt: "≤ 60 ms",
    cls: "≤ 0.005",
    totalKib: "≤ 118",
    requests: "≤ 10",
  },
  sizes: {
    siteBeforeIntent: "≤ 10 KiB",
    siteAfterIntent: "≤ 130 KiB",
    demoKib: 160,
  },
  extract: { kib: "≤ 60", milliseconds: "≤ 50" },
  tracking: { requestsPerView: "1", requestsOnLeaving: "1" },
  interactions: {
    firstClick: "≤ 600 ms",
    route: "≤ 200 ms",
    withinScreens: "≤ 150 ms, ≤ 200 ms",
  },
} as const;
