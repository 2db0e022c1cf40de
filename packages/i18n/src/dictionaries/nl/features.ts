export const features = {
  title: "Van gesprek naar CRM, zonder tussenstap",
  subtitle: "Alles wat {{product}} van je overneemt, van de eerste opname tot de laatste vervolgactie.",
  picture: "Iemand spreekt een gesprek in; daaronder staan de CRM-velden die {{agent}} ermee heeft ingevuld",
  input: {
    title: "Drie manieren om te beginnen",
    text: "Aan je bureau, met een opname van een ander apparaat, of onderweg. Wat je ook kiest: daarna hoef je niets meer te doen.",
    call: {
      title: "Bel {{agent}}",
      text: "Eén vast nummer, handsfree vanuit de auto. Spreek je verslag in en rijd door; een gesprek duurt gemiddeld {{min}} tot {{max}} minuten.",
      picture: "Een telefoongesprek met {{agent}}, waarin iemand zijn verslag inspreekt",
      status: "In gesprek",
      listening: "{{agent}} luistert",
    },
    record: {
      title: "Neem op in je browser",
      text: "Eén klik en praten maar. Geen app, geen installatie.",
      picture: "Een opname die loopt, met een stemgolf en een teller",
    },
    upload: {
      title: "Upload een opname",
      text: "Sleep een audio- of videobestand naar het vak, van je telefoon of uit je vergadertool.",
      picture: "Een vak om bestanden in te slepen, met één bestand dat klaar is",
      drop: "Sleep je opname hierheen",
    },
  },
  processing: {
    title: "AI die je gesprek begrijpt",
    text: "{{agent}} schrijft uit wat er gezegd is, vat het samen en herkent wat je CRM wil weten: personen, bedragen, data en afspraken.",
    accuracy: "{{percent}}%+",
    accuracyText: "nauwkeurige transcripties",
    match: "{{percent}}%+",
    matchText: "direct aan de juiste klant gekoppeld",
    languages: "talen: {{languages}}",
    picture:
      "Links het transcript van een gesprek, rechts de samenvatting, de kernpunten en de CRM-velden die eruit komen",
  },
  integrations: {
    title: "Past bij het CRM dat je al hebt",
    text: "Direct verbonden met {{count}} CRM-systemen. Je werkt gewoon door in het systeem dat je kent.",
    direct: "Directe integratie",
  },
  ticker: {
    lead: "Maatwerk voor onder andere",
    pause: "Pauzeer de namen",
    more: "Samen {{count}}+ systemen. Een koppeling op maat staat er gemiddeld in {{min}} tot {{max}} weken.",
  },
  customization: {
    title: "Spreekt jouw taal",
    text: "Elke branche heeft zijn eigen woorden. Leer ze {{agent}} één keer en ze staan er voortaan goed.",
    instructions: {
      title: "Instructies",
      text: "Bepaal zelf hoe een verslag eruitziet. Die van het team gaan voor.",
    },
    dictionary: { title: "Woordenboek", text: "Namen en producten goed gespeld, ook als ze anders klinken." },
    jargon: { title: "Jargon", text: "Vaktermen en afkortingen die {{agent}} dan in hun verband begrijpt." },
    picture:
      "Drie woorden uit het woordenboek met hun verbetering, een instructie van het team en vijf vaktermen",
    sample: {
      shared: "Team",
      personal: "Persoonlijk",
      words: { crm: "pijp drive", sla: "es el ee", name: "kappers" },
      instruction: "Noem bedragen exclusief btw en sluit af met één duidelijke vervolgstap.",
      terms: { a: "ritplanning", b: "laadmeter", c: "SLA", d: "raamcontract", e: "pilot" },
    },
  },
  team: {
    title: "Samen slimmer",
    text: "Wat één collega leert, weet het hele team. En jij ziet wat er speelt, zonder erom te vragen.",
    points: {
      shared: "Gedeelde instructies en gedeeld jargon",
      dashboard: "Eén dashboard met de cijfers van het team",
      coaching: "Coachen op wat er echt gezegd is",
    },
    picture: "Een staafdiagram van de gesprekken per collega, en de onderwerpen die het vaakst vallen",
    sample: {
      title: "Gesprekken deze week",
      topics: "Vaakst besproken",
      topic: { a: "Prijs", b: "Koppelingen", c: "Planning", d: "Concurrent" },
      badge: "Voorbeelddata",
    },
  },
  setup: {
    title: "Even kennismaken, dan in {{minutes}} minuten aan de slag",
    text: "Eerst horen we van je wat je wilt vastleggen. Daarna is het verbinden, instellen en inspreken. Kom je er niet uit, dan helpen we je verder.",
    steps: {
      signUp: {
        title: "Meld je aan",
        text: "Binnen {{hours}} uur mailen of bellen we je. Daarna staat je account klaar.",
      },
      connect: { title: "Verbind je CRM", text: "Kies je systeem en log in." },
      teach: { title: "Stel {{agent}} in", text: "Met je eigen instructies en woorden, of nog even niet." },
      speak: { title: "Spreek je eerste gesprek in", text: "En zie het in je CRM verschijnen." },
    },
    support: {
      title: "Antwoord binnen {{hours}} uur",
      text: "Van iemand die het product kent.",
      picture: "Een vraag aan support en het antwoord erop",
      question: "Kunnen we ook ons eigen veld ‘laadmeters’ laten vullen?",
      answer: "Zeker. Ik heb het veld voor je klaargezet; je volgende opname vult het.",
      by: "Support van {{product}}",
    },
  },
} as const;
