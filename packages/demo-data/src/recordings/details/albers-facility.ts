import { fieldLabels } from "../field-labels.ts";
import { client, type RecordingDetail, seller } from "../recording-detail.ts";

/** A facility company agrees on a pilot at two sites. */
export const detail: RecordingDetail = {
  conversation: [
    client({
      nl: "Ik heb het intern besproken. We willen het proberen, maar klein.",
      en: "I’ve discussed it internally. We want to give it a try, but on a small scale.",
    }),
    seller({
      nl: "Prima, Thomas. Waar dacht je aan?",
      en: "That’s fine, Thomas. What did you have in mind?",
    }),
    client({
      nl: "Utrecht en Amersfoort, vier weken, vijftien mensen. Daar zit onze strengste klant, met een SLA van vier uur.",
      en: "Utrecht and Amersfoort, four weeks, fifteen people. That’s where our strictest customer is, with an SLA of four hours.",
    }),
    seller({
      nl: "En wanneer vind je de pilot geslaagd?",
      en: "And when would you call the pilot a success?",
    }),
    client({
      nl: "Als 95 procent van de meldingen binnen die SLA valt. Nu is dat 82. Ik wil cijfers zien, geen mooie verhalen.",
      en: "If 95 percent of the reports stay within that SLA. It’s 82 now. I want to see figures, not nice stories.",
    }),
    seller({
      nl: "Dan krijg je elke vrijdag een rapport. Zullen we op 3 november beginnen?",
      en: "Then you’ll get a report every Friday. Shall we start on November 3?",
    }),
    client({
      nl: "Ja. Stuur het pilotvoorstel voor dinsdag naar mij en naar Carla Smit, zij leidt de regio.",
      en: "Yes. Send the pilot proposal to me and to Carla Smit by Tuesday, she runs the region.",
    }),
  ],
  analysis: {
    summary: {
      nl: "Albers Facility start op 3 november een pilot van vier weken in Utrecht en Amersfoort met vijftien mensen. De pilot is geslaagd als 95 procent van de meldingen binnen de SLA van vier uur valt, tegen 82 procent nu.",
      en: "Albers Facility is starting a four-week pilot in Utrecht and Amersfoort on November 3, with fifteen people. It’s a success if 95 percent of reports stay within the four-hour SLA, up from 82 percent now.",
    },
    entities: [
      "Carla Smit",
      "Utrecht",
      "Amersfoort",
      { nl: "3 november", en: "November 3" },
      { nl: "95 procent", en: "95 percent" },
    ],
    fields: [
      { label: fieldLabels.stage, value: "Pilot", before: { nl: "Voorstel", en: "Proposal" }, line: 6 },
      { label: fieldLabels.startDate, value: { date: "2025-11-03" }, line: 5 },
      { label: fieldLabels.users, value: "15", line: 2 },
      {
        label: fieldLabels.painPoint,
        value: {
          nl: "82% van de meldingen binnen de SLA",
          en: "82% of reports within the SLA",
        },
        line: 4,
      },
    ],
    callDescription: {
      nl: "Pilot van vier weken afgesproken in Utrecht en Amersfoort, met een duidelijk doel.",
      en: "Agreed a four-week pilot in Utrecht and Amersfoort, with a clear target.",
    },
    nextStep: {
      nl: "Pilotvoorstel sturen naar Thomas Albers en Carla Smit.",
      en: "Send the pilot proposal to Thomas Albers and Carla Smit.",
    },
    taskTitle: { nl: "Pilotvoorstel opstellen", en: "Draft the pilot proposal" },
    dueDate: "2025-10-28",
    updates: [
      { type: "call" },
      { type: "task" },
      {
        type: "personality",
        title: { nl: "Wil cijfers zien", en: "Wants to see figures" },
        description: {
          nl: "Direct en kritisch. Overtuig hem met metingen, niet met verhalen.",
          en: "Direct and critical. Win him over with measurements, not stories.",
        },
      },
    ],
  },
};
