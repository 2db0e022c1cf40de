/** The most characters that the collections take, by field. Longer texts are cut before they are sent. */
export const TEXT_LIMITS = {
  session_id: 64,
  landing_page: 500,
  referrer: 1000,
  last_page: 500,
  page_path: 500,
  page_title: 300,
  screen_size: 15,
} as const;
