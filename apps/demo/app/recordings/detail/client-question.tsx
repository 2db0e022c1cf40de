import { textIn } from "@voxlog/demo-data/text";
import { accounts, type Candidate, type ClientFinding } from "@voxlog/notes/client";
import { useLanguage } from "@voxlog/texts";
import { Alert } from "@voxlog/ui/alert";
import { Badge } from "@voxlog/ui/badge";
import { Button } from "@voxlog/ui/button";
import { SelectField } from "@voxlog/ui/select-field";
import { TextField } from "@voxlog/ui/text-field";
import { Building2, Plus } from "lucide-react";
import { type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { useDraft } from "../../edits/drafts.ts";
import { recordingTime } from "../recording-time.ts";
import { useRecordings } from "../use-recordings.ts";

const NEW = "new";

/** Shows the client of a conversation, or asks for it if the words are ambiguous. */
export function ClientQuestion({
  id,
  finding,
  crm,
  isMissed,
  place,
  onChoose,
}: {
  /** Of the conversation. */
  id: string;
  finding: ClientFinding;
  crm: string;
  isMissed: boolean;
  place: RefObject<HTMLElement | null>;
  onChoose: (client: string, contact?: string) => void;
}) {
  const { t } = useTranslation("demo");
  const [isChanging, setChanging] = useState(false);
  const { kind, client, contact, candidates, mention } = finding;
  const error = isMissed ? t(($) => $.own.client.missing) : undefined;
  const choose = (name: string, person?: string) => {
    setChanging(false);
    onChoose(name, person);
  };
  const change = () => {
    flushSync(() => setChanging(true));
    place.current?.querySelector("select")?.focus();
  };
  return (
    <section
      ref={place}
      aria-label={t(($) => $.own.client.ask)}
      tabIndex={-1}
      data-kind={kind}
      className="grid grid-cols-1 gap-3 rounded-lg border border-accent-border bg-accent-soft/40 p-4"
    >
      {kind === "ambiguous" ? (
        <CandidateChoice mention={mention} candidates={candidates} error={error} onChoose={choose} />
      ) : kind === "unsaid" || isChanging ? (
        <AccountChoice id={id} error={error} onChoose={choose} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="flex min-w-0 gap-2">
            <Building2 aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent-text" />
            <span className="wrap-anywhere">
              <strong className="font-semibold">{client}</strong>
              {contact && ` · ${contact}`}
            </span>
          </p>
          <Button size="sm" variant="ghost" onClick={change}>
            {t(($) => $.own.client.change)}
          </Button>
          {kind === "new" && (
            <p className="flex basis-full flex-wrap items-center gap-2 wrap-anywhere text-sm">
              <Badge tone="accent" icon={<Plus aria-hidden="true" />}>
                {t(($) => $.own.client.newBadge)}
              </Badge>
              {t(($) => $.own.client.isNew, { crm, client })}
            </p>
          )}
        </div>
      )}
    </section>
  );
}

type ChoiceProps = { error: string | undefined; onChoose: (client: string, contact?: string) => void };

function CandidateChoice({
  mention,
  candidates,
  error,
  onChoose,
}: ChoiceProps & { mention: string; candidates: readonly Candidate[] }) {
  const { t } = useTranslation("demo");
  const language = useLanguage();
  const recordings = useRecordings();
  const reasonFor = ({ client, role }: Candidate) => {
    const last = recordings.find((recording) => recording.client === client && !recording.user);
    if (!last) return textIn(role, language);
    const title = textIn(last.title, language).replaceAll("\u00AD", "");
    return t(($) => $.own.client.reason, {
      role: textIn(role, language),
      day: recordingTime(language, last).day.replaceAll(" ", "\u00A0"),
      title,
    });
  };
  return (
    <>
      <p className="font-medium">{t(($) => $.own.client.which, { name: mention })}</p>
      {error && <Alert tone="danger">{error}</Alert>}
      {candidates.map((candidate) => (
        <Button
          key={`${candidate.client} ${candidate.contact}`}
          variant="secondary"
          className="justify-start text-start"
          onClick={() => onChoose(candidate.client, candidate.contact)}
        >
          <span className="grid py-1">
            {candidate.contact}, {candidate.client}
            <span className="text-sm font-normal text-text-muted">{reasonFor(candidate)}</span>
          </span>
        </Button>
      ))}
    </>
  );
}

/** Asks for a client by name. An arrow key changes a list's value, so a button confirms it. */
function AccountChoice({ id, error, onChoose }: ChoiceProps & { id: string }) {
  const { t } = useTranslation("demo");
  const [{ chosen, name }, setDraft, forgetDraft] = useDraft(`client of ${id}`, { chosen: "", name: "" });
  const client = chosen === NEW ? name.trim() : chosen;
  function choose(): void {
    if (!client) return;
    forgetDraft();
    onChoose(client);
  }
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField
        className="min-w-48 grow"
        label={t(($) => $.own.client.ask)}
        error={error}
        value={chosen}
        onChange={({ target }) => setDraft({ chosen: target.value, name })}
      >
        <option value="">{t(($) => $.own.client.choose)}</option>
        <option value={NEW}>{t(($) => $.own.client.another)}</option>
        {accounts.map((account) => (
          <option key={account.name}>{account.name}</option>
        ))}
      </SelectField>
      {chosen === NEW && (
        <TextField
          className="min-w-48 grow"
          label={t(($) => $.own.client.name)}
          value={name}
          maxLength={80}
          autoComplete="off"
          onChange={({ target }) => setDraft({ chosen, name: target.value })}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault(); // It would submit the fields below.
            choose();
          }}
        />
      )}
      <Button variant="secondary" aria-disabled={!client} onClick={choose}>
        {t(($) => $.own.client.add)}
      </Button>
    </div>
  );
}
