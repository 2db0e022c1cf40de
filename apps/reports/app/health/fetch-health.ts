import { sendRequest } from "../session/request.ts";

/** The server's checks. */
export type Check =
  | ("disk" | "database" | "visits" | "mail" | "webhook")
  | ("certificate" | "backup" | "traffic" | "leads");

/** The server's health at its launcher's last check: sizes in bytes, times in ms since 1970. */
export type Health = {
  version: string;
  ok: Record<Check, boolean>;
  disk: { free: number };
  /** Whether collectors store visits; undefined without collectors. */
  collected?: boolean;
  /** When the domain's certificate ends; undefined if the server has none. */
  certificateEnd?: number;
  /** Fewer page views or leads than usual, and the kind; undefined without the alarm. */
  drops?: { traffic?: { kind: "tracker" | "views" }; leads?: object };
  /** `error` is the receiver's last answer, or why there was none. */
  mail: { waiting: number; oldest?: number; error?: string };
  webhook: { waiting: number; failed: number; error?: string };
  backup?: { made: number; verified?: number; problem?: string; copied?: number; copyProblem?: string };
  /** Requests rejected since midnight UTC, by status. */
  rejected: Record<string, number>;
  configured: { mail: boolean; webhook: boolean };
};

/** The server's health, or why it isn't known. `withheld` means that this user may not see it. */
export type HealthAnswer = { health: Health } | { failure: "withheld" | "unseen" | "unreachable" };

/** Fetches the server's health. */
export async function fetchHealth(signal: AbortSignal): Promise<HealthAnswer> {
  try {
    const response = await sendRequest("/api/owner/health", { signal });
    if ([204, 401, 403].includes(response.status)) return { failure: "withheld" };
    if (response.ok) return { health: (await response.json()) as Health };
    return { failure: response.status === 503 ? "unseen" : "unreachable" };
  } catch (error) {
    signal.throwIfAborted();
    console.warn("The server's health couldn't be requested.", error);
    return { failure: "unreachable" };
  }
}
