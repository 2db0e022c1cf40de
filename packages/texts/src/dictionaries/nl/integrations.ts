/** The pages about the CRM systems. */
export const integrations = {
  title: "Jouw CRM, bijgewerkt na elk gesprek",
  subtitle:
    "{{agent}} schrijft in het systeem waar je team al mee werkt. Per CRM zie je hieronder wat er na een gesprek in staat.",
  open: "Wat {{agent}} in {{crm}} zet",
  crm: {
    title: "{{crm}}, bijgewerkt na elk gesprek",
    subtitle:
      "Praat na je bezoek tegen {{agent}}. Jij controleert wat hij hoorde, en daarna staat het op de juiste plek in {{crm}}.",
    places: "Welk veld waar terechtkomt",
    text: "Een voorbeeldgesprek van iets meer dan een minuut, en wat er daarna in {{crm}} staat.",
    place: "In {{crm}}:",
    client: "Klant",
    contact: "Contactpersoon",
    task: "Vervolgstap",
    summary: "Samenvatting",
    custom: "{{deal}}, eigen veld",
    within: "{{deal}}, {{field}}",
    action: "Start met {{crm}}",
    all: "Alle integraties",
  },
} as const;
