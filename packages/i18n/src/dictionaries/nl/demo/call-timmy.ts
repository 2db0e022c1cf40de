export const callTimmy = {
  title: "Bel {{agent}}",
  subtitle: "Onderweg? Bel {{agent}} vanuit de auto en spreek je verslag in, handsfree.",
  number: "Het nummer van {{agent}}",
  call: "Bel {{number}}",
  copy: "Nummer kopiëren",
  copied: "Het nummer is gekopieerd.",
  copyFailed: "Kopiëren lukte niet. Het nummer is {{number}}.",
  duration: "Gemiddelde gespreksduur",
  minutes: "{{min}}-{{max}} minuten",
  account:
    "{{agent}} herkent je aan je telefoonnummer. Zonder account komt een gesprek dus nog nergens terecht.",
  how: {
    title: "Zo gaat het",
    steps: {
      call: { title: "Je belt", text: "{{agent}} neemt meteen op en weet wie je bent." },
      tell: { title: "Je vertelt", text: "Wie je sprak, wat er is afgesproken en wat je volgende stap is." },
      done: { title: "Je hangt op", text: "{{agent}} schrijft het verslag en werkt je CRM bij." },
    },
  },
  uses: {
    title: "Handig als je",
    list: {
      car: "na een bezoek in de auto zit",
      walk: "van de ene naar de andere afspraak loopt",
      event: "op een beurs tien mensen achter elkaar spreekt",
      reminder: "iets te binnen schiet dat je niet wilt vergeten",
      offline: "geen internet hebt, maar wel bereik",
    },
  },
} as const;
