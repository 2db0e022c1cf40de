import { expect, test } from "vitest";
import { phraseFaults } from "./phrases.ts";

test.each([
  ["// Nobody waits for it.", "Nobody"],
  ["<<<<<<< HEAD", "<<<<<<<"],
  ["const MOST_EVENTS = 15;", "MOST_E"],
  ["* For who outgrows one machine.", "For who"],
  ["// Who sends neither is trusted.", "// Who sends neither is trusted."],
  ["`my-shop_sessions` is no name", "is no n"],
  ["test('refuses a view', …)", "refuses"],
  ["/** The colour of a chip. */", "colour"],
  ["/** A list of which one is shown. */", "of which"],
  ["// It runs once more afterwards.", "afterwards"],
  ["// What is deleted stays.", "// What is deleted stays."],
  ["/** How long it takes. */", "/** How long it takes. */"],
])("phraseFaults finds the phrase in %s", (line, phrase) => {
  expect(phraseFaults(`first\n${line}`)).toEqual([{ line: 2, phrase, instead: expect.any(String) }]);
});

test.each([
  "connect ECONNREFUSED 127.0.0.1:80",
  "if there is no server",
  "Who is it? Ask the visitor who sent it.",
  "it is no longer stored",
  "characters, some of which are two code units",
  "// What is stored?",
])("phraseFaults accepts %s", (line) => {
  expect(phraseFaults(line)).toEqual([]);
});
