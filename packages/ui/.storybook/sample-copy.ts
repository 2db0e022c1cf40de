import { cloneElement, isValidElement, type ReactNode } from "react";

/**
 * The stories' sample texts, English to Dutch. The kit has no texts of its own, so no dictionary has these. The
 * stories' test fails on a missing one.
 */
export const dutch: Record<string, string> = {
  CRM: "CRM",
  "No recording fits these filters.": "Geen opname past bij deze filters.",
  "Clear filters": "Filters wissen",
  Conversations: "Gesprekken",
  "Conversations per week": "Gesprekken per week",
  Save: "Opslaan",
  Sample: "Voorbeeld",
  Cancel: "Annuleren",
  Close: "Sluiten",
  Delete: "Verwijderen",
  "Request a demo": "Demo aanvragen",
  "See pricing": "Bekijk prijzen",
  "Two fields, no account.": "Twee velden, geen account.",
  "Delete this recording?": "Deze opname verwijderen?",
  "It cannot be brought back.": "Ze is niet terug te halen.",
  Menu: "Menu openen",
  "Main menu": "Hoofdmenu",
  Features: "Functies",
  Pricing: "Prijzen",
  Synced: "Gesynchroniseerd",
  Processing: "Wordt verwerkt",
  Failed: "Mislukt",
  New: "Nieuw",
  Draft: "Concept",

  "Choose language": "Taal kiezen",
  "The first conversation is in your CRM.": "Het eerste gesprek staat in je CRM.",
  "You can go on working while it is processed.": "Je kunt doorwerken tijdens de verwerking.",
  "Sending failed. Please try again.": "Verzenden is mislukt. Probeer het opnieuw.",
  "A conversation of 12 minutes": "Een gesprek van 12 minuten",
  "Three tasks went to Salesforce.": "Drie taken gingen naar Salesforce.",
  Company: "Bedrijf",
  "Work e-mail": "Zakelijk e-mailadres",
  "We only use it for your access.": "We gebruiken het alleen voor je toegang.",
  "Enter a valid e-mail address.": "Vul een geldig e-mailadres in.",
  "Your CRM": "Je CRM",
  "Choose a CRM": "Kies een CRM",
  "Another one": "Een ander",
  "We connect it on the first day.": "We koppelen het op de eerste dag.",
  "Choose the CRM you work in.": "Kies het CRM waarin je werkt.",
  Instructions: "Instructies",
  "Say what should be in every summary.": "Schrijf wat er in elke samenvatting moet staan.",
  "Write at least ten words.": "Schrijf minstens tien woorden.",
  "Always name the next step.": "Noem altijd de volgende stap.",
  "Share with the team": "Delen met het team",
  "Everybody in your team sees the recording.": "Iedereen in je team ziet de opname.",
  Recordings: "Opnames",
  Summary: "Samenvatting",
  Transcript: "Transcript lezen",
  Tasks: "Taken",
  "What was agreed, in five lines.": "Wat is afgesproken, in vijf regels.",
  "Every word, with the speaker.": "Elk woord, met de spreker.",
  "What has to be done, and by whom.": "Wat er moet gebeuren, en door wie.",
  "Settings saved": "Instellingen opgeslagen",
  "Settings could not be saved": "Instellingen konden niet worden opgeslagen",
  "Word deleted": "Woord verwijderd",
  Undo: "Ongedaan maken",
  Notifications: "Meldingen",
  "Show message": "Toon melding",
  "Open dialog": "Open dialoog",
  "Open menu": "Open het menu",
  "Choose a recording": "Kies een opname",
  "or drop it here": "of sleep hem hierheen",
  "MP3 or WAV": "MP3 of WAV",
  "Let go to add it": "Laat los om hem toe te voegen",
  "This isn't a recording.": "Dit is geen opname.",
  Settings: "Instellingen",
  "Go to": "Ga naar",
  "Previous page": "Vorige pagina",
  "Next page": "Volgende pagina",
  "First day": "Eerste dag",
  "The first day comes after the last.": "De eerste dag valt na de laatste.",
};

/** Translates the sample texts in a value to Dutch, including lists, objects and elements. */
export function inLanguage<Value>(value: Value): Value {
  return translated(value) as Value;
}

function translated(value: unknown): unknown {
  if (typeof value === "string") return dutch[value] ?? value;
  if (Array.isArray(value)) return value.map(translated);
  if (isValidElement<{ children?: ReactNode }>(value)) {
    const { children, ...props } = value.props;
    // As separate arguments, like JSX: React requires keys in lists.
    return cloneElement(
      value,
      ofAll(props),
      ...[children].flat().map((child) => translated(child) as ReactNode),
    );
  }
  if (value !== null && typeof value === "object" && Object.getPrototypeOf(value) === Object.prototype) {
    return ofAll(value);
  }
  return value;
}

function ofAll(values: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, translated(value)]));
}
