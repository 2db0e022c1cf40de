import type { Mail } from "@voxlog/notes/read-note";
import { Badge } from "@voxlog/ui/badge";
import { Button } from "@voxlog/ui/button";
import { MailPlus } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { useProspect } from "../../edits/prospect.ts";
import { CopyButton } from "./copy-button.tsx";
import { useTextIn } from "./panel.tsx";

/** Drafts the email about the visitor's own words on request, to copy. It's from their company, if known. */
export function FollowUpMail({ mail }: { mail: Mail }) {
  const { t } = useTranslation("demo");
  const textIn = useTextIn();
  const { company } = useProspect();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isDrafted, setDrafted] = useState(false);
  function draft(): void {
    flushSync(() => setDrafted(true));
    heading.current?.focus(); // It replaces the button.
  }
  if (!isDrafted)
    return (
      <Button variant="secondary" className="justify-self-start max-sm:w-full" onClick={draft}>
        <MailPlus aria-hidden="true" className="size-4" />
        {t(($) => $.crm.mail.draft)}
      </Button>
    );
  const subject = textIn(mail.subject);
  const body = [textIn(mail.body), company].filter(Boolean).join("\n");
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
          failed={t(($) => $.recording.notCopied)}
        />
      </div>
      <Badge tone="warning">{t(($) => $.crm.mail.own)}</Badge>
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
