import { fieldLabels } from "../field-labels.ts";
import { client, type RecordingDetail, seller } from "../recording-detail.ts";

/** A builder wants to see the planning board before his board meeting. It's processed while the visitor watches. */
export const detail: RecordingDetail = {
  conversation: [
    client({
      nl: "Sanne, fijn dat je terugbelt. Dinsdag zit ik met de directie en ik wil jullie planbord laten zien.",
      en: "Sanne, thanks for calling back. I’m meeting the board on Tuesday and I’d like to show them your planning board.",
    }),
    seller({
      nl: "Leuk, Ruben! Wat moet er voor hen vooral uitkomen?",
      en: "Great, Ruben! What do you want them to take away from it?",
    }),
    client({
      nl: "Dat we met dezelfde ploegen meer projecten aankunnen. Nu staan er elke week twee ploegen op elkaar te wachten.",
      en: "That we can handle more projects with the same crews. Right now, every week, two crews end up waiting for each other.",
    }),
    seller({
      nl: "Dan zet ik een voorbeeld klaar met twaalf ploegen en jullie drie lopende projecten. Maandagmiddag doorlopen?",
      en: "Then I’ll set up an example with twelve crews and your three current projects. Can we go through it on Monday afternoon?",
    }),
    client({ nl: "Maandag om drie uur, prima.", en: "Monday at three works fine." }),
  ],
  analysis: {
    summary: {
      nl: "Ruben Hartman laat dinsdag het planbord aan zijn directie zien. Nu wachten elke week twee ploegen op elkaar. Maandag om drie uur loopt hij een voorbeeld met twaalf ploegen door.",
      en: "Ruben Hartman is meeting his board on Tuesday and wants to show them the planning board. Right now, two crews wait for each other every week. On Monday at three, he’ll go through an example with twelve crews.",
    },
    entities: [
      { nl: "planbord", en: "planning board" },
      { nl: "twaalf ploegen", en: "twelve crews" },
    ],
    fields: [
      {
        label: fieldLabels.stage,
        value: { nl: "Voorbereiding demo", en: "Preparing demo" },
        before: { nl: "Nieuwe lead", en: "New lead" },
        line: 3,
      },
      {
        label: fieldLabels.decisionMaker,
        value: { nl: "Directie", en: "Board" },
        before: "Ruben Hartman",
        line: 0,
      },
      {
        label: fieldLabels.painPoint,
        value: { nl: "Ploegen wachten op elkaar", en: "Crews wait for each other" },
        line: 2,
      },
    ],
    callDescription: {
      nl: "Wil met dezelfde ploegen meer projecten aankunnen en legt dat dinsdag aan de directie voor.",
      en: "Wants to handle more projects with the same crews and takes that to the board on Tuesday.",
    },
    nextStep: {
      nl: "Voorbeeld klaarzetten met twaalf ploegen en drie lopende projecten.",
      en: "Set up an example with twelve crews and three current projects.",
    },
    taskTitle: { nl: "Planbord doorlopen met Ruben", en: "Walk through the planning board with Ruben" },
    dueDate: "2025-10-27",
    updates: [{ type: "call" }, { type: "task" }],
  },
};
