export const recordingList = {
  title: "Opnames",
  subtitle: "Elk gesprek, en wat {{agent}} ervan in je CRM heeft gezet.",
  columns: {
    date: "Datum en tijd",
    client: "Klant",
    status: "Status",
    crm: "CRM",
    action: "Actie",
  },
  view: "Bekijken",
  audible: "Te beluisteren",
  viewClient: "Bekijken: {{client}}",
  search: "Zoek in namen en gesprekken",
  found_one: "{{count}} opname",
  found_other: "{{count}} opnames",
  nothingFound: "Geen opnames gevonden",
  nothingFoundHint: "Probeer een naam, een klant of iets wat er gezegd is.",
} as const;

export const dashboard = {
  title: "Dashboard",
  stats: "Deze week",
  welcome: "Welkom, {{company}}",
  conversations: {
    label: "Gesprekken deze week",
    note_one: "{{count}} wordt nu verwerkt",
    note_other: "{{count}} worden nu verwerkt",
    allDone: "Allemaal verwerkt",
  },
  hoursSaved: { label: "Uur bespaard", note: "{{minutes}} minuten per gesprek" },
  sync: { label: "CRM-sync", note: "{{synced}} van {{analyzed}} verwerkte gesprekken" },
  quickRecord: "Gesprek opnemen",
  recent: "Recente opnames",
} as const;

/** The manager's view of the week. */
export const teamWeek = {
  loading: "De gesprekken van je team worden geladen",
  title: "Je team deze week",
  basis_one: "Berekend uit {{count}} gesprek. Elke zin brengt je naar dat moment.",
  basis_other: "Berekend uit {{count}} gesprekken. Elke zin brengt je naar dat moment.",
  notes_one: "{{count}} verslag heeft maar één spreker en staat daarom niet in de tabel.",
  notes_other: "{{count}} verslagen hebben maar één spreker en staan daarom niet in de tabel.",
  talk: {
    title: "Zo verlopen de gesprekken",
    seller: "Verkoper",
    conversations: "Gesprekken",
    ratio: "Zelf aan het woord",
    questions: "Vragen per gesprek",
    longest: "Langste beurt",
    words: "{{count}} woorden",
  },
  risks: "Deals die risico lopen",
  noRisks: "Geen enkel gesprek wijst op een risico.",
  mood: "Negatieve toon",
  noNextStep: "Geen vervolgstap afgesproken",
  coaching: "Om van te leren",
  moments: {
    decision: "Vraagt wie er beslist",
    competition: "Vraagt naar de concurrentie",
    success: "Vraagt wanneer het een succes is",
    budget: "Vraagt naar het budget",
    cause: "Vraagt naar de aanleiding",
    trade: "Geeft korting, maar niet voor niets",
    talkative: "Is zelf {{share}} van de tijd aan het woord",
    noQuestion: "Stelt geen enkele vraag",
  },
} as const;

/** The lists of conversations, and what the week’s say together. */
export const lists = { recordingList, dashboard, teamWeek } as const;
