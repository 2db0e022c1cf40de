/** What search engines and shared links are told beside the texts. */
export const search = {
  /** How often the pages are worth reading again, in days. */
  revisitDays: 7,
  /** Size of the picture that a shared link shows, in pixels. */
  socialImage: { width: 1200, height: 630 },
  /** The product as an entry in a catalogue of applications: free to begin with, in `currency`. */
  application: { category: "BusinessApplication", price: 0 },
} as const;
