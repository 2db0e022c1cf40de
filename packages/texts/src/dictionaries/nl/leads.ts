/** Names of a lead's fields. */
export const names = {
  firstName: "Voornaam",
  lastName: "Achternaam",
  email: "E-mailadres",
  company: "Bedrijf",
  phone: "Telefoonnummer",
  crm: "CRM",
} as const;

/** Names of the fields with a lead's origin. */
const originNames = {
  source: "Bron",
  medium: "Medium",
  campaign: "Campagne",
  referrer: "Verwijzende site",
  firstPage: "Eerste pagina",
  openedBy: "Formulier geopend via",
  language: "Taal",
} as const;

/** Names of what opened a lead's form. */
export const openers = {
  plan: "het abonnement {{plan}}",
  menu: "het menu",
  hero: "de knop bovenaan",
  words: "het tekstveld op de homepage",
  closing: "de knop onderaan",
  integration: "een integratie",
  crm: "een ander CRM",
  demo: "de demo",
} as const;

/** Names of all stored fields of a lead. */
export const storedNames = { ...names, ...originNames } as const;

export const forms = {
  signup: {
    title: "Start met {{product}}",
    text: "Vertel ons wie je bent, dan nemen we binnen {{hours}} uur contact op.",
    submit: "Aanmelden",
    success: "Bedankt voor je aanmelding! We nemen binnen {{hours}} uur contact op.",
    /** For a plan without a price. */
    quote: {
      title: "Interesse in {{plan}}?",
      submit: "Neem contact op",
      setup: "Daarna krijg je een offerte. Ga je akkoord, dan zetten we je account klaar.",
    },
    crm: {
      title: "Vertel ons over je CRM",
      text: "We kijken hoe we het koppelen en nemen binnen {{hours}} uur contact op.",
    },
    /** Replaces the form. */
    sent: {
      title: "Je aanmelding is binnen",
      next: "Wat er nu gebeurt",
      contact: "Binnen {{hours}} uur mailen of bellen we je over wat je wilt vastleggen, en waar.",
      setup:
        "Daarna zetten we je account klaar. Met een directe integratie ben je in ongeveer {{minutes}} minuten aan de slag.",
      untilThen: "Kijk intussen rond in de demo. Dat duurt ongeveer {{minutes}} minuten.",
    },
  },
  demoRequest: {
    title: "Kijk rond in de demo",
    text: "Twee velden, geen account, en je staat meteen in de demo.",
    /** On the page after the plain form. */
    sent: {
      title: "De demo staat voor je klaar",
      text: "Rondkijken duurt ongeveer {{minutes}} minuten. Alles wat je ziet is voorbeelddata.",
    },
  },
  names,
  /** Labels in the form. */
  fields: { ...names, crm: "Welk CRM gebruik je?" },
  sending: "Bezig met versturen",
  tooMany: "Er komen nu te veel aanvragen binnen. Wacht een minuut en probeer het opnieuw.",
  optional: "optioneel",
  required: "* Verplicht.",
  privacy:
    "We gebruiken je gegevens om contact met je op te nemen en, als je je aanmeldt, om je account klaar te zetten. Je browser stuurt mee hoe je hier kwam: via welke site of campagne, je eerste pagina, de knop en je taal.",
  reach: "Liever direct contact? Mail naar {{email}}.",
  errors: {
    required: "Vul dit veld in.",
    email: "Vul een geldig e-mailadres in, zoals naam@bedrijf.nl.",
    phone: "Gebruik alleen cijfers, spaties en + ( ) . / -",
    format: "Controleer wat je hier hebt ingevuld.",
    tooLong: "Gebruik hier hooguit {{max}} tekens.",
    rejected: "De server accepteert dit niet. Controleer wat je hebt ingevuld.",
  },
} as const;

