/**
 * Runs in the head, before the first paint: saves how the visitor arrived and the language of the link, and redirects
 * to the language that this visitor chose earlier. A first visit is never redirected.
 */
import {
  internationalLanguage,
  isLanguage,
  preferredLanguage,
  rememberedLanguage,
  rememberLanguage,
} from "@voxlog/texts";
import { saveArrival } from "../leads/arrival.ts";

saveArrival();

const address = new URL(location.href);
const requested = address.searchParams.get("lang");
if (isLanguage(requested)) rememberLanguage(requested);
address.searchParams.delete("lang");

const shown = document.documentElement.lang;
const wanted = isLanguage(requested) ? requested : rememberedLanguage();
const other =
  wanted !== shown && document.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${wanted}"]`);
if (other) location.replace(new URL(other.href).pathname + address.search + address.hash);
else if (requested !== null) history.replaceState(history.state, "", address);

const preferred = preferredLanguage(navigator.languages) ?? internationalLanguage;
if (!wanted && preferred !== shown) document.documentElement.dataset["offer"] = preferred;
