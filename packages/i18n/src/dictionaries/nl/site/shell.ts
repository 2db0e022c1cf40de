/** What surrounds every view: titles, navigation, footer and the page not found. */
export const shell = {
  meta: {
    home: {
      title: "Spraakgestuurde CRM-invoer | AI-assistent",
      description:
        "{{product}} is een AI-assistent voor CRM-invoer met je stem. Neem je gesprek op en {{agent}} zet het in je CRM.",
    },
    features: {
      title: "Functies | {{product}}",
      description:
        "Opnemen, uploaden of bellen: {{product}} schrijft uit, vat samen en werkt je CRM bij. Bekijk alle functies.",
    },
    pricing: {
      title: "Prijzen | {{product}}",
      description: "Wat {{product}} kost: Professional, Teams en Enterprise, per gebruiker per maand.",
    },
    dashboard: {
      title: "Demo | {{product}}",
      description: "Probeer het dashboard van {{product}} met voorbeelddata. Geen account nodig.",
    },
    notFound: { title: "Pagina niet gevonden | {{product}}", description: "Deze pagina bestaat niet." },
  },
  nav: {
    label: "Hoofdmenu",
    home: "{{product}}, naar de homepage",
    features: "Functies",
    pricing: "Prijzen",
    demo: "Demo",
  },
  footer: {
    label: "Voettekst",
    tagline: "De AI-assistent die je CRM invult terwijl jij verkoopt.",
    registration: "KvK {{number}}",
    vat: "Btw {{number}}",
    poweredBy: "Gemaakt door {{agency}}",
    devMode: "Ontwikkelmodus",
  },
  notFound: {
    title: "Deze pagina is er niet",
    text: "Misschien is het adres veranderd of staat er een tikfout in.",
    action: "Naar de homepage",
  },
  noScript:
    "Zonder JavaScript kun je het formulier niet versturen. Mail ons gerust: {{email}}, of bel {{phone}}.",
} as const;
