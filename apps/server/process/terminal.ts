import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import { LaunchFailure } from "./command.ts";

/**
 * Returns a prompt that reads one answer per line, typed or piped in. Use one prompt for all questions: a second reader
 * would miss lines that the first has already read. Reading starts with the first question. It keeps the process
 * running, and a terminal in raw mode, until you dispose of the prompt.
 *
 * @param signal ends a pending question with an AbortError. Ctrl-C aborts it by a SIGINT to this process.
 */
export function openPrompt(signal: AbortSignal) {
  let isShown = false;
  let reader: ReturnType<typeof readLines> | undefined;
  const echo = new Writable({
    write(chunk, _encoding, done) {
      // `ask` writes the line break, because readline writes none after Ctrl-C, after Ctrl-D, or for a pipe.
      if (isShown && String(chunk) !== "\r\n") process.stdout.write(chunk);
      done();
    },
  });

  async function ask(question: string, isSecret: boolean): Promise<string> {
    reader ??= readLines(echo, signal);
    const prompt = `${question} `;
    reader.lines.setPrompt(prompt); // readline redraws the whole line after an edit.
    process.stdout.write(prompt);
    isShown = !isSecret;
    // Reading fails if the terminal is gone, or if stdin is a directory.
    const answer = await reader.answers.next().catch(() => undefined);
    isShown = false;
    process.stdout.write("\n");
    signal.throwIfAborted();
    if (!answer || answer.done)
      throw new LaunchFailure(
        "There was no answer, so nothing was changed. Type the answer when asked, or pipe it in.",
      );
    return answer.value;
  }

  return {
    /** Asks for a secret, and doesn't echo it. @throws LaunchFailure when stdin ends first. */
    secret: (question: string) => ask(question, true),
    /** Asks whether to continue. Any answer but "yes" means no. @throws LaunchFailure when stdin ends first. */
    confirm: async (question: string) => (await ask(`${question} (yes/no)`, false)).trim() === "yes",
    [Symbol.dispose]: () => reader?.lines.close(),
  };
}

function readLines(output: Writable, signal: AbortSignal) {
  const lines = createInterface({
    input: process.stdin,
    output,
    terminal: process.stdin.isTTY,
    historySize: 0, // Otherwise the up arrow shows a secret at the next question.
    signal,
  });
  // A terminal in raw mode sends Ctrl-C as a character, not as a signal.
  lines.on("SIGINT", () => process.kill(process.pid, "SIGINT"));
  // The iterator queues lines that arrive before their question.
  return { lines, answers: lines[Symbol.asyncIterator]() };
}
