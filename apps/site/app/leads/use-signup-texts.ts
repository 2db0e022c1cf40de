import { brand, claims, plans } from "@voxlog/product";
import { useTranslation } from "react-i18next";
import type { FormOpener } from "./use-open-dialog.ts";

/** Returns the form's heading, which depends on the button that opened it. */
export function useSignupTexts(openedBy: FormOpener | undefined): { title: string; text: string } {
  const { t } = useTranslation("site");
  const hours = claims.supportResponseHours;
  if (openedBy === "crm")
    return { title: t(($) => $.forms.signup.crm.title), text: t(($) => $.forms.signup.crm.text, { hours }) };
  const plan = plans.find(({ id }) => id === openedBy);
  const text = t(($) => $.forms.signup.text, { hours });
  if (plan && !plan.price) return { title: t(($) => $.forms.signup.custom, { plan: plan.name }), text };
  return { title: t(($) => $.forms.signup.title, { product: plan?.name ?? brand.name }), text };
}
