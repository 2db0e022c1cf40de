import type { Text } from "../text.ts";

/** Whose instructions they are: the current user's, or the team's. */
export type InstructionsScope = "personal" | "team";

/**
 * The scopes in the order in which the agent applies them. The team's override the user's, so that agreements hold for
 * everyone.
 */
export const instructionsOrder: readonly InstructionsScope[] = ["team", "personal"];

/** The scope that wins a conflict. */
export const decisiveScope: InstructionsScope = "team";

/** The instructions of the sample team and its user, one per line. */
export const sampleInstructions: Record<InstructionsScope, Text> = {
  team: {
    nl: `Schrijf de samenvatting in hooguit vijf zinnen.
Noteer bedragen exclusief btw.
Is er voor een taak geen datum genoemd, neem dan over een week.
Bewaar niets over gezondheid, gezin of geloof van een contactpersoon.`,
    en: `Keep the summary to five sentences or fewer.
Give amounts excluding VAT.
If no date was mentioned for a task, use a week from now.
Never store anything about a contact’s health, family or religion.`,
  },
  personal: {
    nl: `Begin de samenvatting met wat de klant nu dwarszit.
Zet mijn taken op de ochtend.
Zeg ik ‘even laten liggen’, maak dan een herinnering voor over een maand.
Schrijf de opvolgmail in de u-vorm.`,
    en: `Start the summary with the client’s biggest problem right now.
Schedule my tasks in the morning.
When I say ‘let’s park it’, set a reminder for a month from now.
Write the follow-up email formally.`,
  },
};
