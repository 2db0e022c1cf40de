import { readStored, writeStored } from "@voxlog/browser/storage";
import type { Lead } from "@voxlog/product";
import type { Language } from "@voxlog/texts";
import { devMode } from "@voxlog/tracked-sets/product";
import { addresses } from "../routing/addresses.ts";
import { readDraft, readWords, saveDraft, saveWords } from "./draft.ts";

const KEY = "voxlog.demoAccess";
/** If storage is blocked, access lasts as long as the page. */
let grantedHere = false;

/** Remembers that this visitor may open the demo. */
export function grantDemoAccess(): void {
  grantedHere = true;
  writeStored(KEY, "true");
}

/** Visitors who sent the request may enter, and so may developers. */
export function mayEnterDemo(): boolean {
  return grantedHere || readStored(KEY) === "true" || devMode.read();
}

/**
 * Returns the demo's address in a language. Language, dev mode, company and CRM are in the query, because the demo may
 * be on another origin with its own storage; it removes them from its address. The visitor's words are in the fragment,
 * which no server receives.
 *
 * @param place the ID of a recording to open, or a screen's path below the dashboard, such as `/upload` or `/#team`.
 */
export function demoAddress(language: Language, place = ""): string {
  const { company, crm } = readDraft("signups"); // What was typed into the form before the demo.
  const isScreen = place.startsWith("/");
  const words = place ? "" : readWords();
  const screen = new URL(isScreen ? place : words && "/record", "https://demo.invalid");
  const query = new URLSearchParams({
    ...Object.fromEntries(screen.searchParams),
    lang: language,
    ...devMode.inLinks(),
    ...(company && { company }),
    ...(crm && { crm }),
    ...(place && !isScreen && { recording: place }),
  });
  const fragment = words ? `#${new URLSearchParams({ words })}` : screen.hash;
  return `${addresses.demo}/dashboard${screen.pathname.replace(/^\/$/, "")}?${query}${fragment}`;
}

/**
 * Leaves the site for the demo.
 *
 * @param how `replace` removes this page from the history, so that going back doesn't open a page that redirects, or a
 *   form that was sent.
 * @param place where in the demo: see {@link demoAddress}.
 */
export function goToDemo(language: Language, how: "assign" | "replace", place?: string): void {
  const address = demoAddress(language, place);
  // Not earlier: a second click before the page unloads needs them, too.
  if (!place) addEventListener("pagehide", () => saveWords(""), { once: true });
  location[how](address);
}

/** Ms that the demo waits for the conversion; it's sent on leaving at the latest. */
const CONVERSION_WAIT = 400;

/**
 * Lets a visitor whose request was stored into the demo. A later signup begins with what they typed.
 *
 * @param conversion resolves when the conversion has been sent.
 */
export async function enterDemo(
  { company = "", email = "" }: Lead,
  language: Language,
  place: string | undefined,
  conversion: Promise<unknown> | undefined,
): Promise<void> {
  grantDemoAccess();
  const typed = Object.entries(readDraft("signups")).filter(([, text]) => text);
  saveDraft("signups", { company, email, ...Object.fromEntries(typed) });
  await Promise.race([conversion, new Promise((resolve) => setTimeout(resolve, CONVERSION_WAIT))]);
  goToDemo(language, "replace", place);
}
