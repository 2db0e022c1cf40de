import type { Dictionary } from "../../../dictionary.ts";
import type { upload as source } from "../../nl/demo/upload.ts";

export const upload = {
  title: "Upload audio",
  subtitle: "Already have a recording on your phone or laptop? Upload it and {{agent}} does the rest.",
} as const satisfies Dictionary<typeof source>;
