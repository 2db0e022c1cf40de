/** Returns a list of a claim's text, or an empty one if the owner turned its figure off in packages/product. */
export const claimed = <Content>(figure: number | undefined, content: Content): Content[] =>
  figure === undefined ? [] : [content];
