import { fieldLabels } from "../field-labels.ts";
import { type Analysis, client, type RecordingDetail, seller, type Utterance } from "../recording-detail.ts";

/** The lines that the entire analysis is based on: the third to the eighth. */
export const excerpt = [
  seller({
    nl: "Kijken jullie ook nog naar anderen?",
    en: "Are you still looking at anyone else?",
  }),
  client({
    nl: "Alleen naar RouteWerk, maar dat praat niet met Salesforce. En die koppeling geeft voor ons de doorslag.",
    en: "Only at RouteWerk, but that doesn’t talk to Salesforce. And that integration is a must for us.",
  }),
  seller({ nl: "Om hoeveel mensen gaat het uiteindelijk?", en: "How many people would it be in the end?" }),
  client({
    nl: "Acht planners en veertig chauffeurs. We hebben er 30.000 euro per jaar voor vrijgemaakt.",
    en: "Eight planners and forty drivers. We have set aside 30,000 euros a year for it.",
  }),
  seller({
    nl: "Dan kom ik voor 48 gebruikers uit op 28.800 euro. Je hebt de offerte vrijdag de 31e.",
    en: "Then for 48 users that comes to 28,800 euros. You’ll have the quote on Friday the 31st.",
  }),
  client({
    nl: "Mooi. Onze directeur Henk Bos tekent, en we willen op 1 januari live.",
    en: "Great. Our director, Henk Bos, signs the contract, and we want to be live on January 1.",
  }),
] as const satisfies readonly Utterance[];

/** The part of the analysis that pictures show. */
export const shown = {
  summary: {
    nl: "Van Dijk Logistiek wil een offerte voor acht planners en veertig chauffeurs en heeft 30.000 euro per jaar vrijgemaakt. De koppeling met Salesforce geeft de doorslag tegenover RouteWerk. Directeur Henk Bos tekent; de wens is om op 1 januari live te gaan.",
    en: "Van Dijk Logistiek wants a quote for eight planners and forty drivers and has set aside 30,000 euros a year. The Salesforce integration gives us the edge over RouteWerk. Director Henk Bos signs the contract; they want to be live on January 1.",
  },
  entities: [
    "RouteWerk",
    "Salesforce",
    { nl: "30.000 euro", en: "30,000 euros" },
    { nl: "48 gebruikers", en: "48 users" },
    { nl: "28.800 euro", en: "28,800 euros" },
    "Henk Bos",
    { nl: "1 januari", en: "January 1" },
  ],
  fields: [
    {
      label: fieldLabels.stage,
      value: { nl: "Offerte", en: "Quote" },
      before: { nl: "Demo gegeven", en: "Demo given" },
      line: 6,
    },
    { label: fieldLabels.dealValue, value: { euros: 28800 }, before: { euros: 24000 }, line: 6 },
    { label: fieldLabels.users, value: "48", before: "40", line: 6 },
    { label: fieldLabels.budget, value: { euros: 30000 }, line: 5 },
    { label: fieldLabels.decisionMaker, value: "Henk Bos", before: "Marieke van Dijk", line: 7 },
    { label: fieldLabels.competitor, value: "RouteWerk", line: 3 },
    { label: fieldLabels.startDate, value: { date: "2026-01-01" }, line: 7 },
  ],
  taskTitle: { nl: "Offerte sturen naar Marieke van Dijk", en: "Send quote to Marieke van Dijk" },
  dueDate: "2025-10-31",
} as const satisfies Partial<Analysis>;

/** A trucking company wants a quote for her planners and drivers. The site shows an excerpt: ./sample-conversation.ts. */
export const detail = {
  conversation: [
    seller({
      nl: "Goedemorgen Marieke. Hoe viel de demo van vorige week bij je planners?",
      en: "Good morning Marieke. How did your planners like last week’s demo?",
    }),
    client({
      nl: "Heel goed. Als hoofd planning ben ik vooral blij dat een rit verschuift zonder dat iemand de chauffeur hoeft te bellen.",
      en: "They loved it. As head of planning, what I like most is that a trip can move without anyone having to call the driver.",
    }),
    ...excerpt,
    seller({
      nl: "Dan leg ik Henk in dezelfde mail de koppeling uit. En ik bel jou op 4 november, goed?",
      en: "Then I’ll explain the integration to Henk in the same email. And I’ll call you on November 4, all right?",
    }),
    client({
      nl: "Prima, het liefst ’s ochtends. En eerlijk, Sanne: ik heb er zin in.",
      en: "That’s fine, in the morning if you can. And honestly, Sanne: I’m looking forward to it.",
    }),
  ],
  analysis: {
    ...shown,
    callDescription: {
      nl: "Demo goed ontvangen. Offerte gevraagd voor 48 gebruikers; de koppeling met Salesforce geeft de doorslag.",
      en: "Demo well received. Quote requested for 48 users; the Salesforce integration is a must.",
    },
    nextStep: {
      nl: "Offerte van 28.800 euro sturen, met een uitleg van de koppeling voor Henk Bos.",
      en: "Send the quote of 28,800 euros, with an explanation of the integration for Henk Bos.",
    },
    updates: [
      { type: "call" },
      { type: "task" },
      {
        type: "linkedin",
        title: { nl: "Profiel gekoppeld", en: "Profile linked" },
        description: {
          nl: "Henk Bos, directeur van Van Dijk Logistiek, toegevoegd als contact.",
          en: "Henk Bos, director of Van Dijk Logistiek, added as a contact.",
        },
        url: "https://linkedin.example/in/henk-bos",
      },
      {
        type: "personality",
        title: { nl: "Belt liever ’s ochtends", en: "Prefers calls in the morning" },
        description: {
          nl: "Marieke is hoofd planning en kijkt vooral naar wat haar planners scheelt.",
          en: "Marieke is head of planning and cares most about what it saves her planners.",
        },
      },
      {
        type: "sentiment",
        title: { nl: "Enthou­siast", en: "Enthusi­astic" },
        description: {
          nl: "Positief over de demo en duidelijk over de startdatum.",
          en: "Positive about the demo and clear about the start date.",
        },
      },
    ],
  },
} as const satisfies RecordingDetail;
