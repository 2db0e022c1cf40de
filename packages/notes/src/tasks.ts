import type { CrmUpdate } from "@voxlog/demo-data/recording-detail";
import type { Text } from "@voxlog/demo-data/text";
import type { Extraction, Language } from "@voxlog/extract";
import { dayText } from "./fields.ts";
import type { InstructionEffects } from "./instructions.ts";
import { capitalized, sentenceOr } from "./prose.ts";

/** A task as the CRM has it. */
export type Task = Extract<CrmUpdate, { due: Text | null }>;

const PARKED = /laten liggen|park it/iu;

/** Returns the tasks of a note: one for each agreement, with the day it is due. */
export function tasksOf(
  { nextSteps, unusable }: Extraction,
  { text, today, effects }: { text: string; today: string; effects: InstructionEffects },
): Task[] {
  const tasks = nextSteps.map((step): Task => {
    const { what, due, dueTo, who } = step;
    const isMine = who === "me";
    const day = due
      ? dayText(due, dueTo)
      : effects.dueInDays
        ? dayText(inDays(today, effects.dueInDays))
        : null;
    const isInMorning = isMine && effects.mornings && day !== null && !dueTo;
    return {
      type: "task",
      title: isMine ? capitalized(what) : { nl: `Klant: ${what}`, en: `Client: ${what}` },
      description: sentenceOr(what, step, text),
      due: isInMorning ? inMorning(day) : day,
    };
  });
  const parked = PARKED.exec(text);
  if (!unusable && parked && effects.parkedDays !== undefined)
    tasks.push({
      type: "task",
      title: { nl: "Weer contact opnemen", en: "Get back in touch" },
      description: parked[0],
      due: dayText(inDays(today, effects.parkedDays)),
    });
  return tasks;
}

function inMorning(day: Record<Language, string>): Text {
  return { nl: `${day.nl}, ’s ochtends`, en: `${day.en}, in the morning` };
}

function inDays(today: string, days: number): string {
  const date = new Date(today);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
