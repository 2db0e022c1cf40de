/** Our goals, shown next to the measured values. */
export const goals = {
  site: {
    performance: "≥ 99",
    // Styles and font each cost a round trip after the page. HTTP/2 saves the font's connection: ×1.3.
    fcpToFloor: "≤ ×1.45, ≤ ×1.65",
    tbt: "≤ 60 ms",
    cls: "≤ 0.005",
    totalKib: "≤ 118",
    requests: "≤ 10",
  },
  sizes: {
    siteBeforeIntent: "≤ 10 KiB",
    siteAfterIntent: "≤ 130.8 KiB (134 kB)",
    demoKib: 160,
  },
  extract: { kib: "≤ 60", milliseconds: "≤ 50" },
  tracking: { requestsPerView: "1", requestsOnLeaving: "1" },
  interactions: {
    firstClick: "≤ 600 ms",
    slowLine: "≤ 1000 ms",
    route: "≤ 200 ms",
    withinScreens: "≤ 150 ms, ≤ 200 ms",
  },
} as const;
