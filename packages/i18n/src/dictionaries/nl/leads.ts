/** What the fields of a lead are called. */
export const names = {
  firstName: "Voornaam",
  lastName: "Achternaam",
  email: "E-mailadres",
  company: "Bedrijf",
  phone: "Telefoonnummer",
  crm: "CRM",
} as const;

export const forms = {
  signup: {
    title: "Start met {{product}}",
    text: "Vertel ons wie je bent, dan nemen we binnen {{hours}} uur contact op.",
    submit: "Aanmelden",
    success: "Bedankt voor je aanmelding! We nemen binnen {{hours}} uur contact op.",
    /** The title for a plan without a price. */
    custom: "Praat met ons over {{plan}}",
    crm: {
      title: "Vertel ons over je CRM",
      text: "We kijken hoe we het koppelen en nemen binnen {{hours}} uur contact op.",
    },
    /** What takes the form's place. */
    sent: {
      title: "Je aanmelding is binnen",
      next: "Wat er nu gebeurt",
      contact: "Binnen {{hours}} uur mailen of bellen we je over wat je wilt vastleggen, en waar.",
      setup:
        "Daarna zetten we je account klaar. Een directe integratie koppel je in ongeveer {{minutes}} minuten.",
      meanwhile: "Kijk intussen rond in de demo. Dat duurt ongeveer {{minutes}} minuten.",
    },
  },
  demoRequest: {
    title: "Bekijk de demo",
    text: "Twee velden, geen account, en je staat meteen in de demo.",
    submit: "Naar de demo",
  },
  names,
  /** As the form asks for them. */
  fields: { ...names, crm: "Welk CRM gebruik je?" },
  sending: "Bezig met versturen",
  tooMany: "Er komen nu te veel aanvragen binnen. Wacht een minuut en probeer het opnieuw.",
  optional: "optioneel",
  required: "* Verplicht.",
  privacy: "We gebruiken je gegevens alleen om contact met je op te nemen.",
  reach: "Liever direct contact? Mail naar {{email}}.",
  errors: {
    required: "Vul dit veld in.",
    email: "Vul een geldig e-mailadres in, zoals naam@bedrijf.nl.",
    phone: "Gebruik alleen cijfers, spaties en + ( ) . / -",
    format: "Controleer wat je hier hebt ingevuld.",
    tooLong: "Gebruik hier hooguit {{max}} tekens.",
    refused: "De server accepteert dit niet. Controleer wat je hebt ingevuld.",
  },
} as const;

/** The mails about a lead: to the owner, and to the visitor who sent it. */
export const mail = {
  lead: {
    signups: {
      subject: "Nieuwe aanmelding: {{company}}",
      intro: "{{company}} heeft zich aangemeld.",
    },
    demo_requests: {
      subject: "Nieuwe demo-aanvraag: {{company}}",
      intro: "{{company}} heeft de demo aangevraagd.",
    },
    fields: names,
    received: "Ontvangen",
    promise: "De site belooft contact binnen {{hours}} uur: uiterlijk {{deadline}}.",
    reply: "Je antwoord op deze mail gaat naar {{email}}.",
  },
  /** One mail about many leads. */
  digest: {
    subject: "Aanvragen samen in één mail: {{count}}",
    many: "Er kwamen meer aanvragen binnen dan je per uur los gemaild wilt krijgen:",
    held: "Deze lijken van een programma te komen. Ze zijn bewaard; alleen kreeg je er geen losse mail over:",
    reasons: {
      trap: "vulde een veld in dat bezoekers niet zien",
      quick: "verstuurde sneller dan iemand kan typen",
    },
    repeats: "nog {{count}} keer hetzelfde verstuurd",
    more: "En nog {{count}}.",
    where: "Je vindt ze allemaal in de rapporten, onder Aanvragen.",
  },
  /** To somebody of the staff who signs in. */
  code: {
    subject: "Je inlogcode voor {{product}}",
    code: "Je inlogcode is {{code}}.",
    expires: "Hij is 10 minuten geldig, en één keer te gebruiken. Geef hem aan niemand.",
    stranger: "Log je nu niet in? Dan weet iemand je wachtwoord. Laat het vandaag nog veranderen.",
  },
  confirmation: {
    signups: {
      subject: "Je aanmelding bij {{product}}",
      thanks: "Bedankt voor je aanmelding! We nemen binnen {{hours}} uur contact met je op.",
    },
    demo_requests: {
      subject: "Je demo van {{product}}",
      thanks: "Bedankt voor je interesse in {{product}}. De demo vind je altijd terug op {{site}}.",
    },
    mistake:
      "Heb je dit niet aangevraagd? Dan heeft iemand waarschijnlijk een typefout gemaakt. Beantwoord deze mail, dan verwijderen we je adres.",
    signed: "Groeten van {{product}} ({{company}}), {{site}}",
  },
} as const;
