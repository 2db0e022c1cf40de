/** The pages that people search for: the CRM systems, uses, the return and the alternatives. */
export const topics = {
  integrations: {
    meta: {
      title: "CRM-integraties | {{product}}",
      description:
        "Met welke CRM-systemen {{product}} werkt, en wat {{agent}} er na elk gesprek in zet: klant, contact, deal, taken en samenvatting.",
    },
    title: "Jouw CRM, bijgewerkt na elk gesprek",
    subtitle:
      "{{agent}} schrijft in het systeem waar je team al mee werkt. Per CRM zie je hieronder wat er na een gesprek in staat.",
    open: "Wat {{agent}} in {{crm}} zet",
  },
  crm: {
    meta: {
      title: "{{crm}} bijwerken met je stem | {{product}}",
      description:
        "Vertel wat je besprak en {{agent}} zet het in {{crm}}: welk veld waar terechtkomt, hoe je koppelt en hoe je het zelf probeert.",
    },
    title: "{{crm}}, bijgewerkt na elk gesprek",
    subtitle:
      "Praat na je bezoek tegen {{agent}}. Jij controleert wat hij hoorde, en daarna staat het op de juiste plek in {{crm}}.",
    places: "Welk veld waar terechtkomt",
    text: "Een voorbeeldgesprek van iets meer dan een minuut, en wat er daarna in {{crm}} staat.",
    action: "Start met {{crm}}",
    all: "Alle integraties",
  },
  /** Where a fact goes. */
  place: {
    in: "In {{crm}}:",
    client: "Klant",
    contact: "Contactpersoon",
    task: "Vervolgstap",
    summary: "Samenvatting",
    custom: "{{deal}}, eigen veld",
    within: "{{deal}}, {{field}}",
    before: "Dit stond er eerst: {{value}}",
  },
  /** What the pages on uses share. */
  use: {
    said: "Dit wordt er gezegd",
    written: "Dit staat daarna in {{crm}}",
    sample: "Een gesprek met {{client}}. Elk veld komt uit iets wat daarin is gezegd.",
    open: "Bekijk dit gesprek in de demo",
    change: "Wat het je oplevert",
  },
  "field-sales": {
    meta: {
      title: "Bezoekverslag inspreken voor de buitendienst | {{product}}",
      description:
        "Spreek je bezoekverslag in vanuit de auto en {{agent}} zet klant, knelpunt en vervolgstap in je CRM. Met een voorbeeld, veld voor veld.",
    },
    title: "Je bezoekverslag is klaar voordat je thuis bent",
    subtitle: "Bel {{agent}} na je afspraak en vertel hoe het ging. Je CRM is bij, en je avond is van jou.",
    a: {
      title: "Handsfree, vanuit de auto",
      text: "Je belt één vast nummer en praat. Zo’n telefoontje duurt gemiddeld {{min}} tot {{max}}\u00A0minuten; daarna hoef je niets meer te typen.",
    },
    b: {
      title: "Nu je het nog precies weet",
      text: "Wie erbij moet zijn, hoe ze nu werken, wat het kost als het misgaat: vlak na een bezoek weet je dat nog. Vrijdagmiddag niet meer.",
    },
    c: {
      title: "De binnendienst kan verder",
      text: "De taak, de contactpersoon en de volgende afspraak staan er al, terwijl jij naar de volgende klant rijdt.",
    },
    question: "Moet mijn klant weten dat ik opneem?",
    answer:
      "Ja, vertel het altijd vooraf. Wil je dat niet, neem het gesprek dan niet op en spreek na afloop zelf je verslag in. In je CRM staat hetzelfde.",
  },
  "account-management": {
    meta: {
      title: "CRM bijhouden voor accountmanagers, met je stem | {{product}}",
      description:
        "Verlengingen, uitbreidingen en wie er meebeslist: {{agent}} haalt het uit je klantgesprek en zet het in je CRM. Met een voorbeeld, veld voor veld.",
    },
    title: "Ga elke verlenging voorbereid in",
    subtitle:
      "{{agent}} legt na elk gesprek vast wat er speelt: de wens voor volgend jaar, wie er meekijkt en wanneer het contract afloopt.",
    a: {
      title: "Contractdata waar je op kunt filteren",
      text: "Noemt je klant een einddatum, dan komt die in het veld dat je lijsten en herinneringen gebruiken. Niet ergens in een notitie.",
    },
    b: {
      title: "Iedereen die meebeslist in beeld",
      text: "Inkoop, directie, gebruikers: wie er ter sprake komt, vind je terug bij de klant, met de concurrent waar ze mee vergelijken.",
    },
    c: {
      title: "Overdragen zonder gaten",
      text: "Neemt een collega de klant over, dan leest die wat er is besproken, en niet alleen wat jij je nog herinnert.",
    },
    question: "Overschrijft {{agent}} wat er al in mijn CRM staat?",
    answer:
      "Alleen als jij het goedkeurt. Je ziet per veld wat er stond, wat er komt te staan en uit welke zin dat komt. Klopt er iets niet, dan pas je het aan voordat het naar je CRM gaat.",
  },
  service: {
    meta: {
      title: "Servicegesprekken vastleggen in je CRM | {{product}}",
      description:
        "Klachten, storingen en wat je een klant beloofde: {{agent}} schrijft het gesprek uit en zet risico, oorzaak en vervolgstap in je CRM.",
    },
    title: "Wat je een klant belooft, staat in je CRM",
    subtitle:
      "Een klacht aan de telefoon of een storing ter plaatse: vertel wat je hoorde en {{agent}} zet oorzaak, risico en vervolgstap bij de klant.",
    a: {
      title: "Sales weet wat service hoort",
      text: "Een klacht vlak voor een verlenging gaat ook je accountmanager aan. Het risico staat bij de klant, waar je collega’s kijken.",
    },
    b: {
      title: "Van belofte naar taak",
      text: "‘Ik kom maandag zelf langs’ wordt een taak met een datum. Niemand hoeft eraan te denken om het op te schrijven.",
    },
    c: {
      title: "Jullie termen, goed gespeld",
      text: "Zet typenummers, onderdelen en vaktermen één keer in het woordenboek en ze staan voortaan goed in elk verslag.",
    },
    question: "Kan {{agent}} ook onze eigen velden invullen?",
    answer:
      "Ja. Een eigen veld koppel je één keer; daarna vult elk gesprek waarin het ter sprake komt dat veld in. Kom je er niet uit, dan helpt support je binnen {{hours}}\u00A0uur.",
  },
} as const;
