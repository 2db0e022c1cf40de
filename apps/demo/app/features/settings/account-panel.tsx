import { useStore } from "@voxlog/browser/store";
import type { Account } from "@voxlog/demo-data/account";
import { brand, phonePattern, transcriptionLanguages } from "@voxlog/product";
import { formatLanguageName, useLanguage } from "@voxlog/texts";
import { SelectField } from "@voxlog/ui/select-field";
import { TextField } from "@voxlog/ui/text-field";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SectionCard } from "../../components/section-card.tsx";
import { accountEdits } from "../../edits/account-edits.ts";
import { ResetButton } from "../../edits/reset-button.tsx";
import { SaveForm, useSave } from "../../edits/save-form.tsx";

/** The visitor's account, and the demo's reset. */
export function AccountPanel() {
  const { t } = useTranslation("demo");
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[1.6fr_1fr]">
      <SectionCard title={t(($) => $.settings.account.title)}>
        <AccountForm />
      </SectionCard>
      <SectionCard title={t(($) => $.settings.account.demo)}>
        <p className="text-text-muted">{t(($) => $.settings.account.demoText)}</p>
        <ResetButton className="inline-flex min-h-11 items-center justify-center gap-2 justify-self-start rounded-md border bg-surface-raised px-5 py-1.5 font-medium shadow-xs transition-colors hover:bg-surface-hover max-sm:w-full" />
      </SectionCard>
    </div>
  );
}

const fields = [
  { name: "name", type: "text", autoComplete: "name" },
  { name: "email", type: "email", autoComplete: "email" },
  { name: "phone", type: "tel", autoComplete: "tel" },
] as const;

/** Name, email, phone number and language. Errors show next to their field after the first attempt to save. */
function AccountForm() {
  const { t } = useTranslation("demo");
  const language = useLanguage();
  const stored = useStore(accountEdits);
  const [typed, setTyped] = useState<Partial<Account>>({});
  const [checked, setChecked] = useState(false);
  const { saving, save } = useSave();

  const draft = { ...stored, ...typed };
  const errors: AccountError[] = checked ? accountErrors(draft) : [];
  const changed = fields.some(({ name }) => draft[name] !== stored[name]);
  const change = (part: Partial<Account>) => setTyped((before) => ({ ...before, ...part }));
  function commit(): void {
    accountEdits.set(draft);
    setTyped((now) => (now === typed ? {} : now)); // Keeps what was typed during the save.
  }

  function submit(form: HTMLFormElement): void {
    const [first] = accountErrors(draft);
    setChecked(true);
    const wrong = first && form.elements.namedItem(first);
    if (wrong instanceof HTMLElement) wrong.focus();
    if (!first) save(commit);
  }

  return (
    <SaveForm
      changed={changed || draft.spokenLanguage !== stored.spokenLanguage}
      saving={saving}
      onSave={submit}
    >
      {fields.map(({ name, type, autoComplete }) => (
        <TextField
          key={name}
          name={name}
          type={type}
          autoComplete={autoComplete}
          label={t(($) => $.settings.account[name])}
          hint={name === "phone" ? t(($) => $.settings.account.phoneHint, { agent: brand.agent }) : undefined}
          error={errors.includes(name) ? t(($) => $.settings.account.errors[name]) : undefined}
          required={name !== "phone"}
          value={draft[name]}
          onChange={(event) => change({ [name]: event.target.value })}
        />
      ))}
      <SelectField
        label={t(($) => $.settings.account.spokenLanguage)}
        value={draft.spokenLanguage}
        onChange={(event) => change({ spokenLanguage: event.target.value })}
      >
        {transcriptionLanguages.map((code) => (
          <option key={code} value={code}>
            {formatLanguageName(language, code)}
          </option>
        ))}
      </SelectField>
    </SaveForm>
  );
}

/** Fields that are validated. The dictionaries have an error for each. */
type AccountError = "name" | "email" | "phone";

/**
 * Returns the account's invalid fields, in the order of the form.
 *
 * @example accountErrors({ name: " ", email: "sanne", phone: "", … }) ⇒ ["name", "email"]
 */
export function accountErrors({ name, email, phone }: Account): AccountError[] {
  const errors: AccountError[] = [];
  if (!name.trim()) errors.push("name");
  if (!/^[^\s@]+@[^\s@]+$/.test(email.trim())) errors.push("email");
  if (!phonePattern.test(phone)) errors.push("phone");
  return errors;
}
