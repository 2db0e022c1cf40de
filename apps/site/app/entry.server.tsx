import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { loadI18n } from "./texts/i18n-registry.ts";
import { languageOf } from "./views.ts";

/** Renders a page at build time, whole: no part of it streams in later. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  await loadI18n(languageOf(new URL(request.url).pathname));
  const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} />);
  await body.allReady;
  headers.set("Content-Type", "text/html");
  // The build refuses to prerender a page that answers 404; the server gives it that status.
  return new Response(body, { headers, status: status === 404 ? 200 : status });
}
