import { agentTimmy } from "./demo/agent-timmy.ts";
import { callTimmy } from "./demo/call-timmy.ts";
import { dashboard } from "./demo/dashboard.ts";
import { edits } from "./demo/edits.ts";
import { record } from "./demo/record.ts";
import { recording } from "./demo/recording.ts";
import { recordings } from "./demo/recordings.ts";
import { settings } from "./demo/settings.ts";
import { shell } from "./demo/shell.ts";
import { tour } from "./demo/tour.ts";
import { upload } from "./demo/upload.ts";
import { words } from "./demo/words.ts";

/** Every text of the demo, by screen. */
export const demo = {
  ...shell,
  edits,
  dashboard,
  recordings,
  recording,
  record,
  callTimmy,
  upload,
  agentTimmy,
  settings,
  words,
  tour,
} as const;
