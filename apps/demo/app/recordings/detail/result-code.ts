import { createLazy } from "@voxlog/browser/lazy";
import { use } from "react";
import { type Code, ScreenCode } from "../../components/screen.tsx";
import { reader } from "../notes/use-reading.ts";
import { recordingHref } from "../use-open-recording.ts";
import { loadDatabase } from "../user/user-recordings.ts";

// A glob, since their texts load with the conversation's screen, not with the screen that has the form.
const parts = import.meta.glob("./{own-panels,review-form}.tsx");

const resultCode = createLazy(() =>
  Promise.all([loadDatabase(), reader.load(), ...Object.values(parts).map((load) => load())]),
);

/** Returns the code that stores the visitor's own words and shows their result on the conversation's screen. */
export function useResultCode(): readonly Code[] {
  return [resultCode, use(ScreenCode)(recordingHref(""))];
}
