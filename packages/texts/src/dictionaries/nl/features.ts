export const features = {
  title: "Rechtstreeks van gesprek naar CRM",
  subtitle: "Alles wat {{product}} van je overneemt, van de eerste opname tot de laatste vervolgstap.",
  open: "Bekijk dit scherm in de demo",
  input: {
    title: "Drie manieren om te beginnen",
    text: "Aan je bureau, met een opname van een ander apparaat, of onderweg. {{agent}} werkt het uit, jij kijkt het na.",
    call: {
      title: "Bel {{agent}}",
      text: "Eén vast nummer, handsfree vanuit de auto. Vertel hoe het ging en hang weer op: een telefoontje duurt gemiddeld {{min}} tot {{max}}\u00A0minuten.",
      picture: "Het scherm Bel {{agent}}, met het nummer en een ingesproken verslag",
    },
    record: {
      title: "Neem op in je browser",
      text: "Klik één keer en begin te praten. Geen app, geen installatie.",
      picture: "Een opname die loopt, met een stemgolf en een teller",
    },
    upload: {
      title: "Upload een opname",
      text: "Sleep er een audio- of videobestand in, van je telefoon of uit je vergadertool.",
      picture: "Een vak om bestanden in te slepen, met één bestand dat al is verwerkt",
      drop: "Sleep je opname hierheen",
    },
  },
  processing: {
    title: "AI die je gesprek begrijpt",
    text: "{{agent}} schrijft uit wat er is gezegd, vat het samen en herkent wat je CRM moet weten: personen, bedragen, datums en afspraken.",
    atLeast: "{{percent}}%+",
    accuracyText: "van de woorden meteen goed uitgeschreven: ons doel, geen meting",
    matchText: "van de gesprekken vanzelf bij de juiste klant: ons doel, geen meting",
    languages: "talen: {{languages}}",
    picture:
      "De velden die {{agent}} uit een gesprek haalde, elk met de zin erbij, en een knop om ze goed te keuren",
  },
  integrations: {
    title: "Werkt met het CRM dat je al hebt",
    text: "Directe integraties met {{count}}\u00A0CRM-systemen. Je werkt gewoon door in het systeem dat je kent.",
    direct: "Directe integratie",
    picture: "Een verkoopkans in Salesforce, met de velden die {{agent}} heeft gewijzigd en ingevuld",
  },
  customization: {
    title: "{{agent}} spreekt jouw taal",
    text: "Elke branche praat anders. Leer {{agent}} jullie woorden één keer en ze staan er voortaan goed.",
    instructions: {
      title: "Instructies",
      text: "Bepaal zelf hoe je verslag eruitziet. Teaminstructies gaan voor.",
    },
    dictionary: { title: "Woordenboek", text: "Namen en producten goed gespeld, ook als ze anders klinken." },
    jargon: { title: "Jargon", text: "Vaktermen en afkortingen, zodat {{agent}} weet wat je bedoelt." },
    picture: "Een transcript waarin {{agent}} ‘es el ee’ als ‘SLA’ schreef, dankzij het woordenboek",
  },
  team: {
    title: "Samen word je slimmer",
    text: "Leert één collega {{agent}} iets nieuws, dan heeft het hele team er wat aan. En jij ziet wat er speelt, zonder erom te vragen.",
    points: {
      shared: "Gedeelde instructies en gedeeld jargon",
      dashboard: "Eén dashboard met de cijfers van het team",
      coaching: "Coaching op basis van wat er echt is gezegd",
    },
    picture:
      "De week van het team: per verkoper wie er aan het woord was, deals die risico lopen en coachmomenten",
  },
  setup: {
    title: "Even kennismaken, dan in {{minutes}}\u00A0minuten aan de slag",
    text: "Eerst horen we graag wat je wilt vastleggen. Daarna is het koppelen, instellen, praten. Kom je er niet uit? Binnen {{hours}}\u00A0uur heb je antwoord van iemand die het product kent.",
    steps: {
      signUp: {
        title: "Meld je aan",
        text: "Binnen {{hours}}\u00A0uur mailen of bellen we je. Daarna staat je account klaar.",
      },
      connect: {
        title: "Koppel je CRM",
        text: "Kies je systeem en geef {{agent}} toegang.",
        key: "Vul de API-sleutel in die je in {{crm}} maakte.",
      },
      teach: { title: "Stel {{agent}} in", text: "Met je eigen instructies en woorden, nu of later." },
      speak: { title: "Neem je eerste gesprek op", text: "En zie het in je CRM verschijnen." },
    },
  },
} as const;
