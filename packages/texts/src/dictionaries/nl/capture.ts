export const record = {
  title: "Gesprek opnemen",
  subtitle: "Spreek in of typ hoe je gesprek ging, en {{agent}} zet het in je CRM.",
  recorder: "Recorder",
  real: "Echt in deze demo: {{agent}} leest je woorden, hier in je browser. Je opname blijft op dit apparaat. Die wordt niet uitgeschreven of verstuurd, tenzij je je browser laat meeschrijven.",
  consent: "Vraag je gesprekspartner of opnemen mag.",
  mentionConsent: "Vermeld de toestemming in het CRM",
  writeAlong: "Laat mijn browser meeschrijven",
  onDevice: "Dat gebeurt op je eigen apparaat.",
  elsewhere:
    "Je geluid gaat dan naar de spraakdienst van je browser, zoals die van Google of Apple. Niet naar ons.",
  agree: "Dat is goed",
  start: "Start opname",
  opening: "Geef je browser toestemming om je microfoon te gebruiken.",
  level: "Geluidsniveau",
  running: "Opname loopt",
  paused: "Gepauzeerd",
  pause: "Pauzeren",
  resume: "Hervatten",
  stop: "Stoppen",
  review: "Luister je opname terug",
  ended: {
    limit: "Na een uur stopt een opname vanzelf. Alles tot dan staat hieronder.",
    interrupted: "De microfoon viel weg, dus de opname is gestopt. Alles tot dan staat hieronder.",
  },
  keep: "Bewaren en verwerken",
  keptForNow: "Je browser kon de opname niet opslaan. Hij staat in de lijst tot je deze pagina sluit.",
  discard: "Weggooien",
  discardTitle: "Deze opname weggooien?",
  unfinished: {
    text: "Hij duurt {{duration}}. Haal hem terug om hem te beluisteren en te bewaren.",
    recover: "Terughalen",
  },
  instead: "Heb je al een opname?",
  upload: "Upload een bestand",
  problems: {
    denied: {
      title: "Je microfoon is geblokkeerd",
      help: "Sta de microfoon toe in de instellingen van deze site, achter het icoon naast het adres. Kies daarna opnieuw ‘Start opname’.",
    },
    blockedBySystem: {
      title: "Je apparaat houdt de microfoon tegen",
      help: "Geef je browser toegang tot de microfoon in de privacy-instellingen van je apparaat, en probeer het opnieuw.",
    },
    dismissed: {
      title: "Zonder microfoon kunnen we niet opnemen",
      help: "Je browser vraagt het opnieuw als je op ‘Start opname’ drukt. Kies dan ‘Toestaan’.",
    },
    missing: {
      title: "Geen microfoon gevonden",
      help: "Sluit een microfoon of headset aan, en probeer het opnieuw.",
    },
    busy: {
      title: "Je microfoon is bezet",
      help: "Waarschijnlijk gebruikt een andere app hem, bijvoorbeeld voor een videogesprek. Sluit die en probeer het opnieuw.",
    },
    unsupported: {
      title: "Deze browser kan niet opnemen",
      help: "In een recente versie van Chrome, Edge, Firefox of Safari lukt het wel.",
    },
    insecure: {
      title: "Opnemen kan alleen via een beveiligde verbinding",
      help: "Open deze pagina opnieuw met https:// voor het adres.",
    },
    unknown: {
      title: "Je microfoon doet het niet",
      help: "Probeer het opnieuw, of herstart je browser als dat niet helpt.",
    },
  },
} as const;

