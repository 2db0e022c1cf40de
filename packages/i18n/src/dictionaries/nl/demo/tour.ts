export const tour = {
  offer: {
    title: "Zie in {{minutes}} minuten wat {{product}} doet",
    text: "Een rondleiding in {{count}} stappen, van gesprek tot CRM. Je doet het zelf.",
    start: "Start de rondleiding",
    decline: "Nee, bedankt",
  },
  start: "Rondleiding",
  resume: "Rondleiding hervatten",
  again: "Rondleiding opnieuw",
  label: "Rondleiding",
  position: "Stap {{step}} van {{count}}",
  next: "Volgende",
  stop: "Stoppen",
  there: "Breng me erheen",
  finish: "Klaar",
  paused: "Je vindt de rondleiding terug in het menu.",
  steps: {
    recording: {
      title: "Open een gesprek",
      text: "Elk opgenomen gesprek komt in deze lijst. Open er een en kijk wat {{agent}} ervan maakt.",
      action: "Open dit gesprek",
    },
    analysis: {
      title: "De AI heeft meegeluisterd",
      text: "Een samenvatting en alles wat genoemd is. Niemand heeft hier iets voor getypt.",
    },
    crmFields: {
      title: "En je CRM is al bij",
      text: "Dit zijn de velden die {{agent}} heeft bijgewerkt, met taken en notities eronder.",
    },
    dictionary: {
      title: "Leer {{agent}} jullie woorden",
      text: "Namen en vaktermen komen altijd goed in het CRM. Voeg gerust een eigen woord toe.",
    },
    startNow: {
      title: "Nu met je eigen gesprekken",
      text: "Dat was de rondleiding. Begin met {{product}}, of kijk hier rustig verder rond.",
    },
  },
} as const;
