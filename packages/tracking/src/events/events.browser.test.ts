import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { LeaveListener } from "../core/tracker.ts";
import {
  trackFileDownloads,
  trackForms,
  trackInteraction,
  trackNotFound,
  trackOutboundLinks,
  trackScrollDepth,
  trackWebVitals,
} from "./index.ts";

let stopping: AbortController;
let tracked: [name: string, properties?: object, measurement?: object][];
let leave: (isOver: boolean, view?: Parameters<LeaveListener>[1]) => void;
const FIRST = { id: "00000000000000a", path: "/" };
const SECOND = { id: "00000000000000b", path: "/pricing" };
const sink = {
  track: (...event: (typeof tracked)[number]) => void tracked.push(event),
  onLeave(listener: LeaveListener) {
    leave = (isOver, view = FIRST) => listener(isOver, view);
  },
};
/** Prevents navigation. */
const stay = (event: Event) => event.preventDefault();

beforeEach(() => {
  stopping = new AbortController();
  tracked = [];
  const first = { signal: stopping.signal, capture: true };
  for (const type of ["click", "auxclick", "submit"]) addEventListener(type, stay, first);
});
afterEach(() => {
  stopping.abort();
  document.body.innerHTML = "";
  vi.restoreAllMocks();
});

const byId = (id: string) => document.getElementById(id) as HTMLElement;

