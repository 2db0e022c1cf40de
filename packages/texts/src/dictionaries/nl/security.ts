/** The use of customers' conversations. The facts are in `trust` in packages/product. */
export const security = {
  title: "Hoe we met je gesprekken omgaan",
  subtitle:
    "Een verkoopgesprek gaat over mensen en geld. Daarom lees je hier waar je ons aan kunt houden, en wie waarvoor verantwoordelijk is.",
  sample:
    "Deze gegevens zijn een voorbeeld. Ze gelden pas als {{company}} ze heeft nagekeken; tot die tijd staat dit label erbij:",
  review: "Nog te bevestigen",
  place: {
    title: "Waar ze staan",
    text: "Opnames, transcripten en back-ups staan in {{country}}. Ze worden verwerkt in {{processing}}. Wat {{agent}} ervan maakt, schrijft hij in jouw CRM. Daar gelden jouw eigen afspraken.",
    path: {
      label: "De weg van een gesprek",
      record: "Je gesprek",
      store: "{{product}}",
      crm: "Jouw CRM",
    },
  },
  roles: {
    title: "Wie waarvoor verantwoordelijk is",
    you: "Jouw organisatie",
    youText:
      "is verwerkingsverantwoordelijke: jij bepaalt welke gesprekken je vastlegt en waarom, en vertelt je gesprekspartner dat je opneemt.",
    weText:
      "is verwerker: we doen met je gesprekken alleen wat jij opdraagt. Dat leggen we vast in een verwerkersovereenkomst volgens artikel 28 van de AVG.",
    others: "Onze dienstverleners",
    othersText: "zijn subverwerkers, onder dezelfde afspraken.",
  },
  processors: {
    title: "Wie ze verwerkt",
    text: "Deze partijen helpen ons. Komt er een bij, dan hoor je dat {{days}}\u00A0dagen van tevoren en kun je bezwaar maken.",
    tasks: {
      hosting: "Servers en opslag",
      speech: "Spraak omzetten in tekst",
      analysis: "Samenvatten en velden herkennen",
      mail: "Mail versturen",
    },
  },
  retention: {
    title: "Hoe lang we ze bewaren",
    text: "Is de termijn voorbij, dan wordt alles vanzelf gewist. Uit back-ups is het uiterlijk {{days}}\u00A0dagen later weg. Eerder wissen kan altijd.",
    kept: {
      audio: "Audio van een gesprek",
      transcript: "Transcript en samenvatting",
      afterContract: "Alles, na het einde van je contract",
      backup: "Back-ups",
    },
    days: "{{days}}\u00A0dagen",
  },
  measures: {
    title: "Hoe ze beveiligd zijn",
    transport: {
      title: "Versleuteld onderweg",
      text: "Elke verbinding met ons en met je CRM loopt via TLS.",
    },
    storage: {
      title: "Versleuteld opgeslagen",
      text: "Schijven en back-ups zijn zonder sleutel onleesbaar.",
    },
    access: {
      title: "Toegang alleen als het moet",
      text: "Alleen wie jou helpt kan erbij, met tweestapsverificatie. Elke inzage wordt vastgelegd.",
    },
    separation: {
      title: "Gescheiden per klant",
      text: "Je collega’s zien wat van jullie is. Andere klanten zien het nooit.",
    },
    backups: {
      title: "Elke nacht een back-up",
      text: "We zetten er geregeld een terug, om zeker te weten dat het werkt.",
    },
    training: {
      title: "Nooit gebruikt om AI te trainen",
      text: "Wij en onze dienstverleners trainen geen AI met je gesprekken.",
    },
    reports: {
      title: "Open voor meldingen",
      text: "Vind je een zwakke plek? Mail {{email}}. Je hebt binnen {{hours}}\u00A0uur antwoord.",
    },
  },
  breach: {
    title: "Als er toch iets misgaat",
    text: "Raakt een datalek jouw gegevens, dan hoor je dat binnen {{hours}}\u00A0uur nadat we het weten: wat er gebeurd is, om wie het gaat en wat we doen. Zo haal jij de 72 uur die de AVG je geeft.",
  },
  questions: {
    title: "Wat je inkoper wil zien",
    text: "Heb je de verwerkersovereenkomst nodig, of een ingevulde vragenlijst? Mail {{email}}. Je hebt binnen {{hours}}\u00A0uur antwoord.",
  },
} as const;
