import { mail } from "./mail.ts";

export const texts = { mail };
