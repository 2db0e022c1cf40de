import type { Dictionary } from "../../../dictionary.ts";
import type { edits as source } from "../../nl/demo/edits.ts";

export const edits = {
  saved: "Settings saved!",
  unstored: "Your browser could not store your changes: they last until you close or reload this page.",
  save: "Save",
  unsaved: {
    title: "You have unsaved changes",
    text: "If you leave now, they are lost.",
    stay: "Stay here",
    leave: "Leave without saving",
  },
  reset: {
    action: "Reset demo",
    title: "Reset the demo?",
    text: "Everything you changed or recorded here is erased from this browser. The sample data comes back.",
    confirm: "Reset everything",
    cancel: "Cancel",
    done: "The demo has been reset. Everything is as it was at the start.",
  },
} as const satisfies Dictionary<typeof source>;
