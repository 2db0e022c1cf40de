import { brand, claims, isQuoted, plans } from "@voxlog/product";
import { useTranslation } from "react-i18next";
import type { FormOpener } from "./use-open-dialog.ts";

/** Returns the form's heading and its button's text, which depend on the button that opened it. */
export function useSignupTexts(openedBy: FormOpener | undefined) {
  const { t } = useTranslation("site");
  const hours = claims.supportResponseHours;
  const submit = t(($) => $.forms.signup.submit);
  if (openedBy === "crm")
    return {
      title: t(($) => $.forms.signup.crm.title),
      text: t(($) => $.forms.signup.crm.text, { hours }),
      submit,
    };
  const plan = plans.find(({ id }) => id === openedBy);
  const text = t(($) => $.forms.signup.text, { hours });
  if (plan && isQuoted(plan.id))
    return {
      title: t(($) => $.forms.signup.quote.title, { plan: plan.name }),
      text,
      submit: t(($) => $.forms.signup.quote.submit),
    };
  return { title: t(($) => $.forms.signup.title, { product: plan?.name ?? brand.name }), text, submit };
}
