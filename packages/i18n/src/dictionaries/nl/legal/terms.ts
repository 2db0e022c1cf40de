export const terms = {
  title: "Voorwaarden",
  subtitle: "De afspraken voor het gebruik van deze site, de demo en {{product}}.",
  scope: {
    title: "Waar dit over gaat",
    text: "Deze voorwaarden gelden voor deze site, de demo en elk abonnement op {{product}}. {{product}} is een dienst van {{company}}, {{address}} (KvK {{registration}}), en is bedoeld voor bedrijven.",
    other: "Spreken we op papier iets anders af, dan gaat dat voor.",
  },
  demo: {
    title: "De demo",
    text: "De demo is gratis, vraagt geen account en toont voorbeelddata. Namen, bedrijven en cijfers erin zijn verzonnen. Zet er geen vertrouwelijke gegevens in.",
  },
  service: {
    title: "Wat {{product}} doet",
    text: "{{product}} schrijft je gesprekken uit, haalt er gegevens en acties uit, en zet die in je CRM. Dat doet AI, en die maakt fouten. Je controleert zelf wat in je CRM komt.",
    support: "Op vragen krijg je binnen {{hours}} uur antwoord.",
  },
  recording: {
    title: "Gesprekken opnemen",
    text: "Je vertelt je gesprekspartner dat je opneemt, en hebt een goede reden om diens gegevens vast te leggen. Daar ben jij verantwoordelijk voor. Wij verwerken de gegevens in jouw opdracht, volgens de verwerkersovereenkomst.",
  },
  payment: {
    title: "Prijzen en betalen",
    text: "Prijzen zijn per gebruiker per maand en exclusief btw. Een jaarabonnement factureren we vooraf voor een jaar, een maandabonnement vooraf per maand.",
    custom: "De prijs van Enterprise en van een integratie op maat staat in een offerte.",
  },
  term: {
    title: "Looptijd en opzeggen",
    text: "Een maandabonnement zeg je op tegen het einde van de maand waarvoor je betaald hebt. Een jaarabonnement loopt {{months}} maanden; je zegt op tegen het einde daarvan.",
    cancel:
      "Opzeggen doe je met een mail naar {{email}}. Daarna wissen we je gegevens, nadat je ze hebt kunnen meenemen.",
  },
  liability: {
    title: "Aansprakelijkheid",
    text: "We zorgen zo goed mogelijk voor een dienst die werkt, maar beloven niet dat die nooit stilligt. Gaat er door ons iets mis, dan vergoeden we directe schade tot het bedrag dat je ons in de laatste {{months}} maanden betaalde, behalve bij opzet of grove nalatigheid.",
  },
  changes: {
    title: "Wijzigingen en recht",
    text: "Verandert er iets in deze voorwaarden, dan laten we dat klanten een maand van tevoren weten. Nederlands recht geldt; geschillen gaan naar de rechter in {{city}}.",
  },
} as const;
