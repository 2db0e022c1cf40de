import { breakable } from "@voxlog/browser/breakable";
import { type LeadField, type LeadFieldName, leadFields, originFields } from "@voxlog/product";
import { formatNumber, useLanguage } from "@voxlog/texts";
import { mailtoLink } from "@voxlog/texts/mail";
import { Badge } from "@voxlog/ui/badge";
import { Button } from "@voxlog/ui/button";
import { IconButton } from "@voxlog/ui/icon-button";
import { TableCell, TableRow } from "@voxlog/ui/table";
import { Tooltip } from "@voxlog/ui/tooltip";
import { AlarmClock, Bot, Check, Clock, Trash2, Undo2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../report/use-format.ts";
import { deadlineOf, timeLeft } from "./deadline.ts";
import { LeadAssignee, LeadReply, OtherLeads } from "./lead-follow-up.tsx";
import { LeadNote } from "./lead-note.tsx";
import { LeadWebhook } from "./lead-webhook.tsx";
import type { Lead } from "./leads-api.ts";
import { useOpenerName } from "./use-opener-name.ts";

type LeadRowProps = {
  lead: Lead;
  now: number;
  hasWebhook: boolean;
  people: readonly string[];
  isPending: boolean;
  onAnswer: (isAnswered: boolean) => void;
  onErase: () => void;
  onChanged: (lead: Lead) => void;
};

/** A lead: name, contact, waiting time, note and actions. */
export function LeadRow({
  lead,
  now,
  hasWebhook,
  people,
  isPending,
  onAnswer,
  onErase,
  onChanged,
}: LeadRowProps) {
  const { t } = useTranslation("staff");
  const { moment } = useFormat();
  const { company, answered, answeredBy } = lead;
  const AnswerIcon = answered ? Undo2 : Check;
  return (
    <TableRow data-lead={lead.id} className="*:align-top cards:gap-y-2.5">
      <TableCell isRowHeader className="w-2/5 min-w-42">
        <Who lead={lead} />
      </TableCell>
      <TableCell className="min-w-48">
        <span className="-my-1.5 grid justify-items-start text-sm wrap-anywhere cards:my-0">
          {filledIn(lead, isContact).map(({ name, type, value }) => (
            <a
              key={name}
              href={type === "email" ? mailtoLink(value) : `tel:${value.replace(/[^\d+]/g, "")}`}
              dir="ltr"
              className="inline-flex min-h-8 items-center rounded-sm text-accent-text underline-offset-4 hover:underline"
            >
              {type === "email" ? breakable(value) : value}
            </a>
          ))}
          <LeadReply lead={lead} />
        </span>
      </TableCell>
      <TableCell className="min-w-42">
        <span className="grid justify-items-start gap-1.5 text-sm">
          <time dateTime={lead.created.replace(" ", "T")} className="whitespace-nowrap">
            {moment(lead.created)}
          </time>
          {answered ? (
            <span className="text-text-muted wrap-anywhere">
              {t(($) => (answeredBy ? $.answeredBy : $.answeredAt), {
                moment: moment(answered),
                person: answeredBy,
              })}
            </span>
          ) : (
            !lead.held && <LeadDeadline lead={lead} now={now} />
          )}
        </span>
      </TableCell>
      <TableCell className="w-3/5 min-w-40 cards:basis-full">
        <div className="grid grid-cols-1 gap-3">
          <LeadAssignee lead={lead} people={people} onChanged={onChanged} />
          <LeadNote lead={lead} onChanged={onChanged} />
          {hasWebhook && <LeadWebhook lead={lead} onChanged={onChanged} />}
        </div>
      </TableCell>
      <TableCell className="cards:basis-full">
        <span className="-mt-1 flex items-center justify-end gap-1 min-w-max cards:justify-between">
          <Button
            size="sm"
            variant={answered ? "secondary" : "primary"}
            pending={isPending}
            data-answer
            aria-label={t(($) => (answered ? $.reopenOf : $.answerOf), { company })}
            onClick={() => onAnswer(!answered)}
          >
            <AnswerIcon aria-hidden="true" className="size-4" />
            {t(($) => (answered ? $.reopen : $.answer))}
          </Button>
          <Tooltip content={t(($) => $.erase.action)}>
            <IconButton
              aria-label={t(($) => $.erase.of, { company })}
              className="text-text-muted"
              onClick={onErase}
            >
              <Trash2 aria-hidden="true" className="size-4.5" />
            </IconButton>
          </Tooltip>
        </span>
      </TableCell>
    </TableRow>
  );
}

function Who({ lead }: { lead: Lead }) {
  const { t } = useTranslation("staff");
  const { count, languageName } = useFormat();
  const { collection, company, language, repeats, held } = lead;
  const name = filledIn(lead, isName)
    .map(({ value }) => value)
    .join(" ");
  return (
    <span className="grid gap-1 wrap-anywhere">
      <span className="font-semibold">
        <bdi>{breakable(company)}</bdi>
      </span>
      {name && (
        <span className="text-sm font-normal">
          <bdi>{breakable(name)}</bdi>
        </span>
      )}
      <span className="flex flex-wrap gap-1.5 pt-0.5">
        <Badge tone={collection === "signups" ? "accent" : "neutral"}>{t(($) => $.kinds[collection])}</Badge>
        {filledIn(lead, isFurther).map(({ name, value }) => (
          <Badge key={name}>
            <span>
              {t(($) => $.names[name])}: <bdi>{breakable(value)}</bdi>
            </span>
          </Badge>
        ))}
        {language && <Badge>{t(($) => $.reads, { language: languageName(language) })}</Badge>}
        {repeats > 0 && <Badge>{t(($) => $.repeats, { count: repeats, number: count(repeats) })}</Badge>}
        {held && (
          <Badge tone="warning" icon={<Bot aria-hidden="true" />}>
            {t(($) => $.reasons[held])}
          </Badge>
        )}
      </span>
      <Origin lead={lead} />
      <OtherLeads lead={lead} />
    </span>
  );
}

const toneOf = { ample: "neutral", urgent: "warning", over: "danger" } as const;

/** Shows the time left to answer a lead, or by how much it's late. */
function LeadDeadline({ lead, now }: { lead: Lead; now: number }) {
  const { t } = useTranslation("staff");
  const language = useLanguage();
  const { moment } = useFormat();
  const deadline = deadlineOf(lead);
  if (deadline === undefined) return null;
  const left = timeLeft(deadline, now);
  const time = left.parts
    .map(({ unit, value }) => formatNumber(language, value, { style: "unit", unit, unitDisplay: "short" }))
    .join(" ");
  const Icon = left.state === "over" ? AlarmClock : Clock;
  return (
    <Badge
      tone={toneOf[left.state]}
      icon={<Icon aria-hidden="true" />}
      title={t(($) => $.deadline.due, { moment: moment(deadline) })}
      className="min-w-38 tabular-nums"
    >
      {t(($) => (left.state === "over" ? $.deadline.over : $.deadline.left), { time })}
    </Badge>
  );
}

function Origin({ lead }: { lead: Lead }) {
  const { t } = useTranslation("staff");
  const openerName = useOpenerName();
  const known = originFields.filter(({ name }) => name !== "language" && lead[name]);
  if (known.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-3 pt-0.5 text-xs font-normal text-text-muted">
      {known.map(({ name }) => (
        <div key={name}>
          <dt className="inline">{t(($) => $.names[name])}:</dt>{" "}
          <dd className="inline">
            <bdi>{breakable(name === "openedBy" ? openerName(lead[name]) : lead[name])}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Field = LeadField & { name: LeadFieldName };

const isContact = ({ type }: Field) => type === "email" || type === "tel";
const isName = ({ autoComplete }: Field) => autoComplete.endsWith("-name");
const isFurther = (field: Field) => field.name !== "company" && !isContact(field) && !isName(field);

function filledIn(lead: Lead, isWanted: (field: Field) => boolean) {
  const fields: readonly Field[] = leadFields[lead.collection];
  return fields
    .filter((field) => isWanted(field) && lead[field.name])
    .map((field) => ({ ...field, value: lead[field.name] }));
}
