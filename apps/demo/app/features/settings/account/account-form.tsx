import { useStore } from "@voxlog/browser/store";
import type { Account } from "@voxlog/demo-data/account";
import { formatLanguageName, useLanguage } from "@voxlog/i18n";
import { brand, transcriptionLanguages } from "@voxlog/product";
import { SelectField } from "@voxlog/ui/select-field";
import { TextField } from "@voxlog/ui/text-field";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { accountEdits } from "../../../account/account-edits.ts";
import { SaveForm } from "../../../edits/save-form.tsx";
import { useSave } from "../../../edits/use-save.ts";
import { type AccountError, accountErrors } from "./account-errors.ts";

const fields = [
  { name: "name", type: "text", autoComplete: "name" },
  { name: "email", type: "email", autoComplete: "email" },
  { name: "phone", type: "tel", autoComplete: "tel" },
] as const;

/** Name, address, number and language. Errors stand beside their field from the first try to save. */
export function AccountForm() {
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
    setTyped((now) => (now === typed ? {} : now)); // What was typed while it was being saved stays.
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
