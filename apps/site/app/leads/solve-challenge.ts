import type { Challenge } from "./find-number.ts";

/**
 * Answers a server's challenge as ALTCHA does (https://altcha.org/docs/server-integration/): searches in a worker, so that the page
 * stays responsive, and needs nothing of the visitor.
 *
 * @returns the proof, to be sent along.
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
