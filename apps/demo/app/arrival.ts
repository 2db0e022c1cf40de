import { isLanguage, type Language } from "@voxlog/texts";

/** What a link to the demo carried along, and the address without it. */
export type Arrival = { language: Language | null; address: string };

/**
 * Reads the language that a link asks for. It is part of the way here, not of the place, so it leaves
 * the address; everything else in it stays.
 *
 * @example readArrival("https://demo.example/dashboard?lang=en&q=bos")
 *   ⇒ { language: "en", address: "/dashboard?q=bos" }
 */
export function readArrival(href: string): Arrival {
  const url = new URL(href);
  const requested = url.searchParams.get("lang");
  url.searchParams.delete("lang");
  return {
    language: isLanguage(requested) ? requested : null,
    address: `${url.pathname}${url.search}${url.hash}`,
  };
}
