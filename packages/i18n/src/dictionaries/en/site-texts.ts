import { common } from "./common.ts";
import { site } from "./site.ts";

export const texts = { common, site };
