import { page } from "./legal/page.ts";
import { privacy } from "./legal/privacy.ts";
import { terms } from "./legal/terms.ts";

/** The privacy statement and the terms. */
export const legal = { page, privacy, terms } as const;
