import type { FieldProblem } from "@voxlog/product";
import { type DefaultTreeAdapterTypes, parse, serialize, defaultTreeAdapter as tree } from "parse5";
import {
  attribute,
  copyWithText,
  type Element,
  elementsIn,
  findBy,
  type ParentNode,
  setAttribute,
  textIn,
} from "./html-tree.ts";

/** What a visitor sent, and why it wasn't stored. */
export type FormAnswer = {
  values: Readonly<Record<string, string>>;
  /** What is wrong, by field, and the longest text that the field takes. */
  problems: Readonly<Record<string, { problem: FieldProblem; max: number }>>;
  failure?: "tooMany" | "other" | undefined;
};

/**
 * Returns a form's page with what was sent in its fields, and what is wrong beside them. The page brings what that takes
 * in `<template id="answer">`: a field with an error, a message, and their texts.
 *
 * @param from the page's origin, if the answer has another one: its scripts are left out, and its addresses are in full.
 */
export function fillForm(html: string, { values, problems, failure }: FormAnswer, from = ""): string {
  const document = parse(html);
  const template = findBy(document, "id", "answer");
  const form = findBy(document, "method", "post");
  if (!template || !form) throw new Error("The page has no form that can be answered.");
  const parts = (template as DefaultTreeAdapterTypes.Template).content;
  let isFirst = true;
  for (const input of elementsIn(form).filter(({ tagName }) => tagName === "input")) {
    const name = attribute(input, "name") ?? "";
    if (name in values) setAttribute(input, "value", values[name] ?? "");
    const wrong = problems[name];
    if (!wrong) continue;
    showProblem(input, parts, wrong);
    if (isFirst) setAttribute(input, "autofocus", "");
    isFirst = false;
  }
  const button = findBy(form, "type", "submit");
  if (failure && button?.parentNode) {
    const alert = copyWithText(part(parts, "role", "alert"), textOf(parts, failure));
    tree.insertBefore(button.parentNode, alert, button);
  }
  if (from) makeForeign(document, from);
  return serialize(document);
}

function showProblem(
  input: Element,
  parts: ParentNode,
  { problem, max }: FormAnswer["problems"][string],
): void {
  const id = `${attribute(input, "id")}-error`;
  const error = copyWithText(
    part(parts, "id", "answer-error"),
    textOf(parts, problem).replace("{max}", String(max)),
  );
  setAttribute(error, "id", id);
  if (input.parentNode) tree.appendChild(input.parentNode, error);
  setAttribute(input, "aria-invalid", "true");
  setAttribute(
    input,
    "aria-describedby",
    [attribute(input, "aria-describedby"), id].filter(Boolean).join(" "),
  );
}

function part(parts: ParentNode, name: string, value: string): Element {
  const found = findBy(parts, name, value);
  if (!found) throw new Error(`The form's page has nothing with ${name}="${value}" for its answers.`);
  return found;
}

const textOf = (parts: ParentNode, name: string) => textIn(part(parts, "data-text", name));

function makeForeign(document: ParentNode, origin: string): void {
  for (const element of elementsIn(document)) {
    if (element.tagName === "script") tree.detachNode(element);
    for (const each of element.attrs) {
      if (/^(href|src)$/.test(each.name) && each.value.startsWith("/")) each.value = origin + each.value;
    }
  }
}
