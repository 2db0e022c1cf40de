import { brand } from "@voxlog/product";
import { afterEach, expect, test } from "vitest";
import { confirmationEmail, type LeadMail, ownerEmail } from "../../mail/emails.ts";
import { demoRequest, signup } from "../samples.ts";

const { bookingUrl } = brand.contact;
const put = (url: string) => Object.assign(brand.contact, { bookingUrl: url });
afterEach(() => put(bookingUrl));

const mail = (lead: LeadMail["lead"], more: Partial<LeadMail> = {}): LeadMail => ({
  id: "abcdefghijklmno",
  kind: "lead",
  language: "en",
  collection: "signups",
  received: Date.UTC(2026, 2, 1),
  lead,
  ...more,
});

async function replyTo(lead: LeadMail): Promise<{ to: string; subject: string; body: string }> {
  const { paragraphs } = await ownerEmail(lead, "owner@voxlog.test", "nl");
  const link = paragraphs.find((each) => typeof each === "object" && "url" in each) as { url: string };
  const { pathname, searchParams } = new URL(link.url.replaceAll("+", "%2B"));
  const [subject, body, ...others] = searchParams.values();
  expect(others).toEqual([]);
  return { to: decodeURIComponent(pathname), subject: String(subject), body: String(body) };
}

test("the owner's email links to a reply in the visitor's language, which asks for a time", async () => {
  expect(await replyTo(mail(signup()))).toMatchObject({
    to: "ada@example.com",
    subject: "Your Voxlog signup",
    body: expect.stringMatching(/^Hi Ada,\r\n\r\nThank you.* Voxlog can do for Voorbeeld BV\.\r\n\r\nWhen/),
  });
});

test("a reply and the confirmation have the booking link, if there is one", async () => {
  const link = { link: expect.any(String), url: "https://cal.example/voxlog" };
  const request = mail(demoRequest(), { collection: "demo_requests", language: "nl" });
  const confirmation = () => confirmationEmail(request, "owner@voxlog.test", "https://voxlog.example");
  expect((await confirmation()).paragraphs).not.toContainEqual(link);
  put(link.url);
  expect((await replyTo(request)).body).toContain(link.url);
  expect((await confirmation()).paragraphs).toContainEqual(link);
});

test("an address can't add a recipient or a text to the reply", async () => {
  const email = "a?bcc=all%40x&body=y@example.com";
  expect(await replyTo(mail({ ...signup(), email }))).toMatchObject({
    to: email,
    body: expect.stringContaining("Hi Ada"),
  });
});
