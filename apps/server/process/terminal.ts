import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

/** Asks for a secret, and shows nothing of what is typed. */
export async function askSecretly(question: string, signal: AbortSignal): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  using lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  process.stdout.write(question);
  const answer = await lines.question("", { signal });
  process.stdout.write("\n");
  return answer;
}

/** The next line that is typed or piped in; empty where nothing comes. */
export async function readLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line;
  return "";
}

/** Asks whether to go on; anything but a whole yes is none. */
export async function isAgreed(question: string): Promise<boolean> {
  process.stdout.write(`${question} (yes/no) `);
  return (await readLine()).trim() === "yes";
}
