import { useStore } from "@voxlog/browser/store";
import { crmConnection, type SyncMode } from "@voxlog/demo-data/account";
import { SelectField } from "@voxlog/ui/select-field";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SaveForm } from "../../../edits/save-form.tsx";
import { storedEdits } from "../../../edits/stored-edits.ts";
import { useSave } from "../../../edits/use-save.ts";

const modes = ["automatic", "reviewed"] as const satisfies readonly SyncMode[];
const modeEdits = storedEdits<SyncMode>("sync-mode", crmConnection.syncMode, isSyncMode);

/** When a conversation goes to the CRM. */
export function SyncForm() {
  const { t } = useTranslation("demo");
  const stored = useStore(modeEdits);
  const [chosen, setChosen] = useState<SyncMode>();
  const { saving, save } = useSave();
  const draft = chosen ?? stored;
  function commit(): void {
    modeEdits.set(draft);
    setChosen((now) => (now === draft ? undefined : now));
  }
  return (
    <SaveForm changed={draft !== stored} saving={saving} onSave={() => save(commit)}>
      <SelectField
        label={t(($) => $.settings.crm.syncMode)}
        value={draft}
        onChange={({ target }) => isSyncMode(target.value) && setChosen(target.value)}
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
