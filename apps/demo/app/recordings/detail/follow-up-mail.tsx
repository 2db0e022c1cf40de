import { followUps } from "@voxlog/demo-data/follow-ups";
import { currentUser } from "@voxlog/demo-data/team";
import type { Mail } from "@voxlog/notes/read-note";
import { Badge } from "@voxlog/ui/badge";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { colleagueOf, type ListedRecording } from "../use-recordings.ts";
import { CopyButton } from "./copy-button.tsx";
import { useTextIn } from "./panel.tsx";

/** A drafted follow-up email to copy. It takes focus, since it replaces its button. */
export function FollowUpMail({
  recording,
  mail,
}: {
  recording: ListedRecording;
  /** The email about the visitor's own words. */
  mail?: Mail | null | undefined;
}) {
  const { t } = useTranslation("demo");
  const textIn = useTextIn();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const sampleBody = [
    t(($) => $.crm.mail.greeting, { name: firstName(recording.contact) }),
    textIn(new Map(Object.entries(followUps)).get(recording.id) ?? ""),
    `${t(($) => $.crm.mail.closing)}\n${firstName((colleagueOf(recording) ?? currentUser).name)}`,
  ].join("\n\n");
  const body = mail ? textIn(mail.body) : sampleBody;
  const subject = textIn(mail?.subject ?? recording.title).replaceAll("\u00AD", "");
  return (
    <section aria-label={t(($) => $.crm.mail.title)} className="grid grid-cols-1 gap-3 rounded-lg border p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
          {t(($) => $.crm.mail.title)}
        </h3>
        <CopyButton
          text={`${subject}\n\n${body}`}
          label={t(($) => $.crm.mail.copy)}
          copied={t(($) => $.crm.mail.copied)}
          failed={t(($) => $.crm.mail.notCopied)}
        />
      </div>
      <Badge tone="warning">{mail ? t(($) => $.crm.mail.own) : t(($) => $.crm.mail.sample)}</Badge>
      <dl className="grid grid-cols-1 gap-2">
        <div className="flex flex-wrap gap-x-2">
          <dt className="text-sm text-text-muted">{t(($) => $.crm.mail.subject)}</dt>
          <dd className="font-medium">{subject}</dd>
        </div>
        <div>
          <dt className="sr-only">{t(($) => $.crm.mail.body)}</dt>
          <dd className="whitespace-pre-line">{body}</dd>
        </div>
      </dl>
    </section>
  );
}

function firstName(name: string): string {
  return name.split(" ")[0] ?? name;
}
