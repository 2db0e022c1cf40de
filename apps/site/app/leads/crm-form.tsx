import { Button } from "@voxlog/ui/button";
import { TextField } from "@voxlog/ui/text-field";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useLanguage } from "../routing/use-view.ts";
import { formAddress } from "./form-address.ts";
import { leadDialog } from "./lazy-lead-dialog.ts";
import { dialogSearch, longestCrm, OPENED_HERE } from "./use-open-dialog.ts";

/** Asks for the visitor's CRM and passes it to the signup form. A GET form, so it works without a script. */
export function CrmForm() {
  const { t } = useTranslation("site");
  const language = useLanguage();
  const navigate = useNavigate();
  function open(event: FormEvent<HTMLFormElement>): void {
    if (!leadDialog.get()) return;
    event.preventDefault();
    const crm = String(new FormData(event.currentTarget).get("crm") ?? "").trim();
    const search = dialogSearch("signup", { openedBy: "crm", crm });
    void navigate({ pathname: location.pathname, search }, { state: OPENED_HERE });
  }
  return (
    <form
      name="crm"
      action={formAddress("signup", language, { openedBy: "crm" }).pathname}
      onSubmit={open}
      onFocus={leadDialog.prefetch}
      className="flex flex-wrap items-end gap-3 print:hidden"
    >
      <TextField
        id="own-crm"
        type="text"
        name="crm"
        label={t(($) => $.forms.fields.crm)}
        autoComplete="off"
        maxLength={longestCrm}
        className="min-w-0 grow basis-56"
      />
      <Button type="submit">{t(($) => $.forms.signup.crm.title)}</Button>
    </form>
  );
}
