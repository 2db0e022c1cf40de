import { useStore } from "@voxlog/browser/store";
import type { Account } from "@voxlog/demo-data/account";
import { TextField } from "@voxlog/ui/text-field";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SectionCard } from "../../components/section-card.tsx";
import { accountDraft, accountEdits } from "../../edits/account-edits.ts";
import { SaveForm, useSave } from "../../edits/save-form.tsx";

/** The visitor's account. */
export function AccountPanel() {
  const { t } = useTranslation("demo");
  return (
    <SectionCard title={t(($) => $.settings.account.title)} className="lg:max-w-160">
      <AccountForm />
    </SectionCard>
  );
}

const fields = [
  { name: "name", type: "text", autoComplete: "name" },
  { name: "email", type: "email", autoComplete: "email" },
] as const;

/** Name and email. Errors show next to their field after the first attempt to save. */
function AccountForm() {
  const { t } = useTranslation("demo");
  const stored = useStore(accountEdits);
  const typed = useStore(accountDraft);
  const [checked, setChecked] = useState(false);
  const { saving, save } = useSave();

  const draft = { ...stored, ...typed };
  const errors = checked ? accountErrors(draft) : [];
  function commit(): void {
    accountEdits.set(draft);
    if (accountDraft.get() === typed) accountDraft.set({}); // Keeps what was typed during the save.
  }

  function submit(form: HTMLFormElement): void {
    const [first] = accountErrors(draft);
    setChecked(true);
    const wrong = first && form.elements.namedItem(first);
    if (wrong instanceof HTMLElement) wrong.focus();
    if (!first) save(commit);
  }

  return (
    <SaveForm saving={saving} onSave={submit}>
      {fields.map(({ name, type, autoComplete }) => (
        <TextField
          key={name}
          name={name}
          type={type}
          autoComplete={autoComplete}
          label={t(($) => $.settings.account[name])}
          error={errors.includes(name) ? t(($) => $.settings.account.errors[name]) : undefined}
          required
          value={draft[name]}
          onChange={({ target }) => accountDraft.set({ ...typed, [name]: target.value })}
        />
      ))}
    </SaveForm>
  );
}

/**
 * Returns the account's invalid fields, in the order of the form.
 *
 * @example accountErrors({ name: " ", email: "sanne" }) ⇒ ["name", "email"]
 */
function accountErrors({ name, email }: Account): (keyof Account)[] {
  const errors: (keyof Account)[] = [];
  if (!name.trim()) errors.push("name");
  if (!/^[^\s@]+@[^\s@]+$/.test(email.trim())) errors.push("email");
  return errors;
}
