import { teamMembers } from "@voxlog/demo-data/team";
import { formatNumber, useLanguage } from "@voxlog/texts";
import { Heading } from "@voxlog/ui/heading";
import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow } from "@voxlog/ui/table";
import { LoaderCircle } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { PartUnavailable } from "../../components/failure.tsx";
import { SectionCard } from "../../components/section-card.tsx";
import { useFieldText } from "../../recordings/detail/field-text.ts";
import { useTextIn } from "../../recordings/detail/panel.tsx";
import { recordingDuration } from "../../recordings/recording-time.ts";
import { useRecordingHref } from "../../recordings/use-open-recording.ts";
import { useSellerName } from "../../recordings/use-recordings.ts";
import { OPENED_HERE } from "../../routing/recording-address.ts";
import { measureTalk, type Risk, talkRatio } from "./measures.ts";
import { type BoardConversation, useBoard } from "./use-board.ts";

/** The manager's view of the team's week, calculated from its conversations. */
export function TeamWeek() {
  const { t } = useTranslation("demo");
  const language = useLanguage();
  const board = useBoard();
  const riskTitle = useRiskTitle();
  if (board === "unavailable") return <PartUnavailable />;
  if (!board) {
    return (
      <p role="status" className="flex min-h-160 items-center justify-center gap-2 text-text-muted">
        <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />
        {t(($) => $.teamWeek.loading)}
      </p>
    );
  }
  const talks = measureTalk(board.conversations.map(({ lines }) => lines)).conversations;
  const notes = board.conversations.length - talks;
  return (
    <section aria-labelledby="team-week" className="grid grid-cols-1 gap-4">
      <div>
        <Heading level={2} id="team-week">
          {t(($) => $.teamWeek.title)}
        </Heading>
        <p className="text-text-muted">
          {t(($) => $.teamWeek.basis, { count: board.conversations.length })}
          {notes > 0 && ` ${t(($) => $.teamWeek.notes, { count: notes })}`}
        </p>
      </div>
      <TalkTable conversations={board.conversations} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <SectionCard title={t(($) => $.teamWeek.risks)}>
          {board.risks.length === 0 && <p className="text-text-muted">{t(($) => $.teamWeek.noRisks)}</p>}
          <ul className="-my-3 divide-y">
            {board.risks.map(({ conversation, value }) => (
              <FindingItem key={conversation.recording.id} conversation={conversation}>
                {value.map((risk) => {
                  const title = riskTitle(risk);
                  return <Moment key={title} title={title} conversation={conversation} line={risk.line} />;
                })}
              </FindingItem>
            ))}
          </ul>
        </SectionCard>
        <SectionCard title={t(($) => $.teamWeek.coaching)}>
          <ul className="-my-3 divide-y">
            {board.moments.map(({ conversation, value: { kind, line, quote } }) => (
              <FindingItem key={conversation.recording.id} conversation={conversation}>
                <Moment
                  title={t(($) => $.teamWeek.moments[kind], {
                    share: formatNumber(language, talkRatio(measureTalk([conversation.lines])), PERCENT),
                  })}
                  conversation={conversation}
                  line={line}
                  quote={quote}
                />
              </FindingItem>
            ))}
          </ul>
        </SectionCard>
      </div>
    </section>
  );
}

const PERCENT = { style: "percent", maximumFractionDigits: 0 } as const;

/** Returns a function that names a sign of risk. */
function useRiskTitle(): (risk: Risk) => string {
  const { t } = useTranslation("demo");
  const textIn = useTextIn();
  const fieldText = useFieldText();
  return (risk) =>
    risk.kind === "field"
      ? `${textIn(risk.label)}: ${fieldText(risk.value)}`
      : t(($) => $.teamWeek[risk.kind]);
}

/** Shows how each seller talks: their share of the words, their questions, and their longest turn. */
function TalkTable({ conversations }: { conversations: readonly BoardConversation[] }) {
  const { t } = useTranslation("demo");
  const language = useLanguage();
  const label = t(($) => $.teamWeek.talk.title);
  const sellerName = useSellerName();
  const rows = teamMembers
    .map(({ id }) => {
      const own = conversations.filter(({ recording }) => recording.owner === id);
      const name = own[0] && sellerName(own[0].recording);
      return { id, name, talk: measureTalk(own.map(({ lines }) => lines)) };
    })
    .filter(({ talk }) => talk.conversations > 0);
  const columns = ["conversations", "ratio", "questions", "longest"] as const;
  return (
    <Table label={label} variant="framed" cards="medium">
      <TableHead className="cards:hidden">
        <TableColumn>{t(($) => $.teamWeek.talk.seller)}</TableColumn>
        {columns.map((column) => (
          <TableColumn key={column} align="end">
            {t(($) => $.teamWeek.talk[column])}
          </TableColumn>
        ))}
      </TableHead>
      <TableBody>
        {rows.map(({ id, name, talk }) => {
          const values = {
            conversations: formatNumber(language, talk.conversations),
            ratio: formatNumber(language, talkRatio(talk), PERCENT),
            questions: formatNumber(language, talk.questions / talk.conversations, {
              maximumFractionDigits: 1,
            }),
            longest: t(($) => $.teamWeek.talk.words, { count: talk.longestTurn }),
          };
          return (
            <TableRow key={id}>
              <TableCell isRowHeader className="font-semibold cards:basis-full">
                {name}
              </TableCell>
              {columns.map((column) => (
                <TableCell key={column} align="end" className="tabular-nums cards:basis-2/5 cards:self-end">
                  <span aria-hidden="true" className="hidden text-sm text-text-muted cards:block">
                    {t(($) => $.teamWeek.talk[column])}
                  </span>
                  {values[column]}
                </TableCell>
              ))}
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}

/** A conversation with what was found in it. */
function FindingItem({
  conversation: { recording },
  children,
}: {
  conversation: BoardConversation;
  children: ReactNode;
}) {
  const sellerName = useSellerName();
  return (
    <li className="grid gap-2 py-3">
      <p>
        <span className="font-semibold">{recording.client}</span>
        <span className="text-sm text-text-muted"> · {sellerName(recording)}</span>
      </p>
      {children}
    </li>
  );
}

/** A finding with the sentence and the time it's from, which link to that moment. */
function Moment({
  title,
  conversation: { recording, lines, at },
  line,
  quote = lines[line ?? -1]?.text,
}: {
  title: string;
  conversation: BoardConversation;
  /** Null if it's about the entire conversation. */
  line: number | null;
  /** @default the entire line */
  quote?: string | undefined;
}) {
  const hrefOf = useRecordingHref();
  const time = line === null ? null : at(line);
  return (
    <Link
      to={hrefOf(recording.id, line)}
      state={OPENED_HERE}
      className="group grid gap-1 border-s-2 border-accent-border ps-3 text-sm hover:border-accent"
    >
      <span className="flex justify-between gap-4 text-text-muted">
        <span className="underline underline-offset-4 group-hover:text-text">{title}</span>
        {time !== null && <span className="tabular-nums">{recordingDuration(time)}</span>}
      </span>
      {quote && <q className="quotes-none">{quote}</q>}
    </Link>
  );
}
