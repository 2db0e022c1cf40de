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
Noteer bedragen in euro’s, exclusief btw.
Maak van elke afspraak een taak met een datum. Is er geen datum genoemd, neem dan over een week.
Zet de verkoopfase alleen een stap verder als de klant dat zelf zegt.
Noem een concurrent bij naam en schrijf op wat de klant ervan vindt.
Bewaar niets over gezondheid, gezin of geloof van een contactpersoon.`,
    en: `Keep the summary to five sentences or fewer.
Give amounts in euros, excluding VAT.
Turn every agreement into a task with a date. If no date was mentioned, use a week from now.
Only move the sales stage forward if the client says so themselves.
Mention competitors by name, and note what the client thinks of them.
Never store anything about a contact’s health, family or religion.`,
  },
  personal: {
    nl: `Begin de samenvatting met wat de klant nu dwarszit.
Zet mijn taken op de ochtend: dan bel ik.
Klanten noem ik bij de voornaam; gebruik in het CRM de volledige naam.
Zeg ik ‘even laten liggen’, maak dan een herinnering voor over een maand.
Schrijf de opvolgmail vast voor me, informeel en kort.`,
    en: `Start the summary with the client’s biggest problem right now.
Schedule my tasks in the morning: that’s when I make calls.
I call clients by their first name; use full names in the CRM.
When I say ‘let’s park it’, set a reminder for a month from now.
Draft the follow-up email for me: informal and short.`,
  },
};
