/** The pictured screens of the demo, with their sizes in CSS pixels. */
export const screenSizes = {
  call: { width: 390, height: 610 },
  review: { width: 500, height: 740 },
  dictionary: { width: 500, height: 440 },
  board: { width: 685, height: 720 },
  "crm-record": { width: 545, height: 640 },
} as const;

export type ScreenName = keyof typeof screenSizes;