describe("a link that is followed", () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <a id="out" href="https://other.example/list?me=1#x"><b id="word">Out</b></a> <a id="in" href="/pricing">In</a>
      <a id="mail" href="mailto:a@b.example">Mail</a> <a id="pdf" href="/files/Price.PDF?for=ada">Prices</a>
      <a id="made" href="blob:x" download="ada-de-vries.csv">CSV</a> <a id="page" href="/index.html">Page</a>`;
  });

  test("a link to another site is tracked without its query, also with the middle button", () => {
    trackOutboundLinks(sink, stopping);
    byId("word").addEventListener("click", (event) => event.stopPropagation());
    for (const id of ["word", "in", "mail", "pdf"]) byId(id).click();
    const press = (button: number) =>
      byId("out").dispatchEvent(new MouseEvent("auxclick", { button, bubbles: true, cancelable: true }));
    press(1);
    press(2);
    const followed = ["outbound_link", { url: "https://other.example/list" }];
    expect(tracked).toEqual([followed, followed]);
  });

  test("a link to a file is tracked as a download, with only the extension for generated files", () => {
    trackFileDownloads(sink, stopping);
    for (const id of ["out", "in", "pdf", "made", "page"]) byId(id).click();
    expect(tracked).toEqual([
      ["file_download", { url: `${location.origin}/files/Price.PDF`, extension: "pdf" }],
      ["file_download", { extension: "csv" }],
    ]);
  });

  test("a click that a script dispatches on the document or window causes no error", () => {
    const failed = vi.fn();
    addEventListener("error", failed, stopping);
    trackOutboundLinks(sink, stopping);
    for (const target of [document, window]) target.dispatchEvent(new MouseEvent("click"));
    expect(failed).not.toHaveBeenCalled();
  });

  test("a link isn't tracked after the signal aborts", () => {
    trackOutboundLinks(sink, { signal: stopping.signal });
    stopping.abort();
    addEventListener("click", stay, { once: true, capture: true });
    byId("out").click();
    expect(tracked).toEqual([]);
  });
});

const fill = (id: string) => userEvent.fill(byId(id), "ada@example.com");
const steps = {
  name: () => fill("name"),
  mail: () => fill("mail"),
  search: () => fill("search"),
  alone: () => fill("alone"),
  send: () => document.forms[0]?.requestSubmit(),
  reject: () => byId("mail").setAttribute("aria-invalid", "true"),
  remove: () => document.forms[0]?.remove(),
  "take along": () => document.forms[0]?.removeAttribute("data-started"),
  hide: () => leave(false),
  leave: () => leave(true),
};
const FORMS = `
  <form name="signup"><input name="name" id="name" /><input id="mail" /><button>Send</button></form>
  <form><input id="search" /></form><input id="alone" />`;

test.each<[string, (keyof typeof steps)[], string[], html?: string]>([
  ["is started once", ["name", "mail", "hide"], ["form_start"]],
  ["is abandoned once", ["mail", "leave", "leave"], ["form_start", "form_abandon"]],
  ["isn't abandoned after it's sent", ["mail", "send", "leave"], ["form_start"]],
  ["is abandoned if it's changed again", ["mail", "send", "mail", "leave"], ["form_start", "form_abandon"]],
  ["is abandoned with its dialog", ["mail", "remove", "alone"], ["form_start", "form_abandon"]],
  ["is abandoned if rejected", ["mail", "send", "reject", "remove", "alone"], ["form_start", "form_abandon"]],
  ["isn't tracked without a name, nor is a field without a form", ["search", "alone", "leave"], []],
  [
    "that the server sent back with an error began earlier",
    ["mail", "leave"],
    ["form_abandon"],
    `<form name="signup"><input id="mail" aria-invalid="true" /></form>`,
  ],
  ["isn't abandoned if the page takes it along", ["mail", "take along", "leave"], ["form_start"]],
  [
    "that was taken along to another page is abandoned there",
    ["mail", "leave"],
    ["form_abandon"],
    `<form name="signup" data-started><input id="mail" /></form>`,
  ],
])("a form %s", async (_, taken, names, html = FORMS) => {
  document.body.innerHTML = html;
  trackForms(sink, stopping);
  for (const step of taken) await steps[step]();
  expect(tracked).toEqual(names.map((name) => [name, { form: "signup" }]));
});

test("a page load has one interaction, however often it is left, and none by a script", async () => {
  trackInteraction(sink, stopping);
  dispatchEvent(new KeyboardEvent("keydown", { key: "a" }));
  leave(false);
  expect(tracked).toEqual([]);
  await userEvent.keyboard("a");
  leave(false);
  leave(true);
  leave(true, SECOND);
  expect(tracked).toEqual([["interaction", {}, { id: "i0000000000000a", page_path: "/" }]]);
});

test("a view has one scroll measurement with its final depth, without scrolling up", async () => {
  const scrollTo = (part: number) => {
    const end = document.documentElement.scrollHeight - innerHeight;
    const scrolled = new Promise((done) => addEventListener("scroll", done, { once: true }));
    window.scrollTo(0, end * part);
    return scrolled;
  };
  document.body.innerHTML = `<div style="height: ${innerHeight * 20}px"></div>`;
  trackScrollDepth(sink, stopping);
  await scrollTo(0.6);
  await scrollTo(0.3);
  leave(false);
  leave(false);
  await scrollTo(1);
  leave(true);
  await scrollTo(0.5);
  leave(false, SECOND);
  await scrollTo(0.8);
  leave(true, SECOND);
  const ofView = { id: "s0000000000000a", page_path: "/" };
  expect(tracked).toEqual([
    ["scroll_depth", { percent: 50 }, ofView],
    ["scroll_depth", { percent: 100 }, ofView],
    ["scroll_depth", { percent: 75 }, { id: "s0000000000000b", page_path: "/pricing" }],
  ]);
});

test("only a page with status 404 is tracked as not found", () => {
  trackNotFound(sink);
  leave(true);
  expect(tracked).toEqual([]);
  const missing = { responseStatus: 404 } as PerformanceNavigationTiming;
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([missing]);
  trackNotFound(sink);
  leave(true);
  leave(true);
  expect(tracked).toEqual([["not_found"]]);
});

describe("the web vitals", () => {
  type Report = (metric: { name: string; value: number; navigationType: string }) => void;
  let reports: Report[];
  const observe = (report: Report) => void reports.push(report);
  const library = { onCLS: observe, onFCP: observe, onINP: observe, onLCP: observe, onTTFB: observe };
  const report = (name: string, value: number, navigationType = "navigate") =>
    reports[0]?.({ name, value, navigationType });
  const ofFirstView = { id: "v0000000000000a", page_path: "/" };

  beforeEach(async () => {
    reports = [];
    trackWebVitals(sink, async () => library, { sample: 1 });
    await Promise.resolve();
  });

  test("web vitals are one measurement of the page load's first view", () => {
    expect(reports).toHaveLength(5);
    for (const value of [900, 1234.56789]) report("LCP", value);
    report("CLS", 0.01239);
    leave(false);
    leave(false);
    report("INP", 48);
    leave(true);
    report("INP", 160);
    leave(true, SECOND);
    const loaded = { lcp: 1234.568, cls: 0.012 };
    expect(tracked).toEqual([
      ["web_vitals", loaded, ofFirstView],
      ["web_vitals", { ...loaded, inp: 48 }, ofFirstView],
      ["web_vitals", { ...loaded, inp: 160 }, ofFirstView],
    ]);
  });

  test("web vitals are tracked without interactions, and ignore a return from the back/forward cache", () => {
    report("LCP", 2400);
    leave(true);
    report("LCP", 12, "back-forward-cache");
    leave(true, SECOND);
    expect(tracked).toEqual([["web_vitals", { lcp: 2400 }, ofFirstView]]);
  });

  test("web vitals are measured for a share of visitors, and a blocked library logs no error", async () => {
    const load = vi.fn(() => Promise.reject(new Error("blocked")));
    vi.spyOn(Math, "random").mockReturnValue(0.1);
    trackWebVitals(sink, load, { sample: 0.1 });
    expect(load).not.toHaveBeenCalled();
    trackWebVitals(sink, load, { sample: 0.11 });
    expect(load).toHaveBeenCalled();
    leave(true);
    expect(tracked).toEqual([]);
  });
});
