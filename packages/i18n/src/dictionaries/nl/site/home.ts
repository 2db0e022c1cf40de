export const home = {
  hero: {
    title: "Nooit meer handmatig CRM loggen",
    subtitle:
      "Je gesprekken worden automatisch opgenomen, uitgeschreven, door AI verrijkt en direct in je CRM gezet. Jij verkoopt, {{agent}} doet de administratie.",
    viewDemo: "Bekijk demo",
    startNow: "Start nu",
    directCrms: "Directe integraties met {{count}} CRM-systemen",
    otherCrms: "Maatwerkintegratie mogelijk met {{count}}+ CRM-systemen",
    preview: "Het dashboard van {{product}} met recente gesprekken en hun status in het CRM",
  },
  audience: {
    title: "Eén gesprek, drie winnaars",
    user: {
      title: "Voor verkopers",
      claims: {
        time: "Bespaar {{minutes}} minuten per dag",
        handsFree: "Handsfree in de auto, direct na je afspraak",
        details: "Nooit meer een detail vergeten",
      },
    },
    manager: {
      title: "Voor managers",
      claims: {
        overview: "Volledig overzicht van alle gesprekken",
        forecast: "Een forecast waar je op kunt bouwen",
        coaching: "Coachen op echte gesprekken",
      },
    },
    organisation: {
      title: "Voor de organisatie",
      claims: {
        logged: "{{percent}}% van de gesprekken volledig vastgelegd",
        quality: "Consistente datakwaliteit",
        compliance: "Documentatie die een audit doorstaat",
        roi: "{{times}}× rendement op je investering",
      },
    },
  },
  how: {
    title: "Zo werkt het",
    record: {
      title: "Neem op",
      text: "Spreek je gesprek in, upload een opname of bel {{agent}} vanuit de auto.",
    },
    enrich: {
      title: "Verrijk",
      text: "{{agent}} schrijft uit, vat samen en haalt er namen, afspraken en vervolgacties uit.",
    },
    synchronise: {
      title: "Synchroniseer",
      text: "Alles staat op de juiste plek in je CRM, klaar om op te volgen.",
    },
  },
  benefits: {
    title: "Wat je er elke dag aan hebt",
    typing: {
      title: "Niet meer typen",
      text: "Praten gaat sneller dan tikken. Je agenda blijft vrij voor klanten.",
    },
    updates: { title: "CRM altijd bij", text: "Velden, notities en taken worden automatisch bijgewerkt." },
    structure: {
      title: "Vaste structuur",
      text: "Elk verslag is op dezelfde manier opgebouwd, wie het ook inspreekt.",
    },
    actions: {
      title: "Acties in beeld",
      text: "Vervolgstappen worden taken met een datum, geen losse briefjes.",
    },
    enrichment: {
      title: "Rijkere klantinformatie",
      text: "Functies, voorkeuren en signalen uit het gesprek komen bij de juiste klant terecht.",
    },
    reporting: { title: "Data om op te sturen", text: "Volledige gegevens, dus rapportages die kloppen." },
  },
  partners: { title: "Partners", sample: "Voorbeeldpartner" },
  demo: {
    title: "Zie het zelf in {{minutes}} minuten",
    text: "Loop door de interactieve demo met voorbeelddata. Je hebt geen account nodig.",
    action: "Open de demo",
  },
} as const;
