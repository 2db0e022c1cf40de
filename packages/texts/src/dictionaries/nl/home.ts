export const home = {
  hero: {
    title: "Nooit meer handmatig CRM loggen",
    subtitle:
      "Je gesprekken worden automatisch opgenomen, uitgeschreven, door AI verrijkt en direct in je CRM gezet. Jij verkoopt, {{agent}} doet de administratie.",
    viewDemo: "Bekijk demo",
    startNow: "Start nu",
    demo: "De demo duurt zo’n {{minutes}}\u00A0minuten. Geen account nodig.",
    directCrms: "Directe integraties met {{count}}\u00A0CRM-systemen",
    otherCrms: "Integraties op maat mogelijk met {{count}}+\u00A0CRM-systemen",
    preview: "Het dashboard van {{product}} met recente gesprekken en hun status in het CRM",
  },
  audience: {
    title: "Eén gesprek, en iedereen is bij",
    text: "De verkoper, de manager en de organisatie zien allemaal hetzelfde. En niemand hoefde het in te typen.",
    user: {
      title: "Voor verkopers",
      claims: {
        time: "Bespaar {{minutes}}\u00A0minuten per dag",
        handsFree: "Handsfree in de auto, direct na je afspraak",
        details: "Nooit meer een detail vergeten",
      },
    },
    manager: {
      title: "Voor managers",
      claims: {
        overview: "Volledig overzicht van alle gesprekken",
        forecast: "Een forecast waar je op kunt bouwen",
        coaching: "Coaching op basis van echte gesprekken",
      },
    },
    organization: {
      title: "Voor de organisatie",
      claims: {
        logged: "{{percent}}% van de gesprekken volledig vastgelegd",
        quality: "Consistente datakwaliteit",
        compliance: "Compliance-proof verslagen in je CRM",
        roi: "{{times}}× rendement op je investering",
      },
    },
  },
  /** The calculation of each figure above, or that it is a target. */
  basis: {
    time: "{{minutes}}\u00A0minuten: als je {{conversations}} gesprekken per dag hebt en per gesprek {{each}}\u00A0minuten minder typt.",
    logged: "{{percent}}%: ons doel, geen meting. Een gesprek telt als elk verplicht CRM-veld is ingevuld.",
    roi: "{{times}}×: {{share}}% van de bespaarde tijd, {{hours}}\u00A0uur per maand à {{cost}}, afgezet tegen de prijs van {{plan}} bij betaling per jaar.",
  },
  how: {
    title: "Zo werkt het",
    text: "Van wat er is gezegd tot wat er in je CRM staat, in drie stappen.",
    record: {
      title: "Neem op",
      text: "Neem je gesprek op, upload een bestand of bel {{agent}} vanuit de auto.",
    },
    enrich: {
      title: "Verrijk",
      text: "{{agent}} schrijft je gesprek uit, vat het samen en haalt er namen, afspraken en vervolgstappen uit.",
    },
    synchronize: {
      title: "Synchroniseer",
      text: "Jij kijkt het na en hebt het laatste woord. Daarna staat alles op de juiste plek in je CRM.",
    },
  },
  benefits: {
    title: "Wat je er elke dag aan hebt",
    typing: {
      title: "Geen typewerk meer",
      text: "Praten gaat sneller dan typen. Zo houd je je dag vrij voor je klanten.",
    },
    updates: {
      title: "Een CRM dat bijblijft",
      text: "Velden, notities en taken staan klaar. Jij keurt ze goed.",
    },
    structure: {
      title: "Altijd dezelfde opbouw",
      text: "Elk verslag heeft dezelfde structuur, wie het ook inspreekt.",
    },
    actions: {
      title: "Elke vervolgstap in beeld",
      text: "Actiepunten worden taken met een datum, geen losse briefjes.",
    },
    enrichment: {
      title: "Rijkere klantinformatie",
      text: "Functies, voorkeuren en signalen uit het gesprek komen bij de juiste klant terecht.",
    },
    reporting: {
      title: "Cijfers om op te sturen",
      text: "Met volledige gegevens kloppen ook je rapporten.",
    },
  },
  /** Each links to a page about that kind of work. */
  uses: {
    title: "Voor wie met klanten praat",
    "field-sales": "Spreek je bezoekverslag in vanuit de auto.",
    "account-management": "Weet bij elke verlenging wat er speelt.",
    service: "Leg vast wat je een klant belooft.",
  },
  /** The picture in the hero: what was said fills the CRM. */
  story: {
    listen: "Luister mee",
    pause: "Pauzeer",
    sound: "{{seconds}} s, computerstemmen",
    failed: "Het geluid kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.",
    listening: "{{agent}} luistert",
    /** Announced at the sound's end. */
    filled: "{{agent}} heeft {{client}} bijgewerkt. {{fields}}.",
    agent: "{{agent}} werkt {{crm}} bij",
    open: "Bekijk dit gesprek in de demo",
  },
  /** The field below the hero, whose text the agent reads. */
  words: {
    label: "Typ of dicteer wat je net besprak",
    hint: "Je tekst blijft in je browser. Dicteren gaat via de spraakdienst van je toetsenbord.",
    placeholder: "Net bij Van Dijk geweest: 40 licenties, 12.000 euro per jaar. Vrijdag de offerte.",
    result: "Dit zet {{agent}} in je CRM",
    empty: "Klant, aantallen, bedragen, datums en vervolgstappen: {{agent}} vult ze hier in terwijl je typt.",
    nothing: "Hier staat nog niets voor je CRM in. Noem een klant, een bedrag, een aantal of een afspraak.",
    failed: "{{agent}} kon niet worden geladen. Controleer je verbinding en typ verder.",
    open: "Verder in de demo",
  },
  trust: {
    title: "Wat je klant je vertelt, blijft van jou",
    place: {
      title: "Opgeslagen in {{country}}",
      text: "Daar staan opnames, transcripten en back-ups. Ze worden verwerkt in {{processing}}.",
    },
    roles: {
      title: "Geregeld volgens de AVG",
      text: "Jij blijft verantwoordelijk, wij verwerken in jouw opdracht. Dat staat in een verwerkers\u00ADovereenkomst.",
    },
    retention: {
      title: "Audio gewist na {{days}}\u00A0dagen",
      text: "Het transcript verdwijnt na {{transcriptDays}}\u00A0dagen. Uit back-ups is alles uiterlijk {{backupDays}}\u00A0dagen later weg. Eerder wissen kan altijd.",
    },
    training: {
      title: "Nooit gebruikt om AI te trainen",
      text: "Geen taalmodel leert van je gesprekken. Ze zijn er voor je CRM en je team.",
    },
    more: "Zo gaan we om met je gesprekken",
    sample: "Voorbeeld, nog te bevestigen",
  },
  lastCall: {
    price: "Vanaf {{price}} per gebruiker per maand, excl. btw, bij betaling per jaar.",
  },
  partners: {
    title: "Onze partners",
    sample: "Voorbeeldpartner",
    pause: "Pauzeer de partners",
    jump: "Toon {{partner}}",
  },
  demo: {
    title: "Zie het zelf in {{minutes}}\u00A0minuten",
    text: "Probeer de interactieve demo met voorbeelddata. Je hebt geen account nodig.",
  },
} as const;

/**
 * Texts in the site's pictures around the sample conversation, which is in the demo's data.
 */
export const pictures = {
  synced: "Gesynchroniseerd",
} as const;

/** The CRM systems that a custom integration connects. */
export const ticker = {
  title: "Integraties op maat",
  pause: "Pauzeer de namen",
  more: "{{count}}+\u00A0andere CRM-systemen. Een integratie op maat staat er gemiddeld in {{min}} tot {{max}}\u00A0weken.",
} as const;
