import type { IncomingMessage } from "node:http";
import { securityHeaders } from "@voxlog/hosting";
import type { FieldProblem, LeadCollection, LeadField } from "@voxlog/product";
import {
  checkField,
  formPages,
  isQuoted,
  leadFields,
  originFields,
  problemOf,
  quoteThanks,
  signupTopics,
} from "@voxlog/product";
import { type Language, languages, localizedPath } from "@voxlog/texts/mail";
import { apiError } from "../front/api.ts";
import { createOrigins, hostOf } from "../front/cors.ts";
import type { Build } from "../front/files/build.ts";
import type { FormHandler } from "../front/guard.ts";
import { prepareLead } from "../leads/check-lead.ts";
import { CLIENT_HEADER } from "../pocketbase/child.ts";
import type { WriteLock } from "../pocketbase/write-lock.ts";
import { type FillForm, type FormAnswer, parseForm } from "./fill-form.ts";

type FormPage = { collection: LeadCollection; language: Language; thanks: string; topic: string };

/** The pages whose form is posted to their own path. */
const formPagesByPath: ReadonlyMap<string, FormPage> = new Map(languages.flatMap(formPagesIn));

type FormHandlerOptions = {
  pocketbaseUrl: string;
  writeLock: WriteLock;
  needsProof: boolean;
  site: Build | undefined;
  siteOrigin: string;
  origins: readonly string[];
};

/** Fields that scripts add: the visitor's origin, the honeypot, and the time to fill in the form. */
const ADDED = [...originFields.map(({ name }) => name), "website", "took"];

/** Ms to wait for a form's page on another host, and for PocketBase. */
const [PAGE_TIMEOUT, STORE_TIMEOUT] = [5000, 20_000];

/** Creates the handler of forms. It answers with the thank-you page, or with the form and its errors. */
export function createFormHandler({ site, ...options }: FormHandlerOptions): FormHandler {
  const { expectOwnPage } = createOrigins(options.origins);
  const formOf = rememberForms();

  /** Returns the origin of the form's page, "" for this server's own. Only origins from the settings are used. */
  const siteOf = (request: IncomingMessage): string => {
    const { origin = "" } = request.headers;
    const isOwn = URL.parse(origin)?.host === hostOf(request);
    if (!isOwn && options.origins.includes(origin)) return origin;
    return site ? "" : options.siteOrigin;
  };

  return {
    handles: ({ method, url = "" }, path) =>
      formPagesByPath.has(path) &&
      (method === "POST" || (method === "GET" && Boolean(site) && /[?&]crm=/.test(url))),
    async answer(request, response, { path, body, network, hasRoom }) {
      const sendForm = async (status: number, answer: FormAnswer) => {
        const own = site?.files.get(`${path.slice(1)}/index.html`);
        const from = own ? "" : siteOf(request);
        const html = formOf(path, own?.content.toString() ?? (await fetchPage(from + path)), from)(answer);
        response
          .writeHead(status, {
            ...(own ? site?.headersOf(path) : securityHeaders({ assetOrigin: from })),
            "Content-Type": "text/html; charset=utf-8",
            "Content-Length": Buffer.byteLength(html),
            // Stored by the browser, so that its back button shows the answer instead of sending the form again.
            "Cache-Control": "private, no-cache",
            ...(status === 429 && { "Retry-After": "60" }),
          })
          .end(html);
      };
      const page = formPagesByPath.get(path) as FormPage;
      const fields: readonly LeadField[] = leadFields[page.collection];
      const query = new URLSearchParams(request.url?.split("?")[1]);
      if (request.method === "GET") {
        const given = fields.filter(({ name }) => query.has(name));
        const values = Object.fromEntries(
          given.map(({ name, max }) => [name, query.get(name)?.slice(0, max) ?? ""]),
        );
        return sendForm(200, { values, problems: {} });
      }
      expectOwnPage(request);
      if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers["content-type"] ?? ""))
        throw apiError(415, "A form must be sent as application/x-www-form-urlencoded.");
      const sent = new URLSearchParams(body.toString());
      const read = (names: readonly string[]) =>
        Object.fromEntries(names.map((name) => [name, sent.get(name)?.trim() ?? ""]));
      const values = read(fields.map(({ name }) => name));
      const wrong = problemsIn(fields, (field) => checkField(field, values[field.name] ?? ""));
      if (wrong) return sendForm(422, { values, problems: wrong });

      const added = read(ADDED);
      const openedBy = added["openedBy"] || (query.get("about") ?? page.topic);
      const lead = { ...values, ...added, openedBy };
      const { status, codes } = hasRoom
        ? await storeLead(options, page, lead, network)
        : { status: 429, codes: {} };
      if (status === 200) {
        const Location = siteOf(request) + page.thanks;
        return void response.writeHead(303, { Location, "Cache-Control": "no-store" }).end();
      }
      const rejected = problemsIn(fields, ({ name }) => codes[name] && problemOf(codes[name]));
      if (rejected) return sendForm(422, { values, problems: rejected });
      const failure = status === 429 ? "tooMany" : "other";
      await sendForm(status === 429 ? 429 : 503, { values, problems: {}, failure });
    },
  };
}

