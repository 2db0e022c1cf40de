import { crmConnection, type SyncMode } from "@voxlog/demo-data/account";
import { SelectField } from "@voxlog/ui/select-field";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SaveForm } from "../../../edits/save-form.tsx";
import { storedEdits, useEdits } from "../../../edits/stored-edits.ts";
import { useSave } from "../../../edits/use-save.ts";

const modes = ["automatic", "reviewed"] as const satisfies readonly SyncMode[];
const modeEdits = storedEdits<SyncMode>("sync-mode", crmConnection.syncMode, isSyncMode);

/** When a conversation goes to the CRM. */
export function SyncForm() {
  const { t } = useTranslation("demo");
  const stored = useEdits(modeEdits);
  const [draft, setDraft] = useState(stored);
  const { saving, save } = useSave();
  return (
    <SaveForm changed={draft !== stored} saving={saving} onSave={() => save(() => modeEdits.set(draft))}>
      <SelectField
        label={t(($) => $.settings.crm.syncMode)}
        value={draft}
        onChange={({ target }) => isSyncMode(target.value) && setDraft(target.value)}
      >
        {modes.map((mode) => (
          <option key={mode} value={mode}>
            {t(($) => $.settings.crm.syncModes[mode])}
          </option>
        ))}
      </SelectField>
    </SaveForm>
  );
}

function isSyncMode(value: unknown): value is SyncMode {
  return modes.some((mode) => mode === value);
}
