import { common } from "./common.ts";
import { demo } from "./demo.ts";

export const texts = { common, demo };
