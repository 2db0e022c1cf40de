/** What we hold ourselves to, as shown beside the figures. */
export const goals = {
  site: {
    performance: "≥ 99",
    // A new connection for the typeface, which HTTP/2 does not need: there the LCP is at ×1.35.
    fcpToFloor: "≤ ×1.45, ≤ ×1.90",
    tbt: "≤ 60 ms",
    cls: "≤ 0.005",
    totalKib: "≤ 120",
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
    feedback: "≤ 100 ms",
    route: "≤ 200 ms",
    withinScreens: "≤ 150 ms, ≤ 200 ms",
  },
} as const;
