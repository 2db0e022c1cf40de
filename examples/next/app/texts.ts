const de = { shop: { order: "Jetzt bestellen" } } as const;

declare module "i18next" {
  interface CustomTypeOptions {
    enableSelector: true;
    defaultNS: "shop";
    resources: typeof de;
  }
}

/** The shop's texts in one language. */
export async function loadTexts(language: "de") {
  return { de }[language];
}
