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
    fields: {
      firstName: "Voornaam",
      lastName: "Achternaam",
      email: "E-mailadres",
      company: "Bedrijf",
      phone: "Telefoonnummer",
      crm: "CRM",
    },
    received: "Ontvangen",
    promise: "De site belooft binnen {{hours}} uur contact: uiterlijk {{deadline}}.",
    reply: "Beantwoord deze mail en je schrijft naar {{email}}.",
  },
  confirmation: {
    signups: {
      subject: "Je aanmelding bij {{product}}",
      thanks: "Bedankt voor je aanmelding! We nemen binnen {{hours}} uur contact met je op.",
    },
    demo_requests: {
      subject: "Je demo van {{product}}",
      thanks: "Bedankt voor je interesse in {{product}}! De demo vind je altijd terug op {{site}}.",
    },
    mistake:
      "Heb je dit niet aangevraagd? Dan heeft iemand zich vast vertypt. Beantwoord deze mail, dan wissen we je adres.",
    signed: "Groet van {{product}} ({{company}}), {{site}}",
  },
} as const;
