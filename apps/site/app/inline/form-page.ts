/**
 * Runs at the end of a page with a plain form, or of its thank-you page: saves the input, adds the visitor's source,
 * and sends the form only once. The page also works without it.
 */

import { checkField, type Lead, type LeadCollection, type LeadField, leadFields } from "@voxlog/product";
import { isLanguage, rememberLanguage } from "@voxlog/texts";
import type { Tracker } from "@voxlog/tracking";
import { readArrival } from "../leads/arrival.ts";
import { enterDemo, goToDemo, grantDemoAccess, mayEnterDemo } from "../leads/demo-access.ts";
import { readDraft, removeDraft, saveDraft } from "../leads/draft.ts";
import { originOf } from "../leads/origin.ts";
import { forgetSentForm, readSentForm, writeSentForm } from "../leads/sent-form.ts";
import { returnToPlace } from "../routing/language-page.ts";
import { afterLoad } from "./after-load.ts";
import { blockOffline } from "./block-offline.ts";
import { keepPlaceInLanguages } from "./language-links.ts";

const { tracking = "", path = "" } = document.currentScript?.dataset ?? {};
const { lang } = document.documentElement;
const language = isLanguage(lang) ? lang : "nl";
const query = new URLSearchParams(location.search);
const form = document.querySelector<HTMLFormElement>("form[method=post]");
const thanks = document.querySelector<HTMLElement>("[data-thanks]")?.dataset["thanks"] as
  | LeadCollection
  | undefined;

async function track(): Promise<Tracker | undefined> {
  if (!tracking) return undefined;
  try {
    const module = (await import(/* @vite-ignore */ tracking)) as typeof import("../tracking/begin.ts");
    module.beginVisit(path, document.title);
    module.trackPlainForm();
    return module.siteTracker(() => {});
  } catch {
    return undefined; // A content blocker blocks it.
  }
}

/** Removes the server's error about a field once its value is valid, as the dialog's form does. */
function forgetProblem(input: HTMLInputElement, collection: LeadCollection): void {
  const fields: readonly LeadField[] = leadFields[collection];
  const field = fields.find(({ name }) => name === input.name);
  if (!field || checkField(field, input.value)) return;
  const error = input.getAttribute("aria-describedby");
  if (error) document.getElementById(error)?.remove();
  for (const name of ["aria-invalid", "aria-describedby"]) input.removeAttribute(name);
}

function prepareForm(form: HTMLFormElement, collection: LeadCollection): void {
  const inputs = leadFields[collection].map(({ name }) => form.elements.namedItem(name) as HTMLInputElement);
  const draft: Lead = { ...readDraft(collection), ...(query.get("crm") && { crm: query.get("crm") ?? "" }) };
  for (const input of inputs) input.value ||= draft[input.name as keyof Lead] ?? "";
  const keep = () =>
    saveDraft(collection, Object.fromEntries(inputs.map(({ name, value }) => [name, value])));
  form.addEventListener("input", ({ target }) => {
    keep();
    forgetProblem(target as HTMLInputElement, collection);
  });
  // The form is only shown again before the thank-you page if the server found errors.
  if (readSentForm()?.state === "sent") forgetSentForm();
  let isSent = false;
  form.addEventListener("submit", (event) => {
    if (isSent) event.preventDefault();
    isSent = true;
    // Marks of the last attempt would count this one as abandoned.
    for (const input of inputs) input.removeAttribute("aria-invalid");
    keep();
    writeSentForm({ collection, state: "sent", place: query.get("recording") ?? undefined });
  });
  form.addEventListener("formdata", ({ formData }) => {
    const arrival = readArrival();
    const origin = {
      openedBy: query.get("about") ?? form.dataset["topic"],
      ...(arrival && originOf(arrival)),
    };
    const signs = { took: String(Math.round(performance.now())) };
    for (const [name, value] of Object.entries({ ...origin, ...signs })) if (value) formData.set(name, value);
  });
  addEventListener("pageshow", ({ persisted }) => {
    isSent = false;
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const sent = readSentForm();
    const isBack = persisted || navigation?.type === "back_forward";
    if (isBack && sent?.collection === collection && sent.thanks) location.replace(sent.thanks);
  });
}

async function thank(collection: LeadCollection): Promise<void> {
  const sent = readSentForm();
  const isNew = sent?.collection === collection && sent.state === "sent";
  const tracker = await track();
  if (!isNew) return;
  const lead = readDraft(collection);
  removeDraft(collection);
  writeSentForm({ ...sent, state: "thanked", thanks: location.pathname });
  tracker?.convert(collection === "signups" ? "signup" : "demo_request");
  if (collection === "signups") grantDemoAccess();
  else await enterDemo(lead, language, sent.place, tracker?.settled());
}

const isDemoRequest = form?.name === "demo_requests";
if (isDemoRequest && mayEnterDemo()) goToDemo(language, "replace", query.get("recording") ?? undefined);
else {
  blockOffline(() => "a[href^='/'], a[href^=http], [type=submit]");
  keepPlaceInLanguages(() => true);
  returnToPlace();
  addEventListener("click", ({ target }) => {
    if (!(target as Element).closest("[data-offer-of] button")) return;
    delete document.documentElement.dataset["offer"];
    rememberLanguage(language);
  });
  if (form) prepareForm(form, form.name as LeadCollection);
  if (thanks) void thank(thanks);
  else afterLoad(() => void track());
}
