import type { Challenge } from "./find-number.ts";

/**
 * Solves a server's challenge of ALTCHA's protocol (https://altcha.org/docs/server-integration/) in a worker, so that
 * the page stays responsive.
 *
 * @returns the proof to send with the lead.
 */
export async function solveChallenge(challenge: Challenge): Promise<string> {
  const worker = new Worker(new URL("./pow-worker.ts", import.meta.url), { type: "module" });
  try {
    const number = await new Promise<number>((found, failed) => {
      worker.onmessage = ({ data }: MessageEvent<number | undefined>) =>
        data === undefined ? failed(new Error("No number solves the challenge.")) : found(data);
      worker.onerror = ({ message }) => failed(new Error(message || "The worker couldn't be started."));
      worker.postMessage(challenge);
    });
    return btoa(JSON.stringify({ ...challenge, number }));
  } finally {
    worker.terminate();
  }
}
