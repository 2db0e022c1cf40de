import type { Dictionary } from "../../dictionary.ts";
import type { demo as source } from "../nl/demo.ts";

export const demo = { title: "{{section}} - {{product}} Demo" } as const satisfies Dictionary<typeof source>;
