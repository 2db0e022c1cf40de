/** The files of the build that a page has to name. */
export type PageFiles = {
  tracking: string;
  /** The application's first file. */
  application: string;
  /** What the application will import next: fetched along with it, they do not take turns. */
  later: readonly string[];
  /** The style sheet's text, which goes into the page: it is small, and fetching it would hold up the first paint. */
  styles: string;
};

/** A rendered page that knows its files, none of which it fetches: they wait for `app/inline/intent.ts`. */
export function finishPage(html: string, { tracking, application, later, styles }: PageFiles): string {
  const links = later.map((file) => `<link rel="later" data-later="" href="${file}"/>`).join("");
  return (
    html
      // Replacement patterns such as $& must not be read in a style sheet.
      .replace("</head>", () => `${links}<style>${styles}</style></head>`)
      .replace('data-tracking=""', `data-tracking="${tracking}" data-application="${application}"`)
  );
}
