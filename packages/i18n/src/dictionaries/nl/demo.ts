export { common } from "./common.ts";

import { agentTimmy, words } from "./agent.ts";
import { crm } from "./crm.ts";
import { callTimmy, record, upload } from "./record.ts";
import { recording, recordings } from "./recordings.ts";

/** What surrounds every screen of the demo: titles, menu, banner, and what shows when something fails. */
export const shell = {
  /** Of index.html, for when nothing else can be loaded; in every language at once. */
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
    navigation: "Dashboard-menu",
    home: "{{product}}, naar het dashboard",
    backToSite: "Terug naar website",
    demoData: "DEMO DATA",
    banner: "Dit is een demo-omgeving. Alles wat je ziet is voorbeelddata.",
    userCard: "Naar instellingen",
    roles: { Admin: "Beheerder", Member: "Lid" },
    loading: "Scherm laden",
  },
  notFound: {
    title: "Dit scherm bestaat niet",
    text: "Misschien zit er een tikfout in het adres. Via het menu kom je overal.",
    action: "Naar het dashboard",
  },
  failure: {
    title: "Dit scherm wil niet laden",
    offline: "Je bent offline. Het scherm laadt vanzelf zodra je weer verbinding hebt.",
    unavailable: "De verbinding haperde of de demo is net vernieuwd. Probeer het opnieuw.",
    unexpectedTitle: "Er ging iets mis",
    unexpected: "Dat had niet mogen gebeuren. Probeer het opnieuw; je voorbeelddata is er nog.",
    retry: "Opnieuw proberen",
    reload: "Opnieuw laden",
    tryOnline: "Je bent offline. Probeer het opnieuw zodra je weer verbinding hebt.",
  },
} as const;

export const dashboard = {
  title: "Dashboard",
  stats: "Deze week",
  conversations: {
    label: "Gesprekken deze week",
    note_one: "{{count}} wordt nu verwerkt",
    note_other: "{{count}} worden nu verwerkt",
    allDone: "Allemaal verwerkt",
  },
  hoursSaved: { label: "Uur bespaard", note: "{{minutes}} minuten per gesprek" },
  sync: { label: "CRM-sync", note: "{{synced}} van {{analysed}} verwerkte gesprekken" },
  quickRecord: "Gesprek opnemen",
  recent: "Recente opnames",
  all: "Alle {{count}} opnames",
} as const;

export const settings = {
  title: "Instellingen",
  subtitle: "Je account, je team, je CRM-integraties en je abonnement.",
  tabs: { account: "Account", team: "Team", crm: "CRM", billing: "Abonnement" },
  account: {
    title: "Je gegevens",
    name: "Naam",
    email: "E-mailadres",
    phone: "Mobiel nummer",
    phoneHint: "Hieraan herkent {{agent}} je als je belt.",
    spokenLanguage: "Taal van je gesprekken",
    errors: {
      name: "Vul je naam in.",
      email: "Vul een geldig e-mailadres in, zoals naam@bedrijf.nl.",
      phone: "Gebruik alleen cijfers, spaties en + ( ) . / -",
    },
    demo: "Deze demo",
    demoText: "Wat je hier aanpast, blijft in deze browser staan tot je de demo reset.",
  },
  team: {
    title: "Teamleden",
    licences: "{{used}}/{{total}} licenties in gebruik",
    view: "Bekijk als",
    you: "jij",
    invite: "Teamlid uitnodigen",
    manage: "Beheren",
    manageMember: "{{name}} beheren",
    leave: "Team verlaten",
    role: "Rol",
    roleHint: "Een beheerder nodigt teamleden uit en beheert licenties en integraties.",
    inviteTitle: "Teamlid uitnodigen",
    inviteText: "Je collega krijgt een mail met een link om mee te doen.",
    inviteDemo: "In deze demo wordt er geen mail verstuurd.",
    inviteEmail: "E-mailadres",
    send: "Versturen",
    cancel: "Annuleren",
    remove: "Uit team verwijderen",
    removeTitle: "{{name}} uit het team verwijderen?",
    removeText: "De licentie komt vrij. Met ‘Demo resetten’ is {{name}} weer terug.",
    removed: "{{name}} zit niet meer in het team.",
    roleChanged: { Admin: "{{name}} is nu beheerder.", Member: "{{name}} is nu lid." },
    leaveTitle: "Het team verlaten?",
    leaveText: "In {{product}} verlies je dan de toegang tot gedeelde instructies en woorden.",
    left: "In deze demo blijf je in het team, maar zie je het nu zoals een lid.",
  },
  crm: {
    title: "CRM-integraties",
    connected: "Gekoppeld",
    connect: "Koppelen",
    connectTo: "Koppelen met {{crm}}",
    connectDemo:
      "In {{product}} zou je nu inloggen bij {{crm}}. In deze demo blijft {{connected}} gekoppeld.",
    available: "Klaar in {{minutes}} minuten",
    connectedNote: "Altijd bijgewerkt",
    other: "Een ander CRM? We bouwen integraties op maat met {{count}}+ andere CRM-systemen.",
    samples:
      "De voorbeeldgesprekken laten meer CRM-systemen zien dan één team gebruikt, zodat je dat van jou herkent.",
    notYours: "Een beheerder koppelt het CRM voor het hele team. Je ziet hier wat er gekoppeld is.",
    syncTitle: "Synchronisatie",
    syncMode: "Wanneer gaat een gesprek naar je CRM?",
    syncModes: { automatic: "Direct na de analyse", reviewed: "Nadat ik het heb nagekeken" },
  },
  billing: {
    pdf: {
      title: "Factuur {{number}}",
      line: "{{plan}}, {{count}} gebruikers à {{price}} per maand",
      vat: "Btw {{percent}}%",
      sum: "Totaal",
      download: "Download factuur {{number}} (pdf)",
    },
    title: "Je abonnement",
    yearly: "Contract van {{months}} maanden, per jaar betaald",
    perUser: "per gebruiker per maand, excl. btw",
    licences: "Licenties",
    total: "Per maand, excl. btw",
    sample: "Voorbeeld",
    sampleNote: "Dit is voorbeelddata. In de demo betaal je niets.",
    notYours: "Het abonnement regelt een beheerder",
    notYoursText:
      "Plan, licenties en facturen zijn voor beheerders. Iets nodig, zoals een extra licentie of een factuur? Vraag het de beheerder van je team.",
    viewAsAdmin: "Bekijk als beheerder",
    invoices: "Facturen",
    number: "Nummer",
    date: "Datum",
    amount: "Bedrag, excl. btw",
    status: "Status",
    paid: "Betaald",
  },
} as const;

