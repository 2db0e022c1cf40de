export { common } from "./common.ts";

/** Every text of the owner's reports. */
export const reports = {
  /** Of index.html, for when nothing else can be loaded; in every language at once. */
  document: {
    failed: "De rapporten konden niet worden geladen. Controleer je verbinding.",
    retry: "Opnieuw proberen",
    noScript: "De rapporten hebben JavaScript nodig.",
  },
  title: "Rapporten",
  documentTitle: "Rapporten | {{product}}",
  signIn: {
    title: "Inloggen",
    intro: "Gebruik het account waarmee je ook inlogt op het beheer.",
    email: "E-mailadres",
    password: "Wachtwoord",
    submit: "Inloggen",
    required: { email: "Vul je e-mailadres in.", password: "Vul je wachtwoord in." },
    failures: {
      refused: "Het e-mailadres of het wachtwoord klopt niet.",
      tooMany: "Te veel pogingen. Wacht een minuut en probeer het dan opnieuw.",
      unreachable: "De server is niet te bereiken. Controleer je verbinding en probeer het opnieuw.",
      server: "De server kan je nu niet inloggen. Probeer het over een paar minuten opnieuw.",
      expired: "Je sessie is verlopen. Log opnieuw in.",
    },
  },
  signOut: "Uitloggen",
  filters: {
    label: "Wat je ziet",
    set: "Bezoek aan",
    sets: { site: "de website", app: "de demo" },
    period: "Periode",
    periods: {
      7: "Laatste 7 dagen",
      30: "Laatste 30 dagen",
      90: "Laatste 90 dagen",
      365: "Laatste 12 maanden",
      custom: "Zelf kiezen",
    },
    from: "Van",
    to: "Tot en met",
    invalid: "Kies een begindatum op of voor de einddatum.",
  },
  days: "{{from}} t/m {{to}}. Dagen lopen van 0.00 tot 24.00 uur UTC; bezoek van ontwikkelaars telt niet mee.",
  loading: "Laden…",
  empty: "Geen bezoek in deze periode.",
  failure: {
    unreachable: "Dit rapport kon niet worden geladen: de server is niet te bereiken.",
    server: "Dit rapport kon niet worden geladen: de server gaf een fout.",
    retry: "Opnieuw proberen",
  },
  download: "CSV",
  downloadOf: "{{report}} downloaden als CSV",
  showAll: "Alle {{total}} tonen",
  showFewer: "Minder tonen",
  table: "Toon als tabel",
  unknown: "Onbekend",
  totals: {
    label: "Totalen",
    sessions: "Sessies",
    pageViews: "Pagina\u00ADweergaven",
    perSession: "Pagina’s per sessie",
    conversion: "Conversie",
  },
  sessions: {
    title: "Sessies per dag",
    summary: "Gemiddeld {{mean}} per dag; de drukste dag was {{day}} met {{most}}.",
    day: "Dag",
  },
  funnel: {
    title: "Van bezoek tot aanmelding",
    explanation:
      "Elke stap telt de sessies die hem bereikten, ook als ze een eerdere stap oversloegen. Een sessie bewaart één conversie: de laatste.",
    step: "Stap",
    share: "Van alle bezoek",
    steps: {
      visits: "Bezoek",
      pricing: "Prijzen bekeken",
      demo_requests: "Demo aangevraagd",
      signups: "Aangemeld",
    },
  },
  pages: {
    title: "Pagina’s",
    label: "Pagina",
    views: "Weergaven",
    time: "Gemiddelde tijd",
    timeHint:
      "Gemiddelde tijd dat de pagina in beeld was, van weergaven met een bekend einde; tijd na 30 minuten telt niet mee.",
  },
  referrers: { title: "Herkomst", label: "Website", direct: "Direct" },
  languages: { title: "Talen", label: "Taal" },
  devices: {
    title: "Apparaten",
    label: "Apparaat",
    kinds: { desktop: "Computer", tablet: "Tablet", mobile: "Telefoon" },
  },
  columns: { sessions: "Sessies", share: "Aandeel", conversions: "Conversies", pageViews: "Paginaweergaven" },
} as const;
