import { common } from "./common.ts";
import { reports } from "./reports.ts";

export const texts = { common, reports };
