/** What an address asks of dev mode. */
export type DevModeRequest = {
  /** Undefined when the address does not ask. */
  devMode: boolean | undefined;
  /** The address without the request, to show instead. */
  address: string;
};

/**
 * Reads `?dev=1` and `?dev=0` from a whole address.
 *
 * @example takeDevMode("https://voxlog.example/pricing?dev=1&plan=teams")
 *   // ⇒ { devMode: true, address: "https://voxlog.example/pricing?plan=teams" }
 */
export function takeDevMode(address: string): DevModeRequest {
  const url = new URL(address);
  const asked = url.searchParams.get("dev");
  if (asked !== "1" && asked !== "0") return { devMode: undefined, address };
  url.searchParams.delete("dev");
  return { devMode: asked === "1", address: url.href };
}
