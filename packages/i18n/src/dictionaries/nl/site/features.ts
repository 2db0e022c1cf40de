export const features = {
  title: "Van gesprek naar CRM, zonder tussenstap",
  subtitle: "Alles wat {{product}} van je overneemt, van de eerste opname tot de laatste vervolgactie.",
  input: {
    title: "Drie manieren om te beginnen",
    text: "Neem op in je browser, upload een bestand of bel een vast nummer. Een gesprek met {{agent}} duurt gemiddeld {{min}} tot {{max}} minuten.",
  },
  processing: {
    title: "AI die je gesprek begrijpt",
    text: "Meer dan {{accuracy}}% nauwkeurige transcripties in het {{languages}}, met een samenvatting, kernpunten en acties. Meer dan {{match}}% wordt direct aan de juiste klant gekoppeld.",
  },
  integrations: {
    title: "Past bij het CRM dat je al hebt",
    text: "Direct verbonden met {{crms}}. En met {{count}}+ andere systemen op maat.",
  },
  customization: {
    title: "Spreekt jouw taal",
    text: "Leer {{agent}} je instructies, je woordenboek en het jargon van je branche.",
  },
  team: {
    title: "Samen slimmer",
    text: "Deel woorden en instructies met je team en zie in één overzicht wat er speelt.",
  },
  setup: {
    title: "In {{minutes}} minuten aan de slag",
    text: "Verbinden, inspreken, klaar. Kom je er niet uit, dan heb je binnen {{hours}} uur antwoord.",
  },
} as const;
