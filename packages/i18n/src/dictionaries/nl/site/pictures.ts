/**
 * What the pictures on the site show: one sample conversation, the one with Van Dijk Logistiek that the demo
 * opens with, and what becomes of it. Square brackets mark the words that the agent picks out.
 */
export const pictures = {
  said: "Marieke wil een offerte voor [48 gebruikers], live op [1 januari]. [Henk Bos] tekent.",
  heard: {
    title: "Transcript",
    seller: "Om hoeveel mensen gaat het?",
    client: "[48 gebruikers]. We hebben er [30.000 euro] voor vrijgemaakt.",
    closing: "Dan krijg je vrijdag de offerte.",
    agreed: "Graag. We willen op [1 januari] live.",
  },
  entities: { users: "48 gebruikers", start: "1 januari", decider: "Henk Bos", budget: "30.000 euro" },
  summary: {
    title: "Samenvatting",
    text: "Wil een offerte voor 48 gebruikers. De koppeling met Salesforce geeft de doorslag.",
  },
  fields: {
    stage: "Fase",
    stageBefore: "Kennismaking",
    stageAfter: "Offerte",
    value: "Dealwaarde",
    valueAfter: "€\u00a028.800",
    users: "Gebruikers",
    start: "Startdatum",
    decider: "Beslisser",
    nextStep: "Volgende stap",
    nextStepAfter: "Offerte sturen",
    role: "Functie",
    roleAfter: "Hoofd planning",
    prefers: "Voorkeur",
    prefersAfter: "Belt liever ’s ochtends",
    mood: "Sentiment",
    moodAfter: "Enthousiast",
  },
  empty: "leeg",
  synced: "Gesynchroniseerd",
  tasks: {
    title: "Taken",
    quote: "Offerte sturen naar Marieke van Dijk",
    explain: "Koppeling uitleggen aan Henk Bos",
    call: "Lumen Energie terugbellen",
  },
  days: { tuesday: "di 28 okt", friday: "vr 31 okt", newYear: "do 1 jan" },
  recording: "Opname",
  reportParts: { summary: "Samenvatting", agreed: "Afspraken", next: "Vervolg" },
} as const;