/**
 * Stores a form's lead with the same request that scripts send, so that the same limits and emails apply.
 *
 * @returns the response's status, and the error code of each invalid field.
 */
async function storeLead(
  { pocketbaseUrl, writeLock, needsProof }: Omit<FormHandlerOptions, "site">,
  { collection, language }: FormPage,
  lead: Record<string, string>,
  network: string,
): Promise<{ status: number; codes: Record<string, string> }> {
  // A form without JavaScript can't have a proof of work.
  const { headers, body } = prepareLead(lead, language, languages, needsProof);
  const releaseLock = await writeLock.enterPocketBase();
  try {
    const response = await fetch(`${pocketbaseUrl}/api/collections/${collection}/records`, {
      method: "POST",
      headers: { ...headers, [CLIENT_HEADER]: network },
      body,
      signal: AbortSignal.timeout(STORE_TIMEOUT),
    });
    const { data = {} } = (await response.json()) as { data?: Record<string, { code: string }> };
    const codes = Object.entries(data).map(([name, { code }]) => [name, code]);
    return { status: response.status, codes: Object.fromEntries(codes) };
  } catch {
    return { status: 503, codes: {} };
  } finally {
    releaseLock();
  }
}

function problemsIn(
  fields: readonly LeadField[],
  check: (field: LeadField) => FieldProblem | "" | undefined,
): FormAnswer["problems"] | undefined {
  const wrong = fields.flatMap((field) => {
    const problem = check(field);
    return problem ? [[field.name, { problem, max: field.max }] as const] : [];
  });
  return wrong.length > 0 ? Object.fromEntries(wrong) : undefined;
}

/** Parses each page once, and again when it has changed: a flood would keep the processor from other visitors. */
function rememberForms() {
  const forms = new Map<string, { page: string; fill: FillForm }>();
  return (path: string, page: string, from: string): FillForm => {
    const known = forms.get(from + path);
    if (known?.page === page) return known.fill;
    const fill = parseForm(page, from);
    forms.set(from + path, { page, fill });
    return fill;
  };
}

async function fetchPage(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PAGE_TIMEOUT) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.text();
}

function formPagesIn(language: Language): [path: string, page: FormPage][] {
  return (Object.keys(formPages) as LeadCollection[]).flatMap((collection) => {
    const { form, thanks } = formPages[collection];
    const path = localizedPath(form, language);
    const topics = collection === "signups" ? signupTopics : [];
    return ["", ...topics].map((topic): [string, FormPage] => [
      topic ? `${path}/${topic}` : path,
      {
        collection,
        language,
        topic,
        thanks: localizedPath(isQuoted(topic) ? quoteThanks : thanks, language),
      },
    ]);
  });
}
