export { common } from "./common.ts";

/** The layout of every screen of the demo: titles, menu, banner and errors. */
export const shell = {
  /** In index.html, in every language at once, for when nothing else can be loaded. */
  document: {
    failed: "De demo kon niet worden geladen. Controleer je verbinding.",
    retry: "Opnieuw proberen",
    noScript: "De demo heeft JavaScript nodig.",
  },
  title: "{{section}} - {{product}} Demo",
  description: "Het interactieve demo-dashboard van {{product}}, met voorbeelddata. Geen account nodig.",
  sections: {
    dashboard: "Dashboard",
    record: "Opnemen",
    callTimmy: "Bel {{agent}}",
    upload: "Uploaden",
    recordings: "Opnames",
    agentTimmy: "Agent {{agent}}",
    settings: "Instellingen",
    crmRecord: "CRM-record",
    notFound: "Niet gevonden",
  },
  layout: {
    newRecording: "Nieuwe opname",
    navigation: "Dashboardmenu",
    home: "{{product}}, naar het dashboard",
    backToSite: "Terug naar website",
    demoData: "DEMO DATA",
    banner: "Dit is een demo-omgeving. Alles wat je ziet is voorbeelddata.",
    userCard: "Naar instellingen",
    roles: { Admin: "Beheerder", Member: "Lid" },
    loading: "Scherm laden",
  },
  cancel: "Annuleren",
  undo: "Ongedaan maken",
  notFound: {
    title: "Dit scherm bestaat niet",
    text: "Misschien zit er een tikfout in het adres. Via het menu kom je overal.",
    action: "Naar het dashboard",
  },
  failure: {
    title: "Dit scherm wil niet laden",
    unavailable: "De verbinding haperde of de demo is net vernieuwd. Probeer het opnieuw.",
    unexpectedTitle: "Er ging iets mis",
    unexpected: "Dat had niet mogen gebeuren. Probeer het opnieuw; je voorbeelddata is er nog.",
    retry: "Opnieuw proberen",
    reload: "Opnieuw laden",
    tryOnline: "Je bent offline. Probeer het opnieuw zodra je weer verbinding hebt.",
  },
} as const;

/** Saving, discarding and undoing a visitor's changes in the demo. */
export const edits = {
  saved: "Instellingen opgeslagen!",
  save: "Opslaan",
  full: "Dit is het maximum van {{max}} tekens. Alles daarna is weggelaten.",
  unfollowed: {
    title: "Dit kan {{agent}} in deze demo niet opvolgen:",
    more: "En nog {{count}} andere",
  },
  reset: {
    action: "Demo resetten",
    title: "De demo resetten?",
    text: "Alles wat je hier hebt aangepast of opgenomen, wordt uit deze browser verwijderd. De voorbeelddata komt terug.",
    confirm: "Alles resetten",
    done: "De demo is gereset. Alles staat weer zoals in het begin.",
  },
} as const;

export const tour = {
  offer: {
    title: "Zie in {{minutes}} minuten wat {{product}} doet",
    text: "Een rondleiding in {{count}} stappen, van je eigen stem tot CRM. Je doet het zelf.",
    start: "Start rondleiding",
    decline: "Nee, bedankt",
  },
  start: "Rondleiding",
  label: "Rondleiding",
  position: "Stap {{step}} van {{count}}",
  back: "Terug",
  next: "Volgende",
  stop: "Afsluiten",
  there: "Breng me erheen",
  finish: "Klaar",
  steps: {
    record: {
      title: "Begin met je eigen stem",
      text: "Vertel {{agent}} over je laatste bezoek: typ het, dicteer het of neem het op. Je ziet wat er in je CRM komt, en waarom.",
      action: "Liever een voorbeeld",
    },
    analysis: {
      title: "{{agent}} heeft goed geluisterd",
      text: "Een samenvatting, met de namen, bedragen en datums die zijn genoemd.",
    },
    crmFields: {
      title: "En dit komt in je CRM",
      text: "{{agent}} vult deze velden in. De taken en notities staan eronder.",
    },
    dictionary: {
      title: "Leer {{agent}} jullie woorden",
      text: "Namen en vaktermen staan altijd goed gespeld in je CRM. Voeg gerust een eigen woord toe.",
    },
    startNow: {
      title: "Probeer nu je eigen gesprekken",
      text: "Dat was de rondleiding. Begin met {{product}}, of kijk hier rustig verder rond.",
    },
  },
} as const;

