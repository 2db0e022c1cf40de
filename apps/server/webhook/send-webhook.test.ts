import { afterEach, expect, test, vi } from "vitest";
import type { Outbox } from "../mail/claims.ts";
import { sendDueWebhooks } from "./send-webhook.ts";

afterEach(() => void vi.unstubAllGlobals());

test("a rejection of many opening brackets doesn't block the server", async () => {
  const headers = { "Content-Type": "text/html" };
  vi.stubGlobal("fetch", async () => new Response("<".repeat(100_000), { status: 500, headers }));
  const claimed = [[{ id: "a", collection: "signups", received: 0, lead: {} }], []];
  const outbox = async (name: string) => (name === "claimWebhooks" ? claimed.shift() : undefined);
  const settings = { url: "http://crm.test" };
  const started = performance.now();
  await sendDueWebhooks(outbox as unknown as Outbox, settings as never, new AbortController().signal);
  expect(performance.now() - started).toBeLessThan(1000);
});
