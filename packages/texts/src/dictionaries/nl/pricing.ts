export const pricing = {
  title: "Een vaste prijs per gebruiker, zonder verrassingen",
  subtitle: "Begin klein en breid uit als je team groeit.",
  period: {
    label: "Hoe wil je betalen?",
    yearly: "Per jaar",
    monthly: "Per maand",
    saveUpTo: "Bespaar tot {{percent}}%",
  },
  save: "Bespaar {{percent}}%",
  perUser: "per gebruiker per maand, excl. btw",
  billed: {
    yearly: "{{total}} per jaar, contract van {{months}}\u00A0maanden",
    monthly: "Maandelijks gefactureerd, per maand opzegbaar",
  },
  custom: {
    action: "Neem contact op",
    price: "Op maat",
    text: "een prijs die past bij je organisatie",
    billed: "We praten eerst, dan volgt een offerte",
  },
  recommended: "Ons advies voor teams",
  /** The reason to recommend the plan. */
  reason:
    "Waarom Teams? Wat één collega {{agent}} leert, werkt voor het hele team. Dat loont al met z’n tweeën.",
  includes: "Dit krijg je",
  plans: {
    professional: {
      text: "Voor wie zelf verkoopt",
      a: "Opnemen, uploaden of bellen",
      b: "Transcript, samenvatting en actiepunten door AI",
      c: "Directe integraties met {{count}}\u00A0CRM-systemen",
      d: "Eigen instructies, woordenboek en jargon",
      e: "Antwoord op vragen binnen {{hours}}\u00A0uur",
    },
    teams: {
      text: "Voor teams die samenwerken",
      a: "Alles van Professional",
      b: "Gedeelde instructies, die altijd voorgaan",
      c: "Gedeeld jargon en woordenboek",
      d: "Dashboard met teamanalyses",
      e: "Teamleden uitnodigen en beheren",
    },
    enterprise: {
      text: "Voor organisaties met eigen eisen",
      a: "Alles van Teams",
      b: "Onbeperkt aantal gebruikers",
      c: "Een eigen account\u00ADmanager",
      d: "Integratie op maat met jouw CRM",
      e: "Afspraken op maat over contract en gegevens",
    },
  },
  customCrm: {
    title: "Een ander CRM? Dat koppelen we",
    text: "Staat jouw CRM niet bij de {{direct}}\u00A0directe integraties? Vertel ons wat waar moet komen, dan bouwen we een integratie op maat en testen we die samen met jou.",
  },
} as const;

/** Search engines get the answers verbatim: plain sentences that make sense alone. */
export const faq = {
  title: "Veelgestelde vragen",
  more: "Staat je vraag er niet bij? Mail naar {{email}}. Je hebt binnen {{hours}}\u00A0uur antwoord.",
  items: {
    privacy: {
      question: "Wat gebeurt er met mijn gesprekken en gegevens?",
      answer:
        "We gebruiken je gesprekken alleen voor wat jij met {{product}} doet: je CRM bijwerken, en jou en je team laten zien wat er is gezegd. Een externe spraak-naar-tekstdienst schrijft ze uit. Wat we met je afspreken, staat in een verwerkersovereenkomst. Deze site gebruikt geen cookies en bewaart geen IP-adressen.",
    },
    languages: {
      question: "In welke talen werkt {{product}}?",
      answer: "{{product}} verstaat {{languages}}. De app zelf is er in het Nederlands en het Engels.",
    },
    setup: {
      question: "Hoe snel kan ik beginnen?",
      answer:
        "Na je aanmelding mailen of bellen we je binnen {{hours}}\u00A0uur en zetten we je account klaar. Met een directe integratie is het instellen daarna in ongeveer {{minutes}}\u00A0minuten klaar: koppel je CRM, stel {{agent}} in en begin te praten. Je hoeft niets te installeren.",
    },
    accuracy: {
      question: "Hoe nauwkeurig is het?",
      answer:
        "Ons doel: meer dan {{accuracy}}% van de woorden is meteen goed uitgeschreven en meer dan {{match}}% van de gesprekken komt vanzelf bij de juiste klant terecht. Dat zijn doelen, geen metingen. Namen en vaktermen leer je {{agent}} met je woordenboek. AI maakt fouten, dus je kunt alles nakijken en verbeteren.",
    },
    contract: {
      question: "Zit ik vast aan een contract?",
      answer:
        "Dat kies je zelf. Betaal je per maand, dan zeg je op tegen het einde van de maand. Betaal je per jaar, dan bespaar je tot {{percent}}%, met een contract van {{months}}\u00A0maanden. Opzeggen doe je met een mail. Wat in je CRM staat, blijft daar.",
    },
    consent: {
      question: "Mag ik mijn gesprekken opnemen?",
      answer:
        "Vertel je gesprekspartner altijd dat je opneemt en waarom. Wil je dat niet, spreek dan na afloop zelf je verslag in. Dat duurt gemiddeld {{min}} tot {{max}}\u00A0minuten en levert hetzelfde op in je CRM.",
    },
    trial: {
      question: "Kan ik het eerst bekijken?",
      answer:
        "Ja. De interactieve demo duurt ongeveer {{minutes}}\u00A0minuten, werkt met voorbeelddata en vraagt geen account.",
    },
  },
} as const;