/** The visitor's own recordings, which any screen may report. */
export const userRecording = {
  titles: {
    microphone: "Je eigen opname",
    file: "Je eigen bestand",
    call: "Je telefoontje naar {{agent}}",
    note: "Je eigen verslag",
  },
  from: {
    microphone: "Via je microfoon",
    file: "Geüpload bestand",
    call: "Per telefoon",
    note: "In je eigen woorden",
  },
  note: {
    label: "Spreek je laatste bezoek in",
    hint: "Typ het, plak het of dicteer het met het microfoontje op je toetsenbord, dat een eigen spraakdienst gebruikt.",
    placeholder: "Wie sprak je? Wat spraken jullie af? Bedragen, aantallen, datums, je vervolgstap…",
    submit: "Laat {{agent}} het uitwerken",
    missing: "Vertel {{agent}} eerst iets, of gebruik de voorbeeldtekst.",
    sampleTitle: "Weet je niet wat je moet zeggen?",
    sampleText: "Lees dit voor of gebruik het zoals het er staat. Het is een voorbeeld.",
    useSample: "Gebruik de voorbeeldtekst",
    sampleBadge: "Voorbeeldtekst",
  },
  play: "Je opname afspelen",
  unplayable: "Deze browser kan de opname niet afspelen.",
  removed: "Opname verwijderd",
  removeText: "De opname wordt uit je browser verwijderd en is niet terug te halen.",
  fileReady: "Bestand succesvol geüpload en verwerkt!",
  ready: "Je opname is verwerkt.",
  sampleReady: "Het gesprek met {{client}} is verwerkt.",
  nothingHeard: "{{agent}} hoorde niets bruikbaars in je opname. Er is geen CRM bijgewerkt.",
  result: "Bekijk het resultaat",
  processing: "Wordt verwerkt",
  sampleCall: "Voorbeeld: in de demo wordt er niet echt gebeld.",
  unfinished: "Je hebt nog een onafgemaakte opname",
  finish: "Opname afronden",
} as const;

/** The controls of a sound. */
export const player = {
  pause: "Pauzeer",
  position: "Plek in het gesprek",
  moment: "{{time}} van {{duration}}",
} as const;

/** Adding, editing and deleting a word of the dictionary, on any screen. */
export const words = {
  addTitle: "Woord toevoegen",
  editTitle: "Woord bewerken",
  word: "Woord",
  misspelled: "Hoe het verkeerd wordt verstaan",
  isMisspelling: "Een verkeerde spelling corrigeren",
  isMisspellingHint: "Voor woorden die het transcript anders spelt dan jij.",
  correction: "Hoe het gespeld moet worden",
  isShared: "Delen met je team",
  isSharedHint: "Het woord geldt dan voor de gesprekken van iedereen.",
  add: "Toevoegen",
  change: "Bijwerken",
  problems: {
    tooLong: "Gebruik hooguit {{longestWord}} tekens.",
    duplicate: "Dit woord staat al in het woordenboek.",
    noCorrection: "Vul in hoe het gespeld moet worden.",
    sameCorrection: "De correctie is gelijk aan het woord zelf.",
  },
  added: "‘{{word}}’ staat nu in het woordenboek.",
  changed: "‘{{word}}’ is bijgewerkt.",
  addSelected: "Woord toevoegen",
  selectHint: "Tip: selecteer eerst een woord in het gesprek. Dan staat het hier al ingevuld.",
} as const;

/** Texts of all screens. Those of only some screens are in other files. */
export const demo = { ...shell, edits, tour, userRecording, player, words } as const;
