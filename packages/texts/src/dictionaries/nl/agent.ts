const agentTimmy = {
  title: "Agent {{agent}}",
  subtitle: "Leer {{agent}} jullie woorden, vaktermen en werkwijze.",
  tabs: {
    instructions: "Instructies",
    dictionary: "Woordenboek",
    jargon: "Jargon",
    stats: "Cijfers",
  },
  instructions: {
    membersRead: "Alleen een beheerder kan deze aanpassen. Ze gelden voor iedereen in het team.",
    scope: "Welke instructies",
    scopes: { personal: "Persoonlijk", team: "Team" },
    labels: { personal: "Jouw instructies", team: "Instructies van je team" },
    hints: {
      personal:
        "Deze gelden alleen voor jouw gesprekken. Schrijf ze zoals je ze aan een collega zou uitleggen.",
      team: "Deze gelden voor de gesprekken van iedereen in je team.",
    },
    order: "Zo past {{agent}} ze toe",
    orderText: {
      team: "Eerst de teaminstructies: wat jullie samen hebben afgesproken.",
      personal: "Daarna je persoonlijke instructies: hoe jij graag werkt.",
    },
    wins: "Gaat altijd voor",
  },
  dictionary: {
    title: "Woordenboek",
    intro: "Namen en termen die {{agent}} goed moet spellen, en hoe ze vaak worden verstaan.",
    search: "Zoek op woord of correctie",
    filter: "Toon",
    filters: { all: "Alle woorden", personal: "Persoonlijk", shared: "Gedeeld" },
    add: "Woord toevoegen",
    found_one: "{{count}} woord",
    found_other: "{{count}} woorden",
    nothingFound: "Geen woorden gevonden",
    personal: "Persoonlijk",
    shared: "Gedeeld",
    writtenAs: "wordt ‘{{correction}}’",
    edit: "{{word}} bewerken",
    remove: "{{word}} verwijderen",
    removeTitle: "Dit woord verwijderen?",
    removeText: "{{agent}} let dan niet meer op ‘{{word}}’.",
    removeConfirm: "Verwijderen",
    removed: "‘{{word}}’ is verwijderd.",
  },
  jargon: {
    label: "Jargon van je branche",
    hint: "Eén term per regel, met de betekenis achter een dubbele punt.",
  },
  stats: {
    conversations: "Gesprekken verwerkt",
    accuracy: "Gemiddelde nauwkeurig\u00ADheid",
    terms: "Vaktermen herkend",
    accuracyNote: "van de woorden meteen goed",
    whose: "Van het hele team, sinds jullie met {{agent}} werken.",
    activity: "Recente activiteit",
    accurate: "{{share}} van de woorden goed",
  },
} as const;

export const agent = { agentTimmy } as const;
