/** A partner in the strip on the home page. */
export type Partner = {
  name: string;
  url: string;
  /** The logo's mark: an SVG path in a box of 24 by 24, filled in one colour. */
  mark: string;
  sample: boolean;
};

/** Three partners. Samples until the owner names real ones: `sample` partners carry no link. */
export const partners: readonly Partner[] = [
  {
    name: "Kompas Sales",
    url: "https://kompas.example",
    mark: "M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22Zm5.5 5.5-7.5 3.5-3.5 7.5 7.5-3.5Z",
    sample: true,
  },
  {
    name: "Veldwerk",
    url: "https://veldwerk.example",
    mark: "M2 5h20v3H2Zm2 5.5h16v3H4ZM6 16h12v3H6Z",
    sample: true,
  },
  {
    name: "Brugman & Co",
    url: "https://brugman.example",
    mark: "M1 19V9a11 7 0 0 1 22 0v10h-4.5v-5a6.5 5 0 0 0-13 0v5Z",
    sample: true,
  },
];
