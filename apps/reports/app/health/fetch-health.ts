import { readAddresses } from "@voxlog/product";

const { api } = readAddresses({ VITE_API_URL: import.meta.env["VITE_API_URL"] });

/** The checks of a server's health. */
export type Check = "disk" | "database" | "mail" | "webhook" | "backup" | "visits";

/** How the server is, by its launcher's last look: sizes in bytes, moments in ms since 1970. */
export type Health = {
  version: string;
  ok: Record<Check, boolean>;
  disk: { free: number };
  /** Whether collectors store visits, where there are some. */
  collected?: boolean;
  mail: { waiting: number; oldest?: number };
  webhook: { waiting: number; failed: number };
  backup?: { made: number; verified?: number; problem?: string; copied?: number; copyProblem?: string };
  /** Requests rejected since midnight UTC, by status. */
  rejected: Record<string, number>;
  asked: { mail: boolean; webhook: boolean };
};

/** How the server is; that it is for others to know; or why that is not known. */
export type HealthAnswer = { health: Health } | { failure: "withheld" | "unseen" | "unreachable" };

/** Asks the server how it is. */
export async function fetchHealth(token: string, signal: AbortSignal): Promise<HealthAnswer> {
  try {
    const response = await fetch(`${api}/api/owner/health`, { headers: { Authorization: token }, signal });
    // Of a token that has ended the reports say so.
    if ([204, 401, 403].includes(response.status)) return { failure: "withheld" };
    if (response.ok) return { health: (await response.json()) as Health };
    return { failure: response.status === 503 ? "unseen" : "unreachable" };
  } catch (error) {
    signal.throwIfAborted();
    console.warn("The server's health couldn't be requested.", error);
    return { failure: "unreachable" };
  }
}
