/** A partner in the strip on the home page. */
export type Partner = { name: string; url: string; sample: boolean };

/** Three partners. Samples until the owner names real ones: `sample` partners carry no link. */
export const partners: readonly Partner[] = [
  { name: "Kompas Sales", url: "https://kompas.example", sample: true },
  { name: "Veldwerk", url: "https://veldwerk.example", sample: true },
  { name: "Brugman & Co", url: "https://brugman.example", sample: true },
];
