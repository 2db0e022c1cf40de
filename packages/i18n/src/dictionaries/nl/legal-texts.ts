import { legal } from "./legal.ts";

export const texts = { legal };
