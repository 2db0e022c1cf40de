/** The scripts of the build that a page has to name. */
export type PageFiles = {
  tracking: string;
  /** The application's first file. */
  application: string;
  /** What the application will import next: fetched along with it, they do not take turns. */
  later: readonly string[];
};

/** The styles of a page. */
export type PageStyles = {
  /** Those that it brings along in itself: they are few, and fetching them would hold up the first paint. */
  styles: string;
  /** The address of those that come with the application. */
  laterStyles: string;
};

/** A rendered page that knows its files, none of which it fetches: they wait for `app/inline/intent.ts`. */
export function finishPage(
  html: string,
  { tracking, application, later }: PageFiles,
  { styles, laterStyles }: PageStyles,
): string {
  const links = [
    laterLink("stylesheet", laterStyles),
    ...later.map((file) => laterLink("modulepreload", file)),
  ].join("");
  return (
    html
      // Replacement patterns such as $& must not be read in a style sheet.
      .replace("</head>", () => `${links}<style>${styles}</style></head>`)
      .replace('data-tracking=""', `data-tracking="${tracking}" data-application="${application}"`)
  );
}

/** A link that says what it will be once it is wanted. */
const laterLink = (rel: string, href: string) => `<link rel="later" data-later="${rel}" href="${href}"/>`;
