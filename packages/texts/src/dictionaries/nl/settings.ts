const screen = {
  title: "Instellingen",
  subtitle: "Je account, je team, je CRM-integraties en je abonnement.",
  tabs: { account: "Account", team: "Team", crm: "CRM", billing: "Abonnement" },
  account: {
    title: "Je gegevens",
    name: "Naam",
    email: "E-mailadres",
    errors: {
      name: "Vul je naam in.",
      email: "Vul een geldig e-mailadres in, zoals naam@bedrijf.nl.",
    },
  },
  team: {
    title: "Teamleden",
    licenses: "{{used}}/{{total}} licenties in gebruik",
    view: "Bekijk als",
    you: "jij",
    invite: "Teamlid uitnodigen",
    leave: "Team verlaten",
    role: "Rol",
    roleHint: "Een beheerder nodigt teamleden uit en beheert licenties en integraties.",
    inviteTitle: "Teamlid uitnodigen",
    inviteText: "Je collega krijgt een mail met een link om mee te doen.",
    inviteDemo: "In deze demo wordt er geen mail verstuurd.",
    inviteEmail: "E-mailadres",
    send: "Versturen",
    cancel: "Annuleren",
    remove: "Verwijderen",
    removeMember: "{{name}} verwijderen",
    removed: "{{name}} zit niet meer in het team.",
    undo: "Ongedaan maken",
    left: "In deze demo blijf je in het team, maar bekijk je het nu als lid.",
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
  },
  billing: {
    title: "Je abonnement",
    yearly: "Contract van {{months}} maanden, één factuur vooraf",
    perUser: "per gebruiker per maand, excl. btw",
    licenses: "Licenties",
    total: "Per jaar, excl. btw",
    sample: "Voorbeeld",
    sampleNote: "Dit is voorbeelddata. In de demo betaal je niets.",
    notYours: "Het abonnement regelt een beheerder",
    notYoursText:
      "Abonnement en licenties zijn voor beheerders. Iets nodig, zoals een extra licentie of een factuur? Vraag het de beheerder van je team.",
  },
} as const;

export const settings = { settings: screen } as const;
