import type { DatabaseSync } from "node:sqlite";
import { domainToASCII } from "node:url";

/**
 * Returns the same text for all spellings of an email address: in any case, with accents as one or two characters, and
 * with a domain as people or as browsers write it.
 *
 * @example plainAddress("Info@CAFÉ.nl") ⇒ "info@xn--caf-dma.nl"
 */
export function plainAddress(address: string): string {
  const [, name = address, domain = ""] = /^(.*)@(.*)$/.exec(address) ?? [];
  return `${name}@${domainToASCII(domain) || domain}`.normalize().toLowerCase();
}

/** Adds `plain_address` to a connection's SQL functions. */
export function addPlainAddress(database: DatabaseSync): void {
  database.function("plain_address", { deterministic: true }, (address) => plainAddress(String(address)));
}
