import type { Dictionary } from "../../../dictionary.ts";
import type { words as source } from "../../nl/demo/words.ts";

export const words = {
  addTitle: "Add a word",
  editTitle: "Edit word",
  word: "Word",
  misspelled: "The way it is misheard",
  isMisspelling: "Correct a misspelling",
  isMisspellingHint: "For words that reach the transcript in another spelling than yours.",
  correction: "The way it should be written",
  isShared: "Share with your team",
  isSharedHint: "The word then counts for everybody's conversations.",
  add: "Add",
  change: "Update",
  cancel: "Cancel",
  problems: {
    tooLong: "Use {{longestWord}} characters at most.",
    duplicate: "This word is in the dictionary already.",
    noCorrection: "Enter the way it should be written.",
    sameCorrection: "The correction is the same as the word itself.",
  },
  added: "‘{{word}}’ is in the dictionary now.",
  changed: "‘{{word}}’ was updated.",
  addSelected: "Add to dictionary",
  selectHint: "Tip: select a word in the conversation first. It will be filled in here.",
} as const satisfies Dictionary<typeof source>;
