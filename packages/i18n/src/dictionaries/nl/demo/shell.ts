/** What surrounds every screen of the demo: titles, menu, banner, and what shows when something fails. */
export const shell = {
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
    notFound: "Niet gevonden",
  },
  layout: {
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
    offline: "Je bent offline. Zodra je weer verbinding hebt, laden we het scherm vanzelf.",
    unavailable: "De verbinding haperde of de demo is net vernieuwd. Probeer het opnieuw.",
    unexpectedTitle: "Er ging iets mis",
    unexpected: "Dat hoort niet te gebeuren. Probeer het opnieuw; je voorbeelddata is niet weg.",
    retry: "Opnieuw proberen",
  },
} as const;
