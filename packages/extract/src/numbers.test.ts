import { expect, test } from "vitest";
import { extract } from "./extract.ts";

test.each([
  ["nl", "Klant Hartog Bouw, acht en veertig licenties voor acht en twintig duizend euro", [48, 28_000]],
  ["nl", "Klant Hartog Bouw, honderd drie en dertig machines", [133]],
  ["nl", "Klant Hartog Bouw, tussen de twee en twintig machines", [2]],
  ["nl", "Klant Hartog Bouw. Het budget is acht à negenduizend euro.", [8000]],
  ["nl", "Klant Hartog Bouw. De prijs is 0,38 per stuk.", [0.38]],
  ["nl", "Klant Hartog Bouw. Akkoord met 29 pp/mnd.", [29]],
  ["nl", "Klant Hartog Bouw. Ze nemen een ander, wij waren met € 5.400 zelfs goedkoper.", [5400]],
  ["en", "Spoke to Dana Whitfield, they want two hundred and forty-five seats.", [245]],
  ["en", "Visited Hartman Ltd. They pay eight pounds seventy five per van.", [8.75]],
  ["en", "hartman ltd pay the last seventeen and a half thousand thirty days after delivery", [17_500]],
  ["en", "Visited Hartman Ltd. The budget is two to three hundred dollars.", [200]],
  ["en", "Visited Hartman Ltd. They pay 95/shop/mth now.", [95]],
  ["en", "Visited Hartman Ltd. x5 shops, they want a quote.", [5]],
  // A price near another one is of its size.
  [
    "en",
    "hartman ltd have a budget of twelve thousand and the list price was fourteen and a half",
    [12_000, 14_500],
  ],
  [
    "en",
    "hartman ltd it lists for seventeen hundred apiece and a rival offered fifteen fifty each",
    [1700, 1550],
  ],
] as const)("a number is read the way people say or type it (%s: %s)", (language, note, values) => {
  expect(valuesIn(note, language)).toEqual(values);
});

test.each([
  ["en", "Visited Hartman Ltd. That brings the price down to $38,500 from $41,000.", 38_500],
  ["en", "Bright Ltd: the quote of nine thousand dollars came down to eight and a half thousand.", 8500],
  ["en", "The deal with Bright Ltd is $12,000. Sorry, not $12,000 but $14,000.", 14_000],
  ["en", "visited bright plumbing it's five shops well six if you count the one in leeds", 6],
  ["en", "Bright Plumbing signed. 8 offices, no: 9 since last month.", 9],
  ["en", "Visited Hartman Ltd, 40 users uh 48 users", 48],
  ["nl", "Bezoek Hartog Bouw. Ze willen 12 gebruikers. Niet 12, maak daar 14 gebruikers van.", 14],
  ["nl", "klant hartman transport veertig monteurs klopt niet het zijn er dertig", 30],
  ["nl", "klant hartman transport zestien tablets besteld maar dat moeten er achttien zijn", 18],
] as const)("a value that another one replaces isn't returned (%s: %s)", (language, note, value) => {
  expect(valuesIn(note, language)).toEqual([value]);
});

function valuesIn(note: string, language: "nl" | "en"): number[] {
  const { counts, amounts } = extract(note, { language, today: "2026-11-30", accounts: [] });
  return [...counts, ...amounts].map(({ value }) => value);
}