export const upload = {
  title: "Audio uploaden",
  subtitle: "Al een opname op je telefoon of laptop? Upload het bestand en {{agent}} doet de rest.",
  file: "Bestand",
  choose: "Kies een bestand",
  drop: "of sleep het hierheen",
  dropNow: "Laat los om te uploaden",
  allowed: "Toegestaan: {{extensions}}",
  real: "Echt in deze demo: we luisteren of er spraak in je bestand zit, en {{agent}} leest de woorden die jij erbij zet. Alles blijft op je apparaat.",
  needsWords: "Het geluid staat klaar. Zet er hieronder bij wat er gezegd is, dan werkt {{agent}} het uit.",
  nothing: "{{agent}} hoorde niets bruikbaars in dit bestand. Er is geen CRM bijgewerkt.",
  rejected: "‘{{name}}’ kan niet worden geüpload. Toegestaan: {{extensions}}.",
  firstTaken: "Je koos {{count}} bestanden. Alleen het eerste, ‘{{name}}’, is gebruikt.",
  remove: "{{name}} verwijderen",
  empty: "‘{{name}}’ is leeg: er zit geen geluid in.",
  forNow:
    "Dit bestand kan niet in je browser worden bewaard. Het staat in de lijst tot je deze pagina sluit of herlaadt.",
  done: "Verwerkt",
  another: "Nog een bestand uploaden",
  play: "‘{{name}}’ afspelen",
  unplayable: "Deze browser kan het bestand niet afspelen.",
  how: {
    title: "Zo werkt het",
    steps: {
      choose: {
        title: "Jij kiest een bestand",
        text: "Een opname van je telefoon, een vergadering of een videogesprek.",
      },
      send: {
        title: "Je bestand gaat naar {{product}}",
        text: "Over een beveiligde verbinding, alleen voor jouw account.",
      },
      transcribe: {
        title: "Spraak wordt tekst",
        text: "Een externe spraak-naar-tekstdienst verwerkt het bestand tot een transcript.",
      },
      recognize: {
        title: "Jullie woorden kloppen",
        text: "Je woordenboek en jargon corrigeren namen en vaktermen.",
      },
      analyze: {
        title: "{{agent}} analyseert het gesprek",
        text: "Samenvatting, genoemde personen, velden en actiepunten.",
      },
      sync: {
        title: "Je CRM is bijgewerkt",
        text: "Na je akkoord staan velden, notities en taken waar ze horen.",
      },
    },
    demo: "In de demo gebeurt dit niet echt: er wordt niets verstuurd.",
    features: "Wat je krijgt",
    list: {
      accuracy: "Ons doel: meer dan {{accuracy}}% van de woorden meteen goed",
      languages: "Gesprekken in het {{languages}}",
      result: "Samenvatting, actiepunten en sentiment",
      instructions: "Uitgewerkt volgens de instructies van jou en je team",
      crms: "Direct naar {{crms}}",
    },
  },
} as const;

export const callTimmy = {
  title: "Bel {{agent}}",
  subtitle: "Onderweg? Bel {{agent}} vanuit de auto en spreek je verslag in, handsfree.",
  number: "Het nummer van {{agent}}",
  call: "Bel {{number}}",
  duration: "Gemiddelde gespreksduur",
  minutes: "{{min}}-{{max}} minuten",
  account:
    "{{agent}} herkent je aan je telefoonnummer. Zonder account komt je telefoontje dus nog nergens terecht.",
  try: {
    title: "Wat zou jij {{agent}} vertellen?",
    real: "Echt in deze demo: {{agent}} leest je woorden, hier in je browser. Er wordt niet gebeld, en wij krijgen je woorden niet.",
    action: "Doe alsof ik net heb gebeld",
  },
  how: {
    title: "Zo werkt het",
    steps: {
      call: { title: "Je belt", text: "{{agent}} neemt meteen op en weet wie je bent." },
      tell: { title: "Je vertelt", text: "Wie je sprak, wat er is afgesproken en wat je vervolgstap is." },
      done: {
        title: "Je hangt op",
        text: "{{agent}} schrijft het verslag. Jij keurt het goed, en je CRM is bij.",
      },
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

/** The ways to add a conversation. */
export const capture = { record, callTimmy, upload } as const;
