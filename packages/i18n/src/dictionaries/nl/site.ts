import { faq } from "./site/faq.ts";
import { features } from "./site/features.ts";
import { forms } from "./site/forms.ts";
import { home } from "./site/home.ts";
import { pictures } from "./site/pictures.ts";
import { pricing } from "./site/pricing.ts";
import { shell } from "./site/shell.ts";

/** The marketing site's texts. */
export const site = { shell, home, features, pictures, pricing, faq, forms } as const;