/** The emails about a lead: to the owner, and to the visitor who sent it. */
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
    fields: storedNames,
    openers,
    received: "Ontvangen",
    promise: "De site belooft contact binnen {{hours}} uur: uiterlijk {{deadline}}.",
    reply: "Je antwoord op deze mail gaat naar {{email}}.",
    template: "Antwoord met de voorbeeldtekst ({{language}})",
  },
  /** The template of a reply to a lead, in the mail program. */
  reply: {
    greeting: "Hoi {{name}},",
    nameless: "Hallo,",
    signups: "Bedankt voor je aanmelding. Ik laat je graag zien wat {{product}} voor {{company}} kan doen.",
    demo_requests:
      "Leuk dat je de demo van {{product}} hebt bekeken. Ik laat je graag zien wat het voor {{company}} kan doen.",
    booking: "Kies een moment dat jou past: {{bookingUrl}}",
    appointment: "Wanneer kan ik je bellen?",
    closing: "Groeten,",
  },
  /** One email about many leads. */
  digest: {
    subject: "Aanvragen samen in één mail: {{count}}",
    many: "Er kwamen meer aanvragen binnen dan je per uur los gemaild wilt krijgen:",
    held: "Deze lijken van een programma te komen. Ze zijn bewaard; alleen kreeg je er geen losse mail over:",
    reasons: {
      trap: "vulde een veld in dat bezoekers niet zien",
      quick: "verstuurde sneller dan iemand kan typen",
      unproven: "kwam zonder JavaScript, en dus zonder bewijs van rekenwerk",
    },
    repeats: "nog {{count}}× verstuurd",
    more: "En nog {{count}}.",
    where: "Je vindt ze allemaal in de rapporten, onder Aanvragen.",
  },
  /** To a staff member who signs in. */
  code: {
    subject: "Je inlogcode voor {{product}}",
    code: "Je inlogcode is {{code}}.",
    expires: "Hij is 10 minuten geldig, en één keer te gebruiken. Geef hem aan niemand.",
    stranger: "Log je nu niet in? Dan weet iemand je wachtwoord. Laat het vandaag nog veranderen.",
  },
  /** The owner's email about checks of the server that fail or have recovered. */
  alert: {
    subject: {
      bad: "{{product}} vraagt je aandacht: {{what}}",
      good: "{{product}} is weer in orde: {{what}}",
    },
    names: {
      disk: "schijf",
      database: "database",
      mail: "mail",
      webhook: "webhook",
      backup: "back-up",
      visits: "bezoeken",
      certificate: "certificaat",
      traffic: "paginaweergaven",
      leads: "aanvragen",
    },
    bad: {
      disk: "De schijf raakt vol: van {{size}} is nog {{free}} vrij, en {{needed}} is nodig. Op een volle schijf kan niets meer worden opgeslagen, ook geen aanvraag.",
      database:
        "De database is beschadigd: {{problem}}. Stop de server, bewaar een kopie van de datamap en zet de laatste back-up terug.",
      mail: "Er blijft mail liggen: {{waiting}} te versturen, de oudste sinds {{oldest}}. De aanvragen zelf staan in het beheer.",
      visits:
        "Bezoeken worden niet opgeslagen: de collector of ClickHouse reageert niet, of de schijf van ClickHouse is vol. De browsers van je bezoekers bewaren ze een dag en sturen ze opnieuw.",
      webhook:
        "Aanvragen komen niet aan bij het systeem waar de webhook ze heen stuurt: {{undelivered}}. Ze staan in de rapporten, onder Aanvragen, Webhook, met de antwoorden erbij.",
      certificate:
        "Het certificaat van de site verloopt op {{ends}} en kon niet worden vernieuwd. Daarna waarschuwen browsers bezoekers voor je site. Controleer of het domein naar deze machine wijst en of poort 80 en 443 openstaan; in het logboek van de server staat waarom het mislukte.",
    },
    /** Fewer views or leads than chance explains. */
    drops: {
      tracker:
        "Je pagina’s worden bekeken, maar niet meer geteld zoals gebruikelijk. Van {{start}} tot {{end}} openden {{served}} bezoekers pagina’s, waar zo’n {{expected}} weergaven bij horen. Geteld: {{count}}. Waarschijnlijk werkt de meting niet.",
      views:
        "Je site wordt minder bekeken dan gebruikelijk op deze dagen en uren: {{count}} paginaweergaven van {{start}} tot {{end}}, terwijl er zo’n {{expected}} te verwachten waren. Bezoekers blijven weg, komen er niet in of worden niet geteld.",
      leads:
        "Er komen minder aanvragen binnen dan gebruikelijk: {{count}} van {{start}} tot {{end}}, terwijl er zo’n {{expected}} te verwachten waren. Verstuur zelf een aanvraag om te zien of de formulieren werken.",
    },
    backup: {
      none: "Er is nog geen back-up gemaakt.",
      late: "De laatste back-up is van {{made}}. Er hoort er elke nacht een bij te komen.",
      unusable: "De back-up van {{made}} ({{name}}) is niet te gebruiken: {{problem}}",
      notCopied: "Een kopie van de back-up van {{made}} is mislukt: {{problem}}",
    },
    good: {
      disk: "Er is weer genoeg ruimte op de schijf: {{free}} vrij.",
      database: "De database is weer in orde.",
      mail: "Er blijft geen mail meer liggen.",
      webhook: "De webhook levert weer af.",
      backup: "De back-up van {{made}} is in orde.",
      visits: "Bezoeken worden weer opgeslagen.",
      certificate: "Het certificaat van de site is vernieuwd, tot {{ends}}.",
      traffic: "Het aantal paginaweergaven is weer normaal.",
      leads: "Het aantal aanvragen is weer normaal.",
    },
    guide: "Wat je eraan doet",
    file: "Wat je eraan doet, staat in {{file}}.",
    where: "Hoe het nu is, zie je boven de rapporten.",
  },
  /** The owner's email about a week or a month, and the page that it links to. */
  summary: {
    subject: "{{product}}, {{period}}: {{counts}}",
    periods: { week: "week {{number}}", month: "{{month}}" },
    counts: {
      visitors_one: "{{count}} bezoeker",
      visitors_other: "{{count}} bezoekers",
      leads_one: "{{count}} aanvraag",
      leads_other: "{{count}} aanvragen",
    },
    intro: {
      week: "Zo ging het in {{period}}, van {{from}} t/m {{to}}:",
      month: "Zo ging het in {{period}}:",
    },
    empty:
      "In {{period}} kwam er niemand op je site, en er kwam geen aanvraag binnen. Verbaast je dat? Controleer dan of je site bereikbaar is.",
    totals: {
      visitors: "Bezoekers",
      leads: "Aanvragen",
      conversions: "Conversies",
      views: "Paginaweergaven",
    },
    compared: "{{now}} (was {{before}}, {{change}})",
    comparedWithNone: "{{now}} (was 0)",
    failed: "Niet alle cijfers konden worden gelezen. Wat hier ontbreekt, vind je in de rapporten.",
    elsewhere:
      "Je bezoekcijfers staan in ClickHouse, dus deze mail gaat alleen over aanvragen. De rest vind je in de rapporten.",
    first: {
      week: "In de week ervoor is er niets geteld, dus vergelijken kan nog niet.",
      month: "In de maand ervoor is er niets geteld, dus vergelijken kan nog niet.",
    },
    changes: {
      week: "Wat het meest veranderde sinds de week ervoor:",
      month: "Wat het meest veranderde sinds de maand ervoor:",
    },
    steady: {
      week: "Er veranderde weinig sinds de week ervoor.",
      month: "Er veranderde weinig sinds de maand ervoor.",
    },
    subjects: {
      visitors: "Het aantal bezoekers",
      leads: "Het aantal aanvragen",
      conversions: "Het aantal conversies",
      source: "Het aantal bezoekers via {{name}}",
      direct: "Het aantal bezoekers zonder verwijzende site",
      page: "Het aantal weergaven van {{name}}",
    },
    moves: {
      up: "{{what}} steeg van {{before}} naar {{now}} ({{change}}).",
      down: "{{what}} daalde van {{before}} naar {{now}} ({{change}}).",
      started: "{{what}} ging van nul naar {{now}}.",
      stopped: "{{what}} ging van {{before}} naar nul.",
    },
    sources: "Waar je bezoekers vandaan kwamen:",
    direct: "Zonder verwijzende site",
    pages: "Wat ze het meest bekeken:",
    reports: "Bekijk de rapporten",
    unsubscribe: "Geen overzichten meer ontvangen",
    page: {
      title: "Overzichten van {{product}}",
      ask: "Wil je geen overzichten van bezoekers en aanvragen meer ontvangen? Mail over losse aanvragen en over de server blijft komen.",
      stop: "Stop met de overzichten",
      stopped:
        "Je ontvangt geen overzichten meer. Toch van gedachten veranderd? Zet ze hier weer aan, nu of later.",
      start: "Zet de overzichten weer aan",
      unknown: "Dit adres klopt niet. Gebruik de link onder het laatste overzicht.",
    },
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
    booking: "Kies zelf een moment voor een gesprek",
    mistake:
      "Heb je dit niet aangevraagd? Dan heeft iemand waarschijnlijk een typefout gemaakt. Beantwoord deze mail, dan verwijderen we je adres.",
    signed: "Groeten van {{product}} ({{company}}), {{site}}",
  },
} as const;
