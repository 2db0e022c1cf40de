import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { breakable } from "./breakable.ts";

test.each([
  ["anna@klaver.example", "anna@<wbr/>klaver<wbr/>.example"],
  ["linkedin.com/in/anna", "linkedin<wbr/>.com/<wbr/>in/<wbr/>anna"],
  ["localhost:5173", "localhost:<wbr/>5173"],
  ["gesprek_12.mp3", "gesprek_<wbr/>12<wbr/>.mp3"],
  ["Computer", "Computer"],
  ["Klaver & Zn. B.V.", "Klaver &amp; Zn. B.V."],
])("%s breaks between its parts alone", (name, markup) => {
  expect(renderToStaticMarkup(breakable(name))).toBe(markup);
});
