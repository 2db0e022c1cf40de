/** The screens of the demo that the features page shows, and the size of their pictures in CSS pixels. */
export const screenSizes = {
  call: { width: 390, height: 610 },
  review: { width: 500, height: 740 },
  dictionary: { width: 500, height: 440 },
  board: { width: 685, height: 720 },
  "crm-record": { width: 545, height: 640 },
} as const;

export type ScreenName = keyof typeof screenSizes;
