import { crm } from "./crm.ts";

export const recordings = {
  all: "Alle {{count}} opnames",
  status: {
    processing: "Wordt verwerkt",
    empty: "Nog niets te loggen",
    review: "Te controleren",
    synced: "Gesynchroniseerd",
  },
  colleagues: "Dat gesprek is van een collega. Als lid zie je alleen je eigen gesprekken.",
  own: {
    gone: "Het geluid van deze opname staat niet meer in je browser.",
    unknown: "Die opname is hier niet. Misschien is hij verwijderd, of staat hij in een andere browser.",
    next: "Zo komt elk gesprek in je eigen CRM.",
    connect: "Koppel {{crm}}",
    connectOther: "Koppel je CRM",
    remove: "Verwijderen",
    removeTitle: "Deze opname verwijderen?",
  },
} as const;

export const recording = {
  previous: "Vorige",
  position: "{{position}} van {{total}}",
  next: "Volgende",
  loading: "Gesprek laden",
  transcript: "Transcript",
  copy: "Kopiëren",
  copied: "Transcript gekopieerd",
  notCopied: "Kopiëren lukte niet. Selecteer de tekst en kopieer hem zelf.",
  colleague: "Gesprek van {{name}}",
  seller: "Jij",
  sound: {
    title: "Luister mee",
    play: "Speel het gesprek af",
    playFrom: "Speel af vanaf {{time}}",
    moment: "{{time}} van {{duration}}, aan het woord: {{name}}",
    synthetic: "Computerstemmen",
    unreachable: "Het geluid kon niet worden geladen.",
    offline: "Je bent offline. Zodra je weer verbinding hebt, kun je verder luisteren.",
  },
  analysis: "AI-analyse",
  mistakes: "AI kan fouten maken. Controleer belangrijke gegevens.",
  entities: "Genoemd in het gesprek",
  analysisWaiting: "{{agent}} werkt het gesprek uit. Je ziet de samenvatting zodra die klaar is.",
  sync: "CRM-synchronisatie",
  syncWaiting: "Zodra de analyse klaar is, zie je hier wat er in {{crm}} komt.",
  field: "Veld",
  updates: "Bijgewerkt",
  toUpdate: "Wordt bijgewerkt na je akkoord",
  callToLog: "Gesprek om te loggen",
  updateTypes: {
    call: "Gesprek gelogd",
    task: "Taak",
    linkedin: "LinkedIn",
    personality: "Persoonlijkheid",
    note: "Notitie",
    description: "Omschrijving",
    sentiment: "Sentiment",
  },
  due: "Voor {{date}}",
  openInCrm: "Openen in {{crm}}",
} as const;

/** The result of the visitor's own words. */
export const own = {
  words: "Jouw woorden",
  edit: "Bewerken",
  done: "Klaar",
  editLabel: "Wat er gezegd is",
  editHint: "Pas aan wat je wilt: velden, samenvatting en mail veranderen mee.",
  found_one: "{{agent}} vond {{count}} veld in jouw woorden. Er staat nog niets in {{crm}}.",
  found_other: "{{agent}} vond {{count}} velden in jouw woorden. Er staat nog niets in {{crm}}.",
  changed:
    "Het resultaat is veranderd sinds je akkoord. Tot je opnieuw akkoord geeft, blijft in {{crm}} staan wat je toen goedkeurde.",
  written_one: "{{count}} veld uit jouw woorden staat in {{crm}}. Je hoefde het niet zelf in te vullen.",
  written_other: "{{count}} velden uit jouw woorden staan in {{crm}}. Je hoefde ze niet zelf in te vullen.",
  today: "In deze demo is het vandaag {{day}}; daar rekent {{agent}} mee.",
  unusable: "{{agent}} vond hierin niets voor je CRM. {{crm}} is niet bijgewerkt.",
  unusableChange: "{{agent}} vond hierin niets voor je CRM. In {{crm}} blijft staan wat je goedkeurde.",
  noSpeech:
    "{{agent}} hoorde geen spraak in deze opname, en {{crm}} is niet bijgewerkt. Schrijf op wat er gezegd is, dan werkt {{agent}} het uit.",
  noWords:
    "In deze demo maakt {{agent}} geen tekst van je geluid: zet erbij wat er gezegd is. Tot dan gaat er niets naar {{crm}}.",
  client: {
    which: "Welke {{name}} bedoel je?",
    reason: "{{role}} · laatste gesprek {{day}}: {{title}}",
    ask: "Met welke klant was dit?",
    choose: "Kies een klant",
    another: "Een nieuwe klant…",
    name: "Naam van de klant",
    add: "Gebruik deze klant",
    change: "Andere klant",
    newBadge: "Nieuw",
    isNew: "{{client}} staat nog niet in {{crm}} en wordt aangemaakt als je akkoord geeft.",
    missing: "Kies eerst de klant.",
  },
  followed_one: "Volgens {{count}} instructie",
  followed_other: "Volgens {{count}} instructies",
} as const;

/** Conversations: their detail and results. */
export const conversations = { recordings, recording, own, crm } as const;
