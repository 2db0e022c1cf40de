export { common } from "./common.ts";

import { home, pictures, ticker } from "./home.ts";
import { forms } from "./leads.ts";

/** The layout of every view: titles, navigation, footer and the page for unknown addresses. */
export const shell = {
  meta: {
    home: {
      title: "Spraakgestuurde CRM-invoer | AI-assistent",
      description:
        "{{product}} is een AI-assistent voor CRM-invoer met je stem. Neem je gesprek op en {{agent}} zet het in je CRM.",
    },
    features: {
      title: "Gesprek opnemen, uitschrijven en in je CRM zetten | {{product}}",
      description:
        "Opnemen, uploaden of bellen: {{product}} schrijft je gesprek uit, vat het samen en werkt je CRM bij. Bekijk alle functies.",
    },
    pricing: {
      title: "Prijzen per gebruiker per maand | {{product}}",
      description:
        "Wat {{product}} kost per gebruiker per maand: Professional, Teams en Enterprise. Per jaar of per maand, met antwoord op veelgestelde vragen.",
    },
    dashboard: {
      title: "Demo | {{product}}",
      description:
        "Probeer het dashboard van {{product}} met voorbeelddata: opnames, samenvattingen en CRM-velden. Geen account nodig.",
    },
    privacy: {
      title: "Privacyverklaring | {{product}}",
      description:
        "Welke gegevens {{product}} van een bezoek bewaart, waarom en hoe lang, welke rechten je hebt, en hoe je je bezoek niet laat meetellen.",
    },
    terms: {
      title: "Voorwaarden voor het gebruik van {{product}}",
      description:
        "De afspraken voor het gebruik van {{product}}, de site en de demo: prijzen, looptijd, opzeggen, opnemen en aansprakelijkheid.",
    },
    security: {
      title: "Hoe we met je gesprekken omgaan | {{product}}",
      description:
        "Wie volgens de AVG waarvoor verantwoordelijk is als {{product}} je gesprekken verwerkt, waar je ons aan kunt houden en hoe je de verwerkersovereenkomst krijgt.",
    },
    signup: {
      title: "Aanmelden voor {{product}}",
      description:
        "Vertel ons wie je bent en welk CRM je gebruikt. Binnen {{hours}} uur nemen we contact op, en instellen duurt ongeveer {{minutes}} minuten.",
    },
    demoRequest: {
      title: "De demo van {{product}} bekijken",
      description:
        "Vul je bedrijf en e-mailadres in en kijk meteen rond in {{product}}, met voorbeelddata. Je hebt geen account nodig.",
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
    privacy: "Privacy",
    terms: "Voorwaarden",
    security: "Beveiliging",
    tagline: "De AI-assistent die je CRM invult terwijl jij verkoopt.",
    registration: "KvK {{number}}",
    vat: "Btw {{number}}",
    poweredBy: "Gemaakt door {{agency}}",
    devMode: "Ontwikkelmodus",
  },
  topics: {
    integrations: "Integraties",
    "field-sales": "Buitendienst",
    "account-management": "Account\u00ADmanagement",
    service: "Service",
    calculator: "ROI berekenen",
    comparison: "Vergelijken",
  },
  /** A fact that the owner hasn't confirmed. */
  sample: "{{fact}} [voorbeeld]",
  notFound: {
    title: "Deze pagina bestaat niet",
    text: "Misschien is het adres veranderd of staat er een tikfout in.",
    action: "Naar de homepage",
  },
  offline: {
    title: "Je bent offline",
    text: "Deze pagina verschijnt vanzelf zodra je weer verbinding hebt.",
  },
  noScript: {
    emailOrPhone:
      "Voor de demo heb je JavaScript nodig. Mail naar {{email}} of bel {{phone}}, dan laten we {{product}} zien.",
    email: "Voor de demo heb je JavaScript nodig. Mail naar {{email}}, dan laten we {{product}} zien.",
  },
  /** A description of the picture next to a shared link. */
  picture: {
    dashboard: "{{product}}: ‘{{words}}’, naast een schermafbeelding van het dashboard",
    prices: "{{product}}: ‘{{words}}’, naast de prijzen van de {{count}} abonnementen",
  },
} as const;

/** The marketing site's texts that several views show. */
export const site = { shell, home, pictures, ticker, forms } as const;
