import type { RecordingDetail } from "../recording-detail.ts";

/** A builder asks to see the planning board before his board meeting. Still being processed. */
export const detail: RecordingDetail = {
  conversation: [
    {
      speaker: "client",
      text: {
        nl: "Sanne, fijn dat je terugbelt. Dinsdag zit ik met de directie en ik wil jullie planbord laten zien.",
        en: "Sanne, thanks for calling back. I’m meeting the board on Tuesday and I’d like to show them your planning board.",
      },
    },
    {
      speaker: "seller",
      text: {
        nl: "Leuk, Ruben! Wat moet er voor hen vooral uitkomen?",
        en: "Great, Ruben! What do you want them to take away from it?",
      },
    },
    {
      speaker: "client",
      text: {
        nl: "Dat we met dezelfde ploegen meer projecten aankunnen. Nu staan er elke week twee ploegen op elkaar te wachten.",
        en: "That we can handle more projects with the same crews. Right now, every week, two crews end up waiting for each other.",
      },
    },
    {
      speaker: "seller",
      text: {
        nl: "Dan zet ik een voorbeeld klaar met twaalf ploegen en jullie drie lopende projecten. Maandagmiddag doorlopen?",
        en: "Then I’ll set up an example with twelve crews and your three current projects. Shall we go through it on Monday afternoon?",
      },
    },
    { speaker: "client", text: { nl: "Maandag om drie uur, prima.", en: "Monday at three works fine." } },
  ],
  analysis: null,
};
