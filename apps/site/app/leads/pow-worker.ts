import { type Challenge, findNumber } from "./find-number.ts";

addEventListener("message", async ({ data }: MessageEvent<Challenge>) => postMessage(await findNumber(data)));