/** What happened to the conversations. */
export const happened = {
  title: "Meldingen",
  fresh: "Nieuw",
  risk: "{{client}}: {{risk}}",
  processing: "{{client}} wordt verwerkt",
  review: "{{client}} wacht op je controle",
  synced: "{{client}} staat in {{crm}}",
} as const;

/** The manager's view of the week. */
export const teamWeek = {
  title: "Je team deze week",
  risks: "Deals die risico lopen",
  forecast: "Gewijzigde forecast",
  coaching: "Om van te leren",
  conversations: "Gesprekken per collega",
} as const;

/** What is reached by a few letters, and the keys for it. */
export const commands = {
  open: "Zoeken (Ctrl K)",
  title: "Waar wil je heen?",
  placeholder: "Typ een klant, scherm of weergave",
  nothing: "Niets gevonden",
  screens: "Schermen",
  help: "Hulp",
  shortcuts: "Sneltoetsen",
  names: {
    palette: "Zoeken",
    record: "Nieuwe opname",
    shortcuts: "Deze lijst",
    neighbours: "In een gesprek: vorige of volgende",
    close: "Sluiten",
  },
  single: "Toetsen zonder Ctrl of ⌘",
  singleHint: "Zet ze uit als je dicteert of ze per ongeluk raakt.",
} as const;

/** Saving, leaving and taking back what a visitor changes in the demo. */
export const edits = {
  saved: "Instellingen opgeslagen!",
  exported: "Gedownload als {{file}}.",
  unstored:
    "Je browser kan je wijzigingen niet opslaan: ze verdwijnen als je deze pagina sluit of vernieuwt.",
  save: "Opslaan",
  unsaved: {
    title: "Je wijzigingen zijn nog niet opgeslagen",
    text: "Ga je nu weg, dan ben je ze kwijt.",
    stay: "Hier blijven",
    leave: "Weggaan zonder opslaan",
  },
  reset: {
    action: "Demo resetten",
    title: "De demo resetten?",
    text: "Alles wat je hier hebt aangepast of opgenomen, wordt uit deze browser verwijderd. De voorbeelddata komt terug.",
    confirm: "Alles resetten",
    cancel: "Annuleren",
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
  resume: "Rondleiding hervatten",
  again: "Rondleiding opnieuw",
  label: "Rondleiding",
  position: "Stap {{step}} van {{count}}",
  upNext: "hierna {{step}}",
  names: {
    record: "je eigen stem",
    analysis: "de analyse",
    crmFields: "je CRM",
    dictionary: "jullie woorden",
    startNow: "zelf beginnen",
  },
  back: "Terug",
  next: "Volgende",
  stop: "Later verder",
  there: "Breng me erheen",
  finish: "Klaar",
  paused: "Je vindt de rondleiding terug in het menu.",
  steps: {
    record: {
      title: "Begin met je eigen stem",
      text: "Neem de voorleestekst op en bewaar de opname. {{agent}} laat zien wat er in je CRM komt.",
      action: "Liever een voorbeeld",
    },
    analysis: {
      title: "{{agent}} heeft goed geluisterd",
      text: "Een samenvatting, en alles wat is genoemd. Niemand heeft hier iets voor getypt.",
    },
    crmFields: {
      title: "En je CRM is al bijgewerkt",
      text: "Dit zijn de velden die {{agent}} heeft bijgewerkt, met taken en notities eronder.",
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

/** Every text of the demo, by screen. */
export const demo = {
  ...shell,
  commands,
  teamWeek,
  happened,
  edits,
  dashboard,
  recordings,
  recording,
  crm,
  record,
  callTimmy,
  upload,
  agentTimmy,
  settings,
  words,
  tour,
} as const;
