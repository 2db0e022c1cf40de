import { Alert } from "@voxlog/ui/alert";
import { Button } from "@voxlog/ui/button";
import { SelectField } from "@voxlog/ui/select-field";
import { TextField } from "@voxlog/ui/text-field";
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Filters, writeFilters } from "../filters/filters.ts";
import { useFormat } from "../report/use-format.ts";
import { paths } from "../routing/paths.ts";
import { requestJson, requestRemoval } from "../session/request.ts";
import { useAction } from "../session/use-action.ts";
import { useRequest } from "../session/use-request.ts";

/** A link to a view; `expires` is in seconds since 1970. */
type SharedView = { id: string; name: string; query: string; who: string; expires: number };

const PATH = "/api/report-views";
const MAX_NAME_LENGTH = 80;
const DURATIONS = [7, 30, 90] as const;

/** Adds links that show the current view without an account, and revokes them. For the owner. */
export function ShareCard({ filters }: { filters: Filters }) {
  const { t } = useTranslation("staff");
  const [state, refresh] = useRequest(PATH, (signal) =>
    requestJson<{ views: SharedView[] }>(PATH, { signal }),
  );
  const { run, isPending, failure } = useAction();
  const [link, setLink] = useState("");
  const [message, setMessage] = useState("");

  function add(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const query = writeFilters(filters);
    const body = { name: String(values.get("name")), days: Number(values.get("days")), query };
    setMessage("");
    void run(async () => {
      const added = await requestJson<{ token: string }>(PATH, { method: "POST", body });
      // The fragment isn't sent to servers, so it's in no log.
      setLink(`${location.origin}${paths.reports}${query}#view=${added.token}`);
      form.reset();
      refresh();
    });
  }

  const revoke = ({ id, name }: SharedView) =>
    run(async () => {
      await requestRemoval(`${PATH}/${id}`);
      setMessage(t(($) => $.share.revoked, { name }));
      refresh();
    });

  return (
    <>
      <p className="max-w-prose text-sm text-text-muted">{t(($) => $.share.intro)}</p>
      <form onSubmit={add} className="flex flex-wrap items-end gap-3">
        <TextField
          name="name"
          label={t(($) => $.share.name)}
          required
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          className="min-w-48 flex-1"
        />
        <SelectField name="days" label={t(($) => $.share.duration)} defaultValue={30}>
          {DURATIONS.map((days) => (
            <option key={days} value={days}>
              {t(($) => $.share.days, { days })}
            </option>
          ))}
        </SelectField>
        <Button type="submit" variant="secondary" pending={isPending}>
          {t(($) => $.share.add)}
        </Button>
      </form>
      <p role="status" className="text-sm text-success empty:hidden">
        {message}
      </p>
      {failure && <Alert tone="danger">{t(($) => $.failures[failure])}</Alert>}
      {link && (
        <div className="grid gap-1.5">
          <div className="flex flex-wrap items-end gap-3">
            <TextField
              label={t(($) => $.share.link)}
              aria-describedby="link-is-shown-once"
              readOnly
              value={link}
              className="min-w-48 flex-1"
              onFocus={({ target }) => target.select()}
            />
            {/* On an address without TLS, browsers have no clipboard. */}
            {navigator.clipboard && (
              <Button
                variant="secondary"
                onClick={() =>
                  navigator.clipboard.writeText(link).then(
                    () => setMessage(t(($) => $.share.copied)),
                    () => undefined,
                  )
                }
              >
                {t(($) => $.share.copy)}
              </Button>
            )}
          </div>
          <p id="link-is-shown-once" className="text-sm text-text-muted">
            {t(($) => $.share.once)}
          </p>
        </div>
      )}
      {state.status === "failed" && <Alert tone="danger">{t(($) => $.failures[state.kind])}</Alert>}
      {state.status === "ready" && <Links views={state.views} onRevoke={(view) => void revoke(view)} />}
    </>
  );
}

function Links({ views, onRevoke }: { views: readonly SharedView[]; onRevoke: (view: SharedView) => void }) {
  const { t } = useTranslation("staff");
  const { moment } = useFormat();
  if (views.length === 0) return null;
  return (
    <ul aria-label={t(($) => $.share.links)} className="divide-y">
      {views.map((view) => (
        <li key={view.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
          <span className="grid min-w-0 wrap-anywhere">
            <a
              href={paths.reports + view.query}
              className="font-medium text-accent-text underline-offset-4 hover:underline"
            >
              <bdi>{view.name}</bdi>
            </a>
            <span className="text-sm text-text-muted">
              {t(($) => $.share.until, { moment: moment(view.expires * 1000), who: view.who })}
            </span>
          </span>
          <Button
            size="sm"
            variant="secondary"
            aria-label={t(($) => $.share.revokeOf, { name: view.name })}
            onClick={() => onRevoke(view)}
          >
            {t(($) => $.share.revoke)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
