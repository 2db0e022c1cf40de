import { hash, timingSafeEqual } from "node:crypto";
import { brand } from "@voxlog/product";
import { fillIn, type Language, loadMailTexts } from "@voxlog/texts/mail";
import { Hono } from "hono";
import { html, raw } from "hono/html";
import type { ApiEnv, ApiRoutes } from "../front/api.ts";
import { readState, setUnsubscribed } from "./summary-state.ts";

export const UNSUBSCRIBE_PATH = "/api/summary";

const HEADERS = {
  "Cache-Control": "no-store",
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Robots-Tag": "noindex",
};

const STYLE =
  ":root{color-scheme:light dark}body{font:1.125rem/1.5 system-ui,sans-serif;max-width:36rem;margin:0 auto;padding:2rem 1rem}button{font:inherit;padding:.75rem 1.25rem}";

/**
 * Creates the page to unsubscribe from summaries, for anyone with its address. Opening it changes nothing, because mail
 * programs open links; a POST does (RFC 8058). The same page turns summaries back on.
 */
export function summaryRoutes(folder: string, language: Language): ApiRoutes {
  const isToken = (sent: string) => {
    const hashOf = (text: string) => hash("sha256", text, "buffer");
    const token = readState(folder)?.token;
    return token !== undefined && timingSafeEqual(hashOf(sent), hashOf(token));
  };
  const page = async () => {
    const { page: texts } = (await loadMailTexts(language)).summary;
    const isUnsubscribed = readState(folder)?.isUnsubscribed;
    return isUnsubscribed
      ? pageOf(language, texts.title, texts.stopped, { subscribe: texts.start })
      : pageOf(language, texts.title, texts.ask, { unsubscribe: texts.stop });
  };
  const routes = new Hono<ApiEnv>();
  routes.use(`${UNSUBSCRIBE_PATH}/:token`, async (context, next) => {
    for (const [name, value] of Object.entries(HEADERS)) context.header(name, value);
    if (isToken(context.req.param("token"))) return next();
    const { page: texts } = (await loadMailTexts(language)).summary;
    return context.html(pageOf(language, texts.title, texts.unknown), 404);
  });
  routes.get(`${UNSUBSCRIBE_PATH}/:token`, async (context) => context.html(await page()));
  routes.post(`${UNSUBSCRIBE_PATH}/:token`, async (context) => {
    // Mail programs send `List-Unsubscribe=One-Click`.
    const form = await context.req.parseBody().catch(() => ({}));
    setUnsubscribed(folder, !("subscribe" in form));
    return context.html(await page());
  });
  return { path: UNSUBSCRIBE_PATH, routes };
}

function pageOf(language: Language, title: string, text: string, buttons: Record<string, string> = {}) {
  const heading = fillIn(title, { product: brand.name });
  const forms = Object.entries(buttons).map(
    ([name, label]) => html`<form method="post"><button name="${name}" value="on">${label}</button></form>`,
  );
  return html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading}</title><style>${raw(STYLE)}</style></head><body><h1>${heading}</h1><p>${text}</p>${forms}</body></html>`;
}
