import { expect, test, vi } from "vitest";
import { sendLead } from "./send-lead.ts";

test("two leads sent at the same time are both stored", async () => {
  const stored = (_: unknown, { signal }: RequestInit) =>
    new Promise((resolve, reject) => {
      signal?.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
      setTimeout(() => resolve(Response.json({ id: "r3k9" })));
    });
  vi.stubGlobal("fetch", stored);
  const origin = { source: "", medium: "", campaign: "", referrer: "direct", firstPage: "/" };
  const lead = { company: "Voorbeeld BV", email: "ada@example.com", language: "nl", openedBy: "", ...origin };
  const send = () => sendLead("demo_requests", lead as Parameters<typeof sendLead>[1], { took: 9 });

  expect(await Promise.all([send(), send()])).toEqual([{ stored: true }, { stored: true }]);
});
