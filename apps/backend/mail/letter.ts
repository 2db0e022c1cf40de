import type { Language } from "@voxlog/i18n/mail";
import type { LeadCollection } from "@voxlog/product";

/** A mail that a lead asks for, as the outbox has it. */
export type LeadMail = {
  /** The outbox row, which the mail's own id is made of. */
  id: string;
  kind: "lead" | "confirmation";
  /** Of the visitor. */
  language: Language;
  collection: LeadCollection;
  /** When the lead was stored, in ms since 1970. */
  received: number;
  lead: Record<string, unknown> & { email: string; company: string };
};

/** What a mail says, before it is put on the wire. */
export type Letter = {
  to: string;
  replyTo: string;
  subject: string;
  /** Who reads it, for the HTML. */
  language: Language;
  paragraphs: Paragraph[];
};

/** A sentence or two, or a table of what is known. */
export type Paragraph = string | { label: string; value: string }[];

/** A letter as plain text. */
export function toText({ paragraphs }: Letter): string {
  return paragraphs
    .map((paragraph) =>
      typeof paragraph === "string"
        ? paragraph
        : paragraph.map(({ label, value }) => `${label}: ${value}`).join("\n"),
    )
    .join("\n\n");
}

/** A letter as HTML that any mail reader shows: no style but the reader's own. */
export function toHtml({ paragraphs, language, subject }: Letter): string {
  const body = paragraphs.map((paragraph) =>
    typeof paragraph === "string"
      ? `<p>${escapeHtml(paragraph)}</p>`
      : `<table cellpadding="4">${paragraph.map(row).join("")}</table>`,
  );
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body>${body.join("")}</body></html>`;
}

const row = ({ label, value }: { label: string; value: string }) =>
  `<tr><th align="left" scope="row">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`;

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
