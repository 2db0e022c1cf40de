export const pricing = {
  title: "Een prijs per gebruiker, zonder verrassingen",
  subtitle: "Begin klein en groei mee met je team.",
  period: {
    label: "Hoe wil je betalen?",
    yearly: "Per jaar",
    monthly: "Per maand",
    saveUpTo: "bespaar tot {{percent}}%",
  },
  save: "Bespaar {{percent}}%",
  perUser: "per gebruiker per maand, excl. btw",
  billed: {
    yearly: "Jaarlijks gefactureerd, contract van {{months}} maanden",
    monthly: "Maandelijks gefactureerd",
  },
  custom: { price: "Op maat", text: "Een prijs die past bij je organisatie" },
  plans: {
    professional: { text: "Voor wie zelf verkoopt", action: "Start nu" },
    teams: { text: "Voor teams die samenwerken", action: "Start nu" },
    enterprise: { text: "Voor organisaties met eigen eisen", action: "Vraag een demo aan" },
  },
  includes: {
    professional: {
      a: "Onbeperkt opnemen, uploaden en bellen",
      b: "Directe integratie met {{count}} CRM-systemen",
      c: "Eigen instructies en woordenboek",
    },
    teams: {
      a: "Alles van Professional",
      b: "Gedeelde instructies en jargon",
      c: "Dashboard met teamanalyses",
    },
    enterprise: {
      a: "Alles van Teams",
      b: "Onbeperkt aantal gebruikers",
      c: "Een eigen accountmanager",
    },
  },
} as const;
