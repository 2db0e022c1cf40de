import { breakable } from "@voxlog/browser/breakable";
import { brand } from "@voxlog/product";
import { defaultLanguage, isLanguage, mailtoLink, replyLink } from "@voxlog/texts/mail";
import { Disclosure } from "@voxlog/ui/disclosure";
import { SelectField } from "@voxlog/ui/select-field";
import { useToast } from "@voxlog/ui/toast";
import { Reply } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../report/use-format.ts";
import { useActionWithToast } from "../session/use-action.ts";
import { changeLead, type Lead } from "./leads-api.ts";

/** Opens a reply in the mail program, with the template in the lead's language. */
export function LeadReply({ lead }: { lead: Lead }) {
  const { t } = useTranslation("staff");
  const { languageName } = useFormat();
  const { email, firstName, company, collection } = lead;
  const language = isLanguage(lead.language) ? lead.language : defaultLanguage;
  const [href, setHref] = useState(mailtoLink(email));
  useEffect(() => {
    const { name: product, contact } = brand;
    const facts = { email, name: firstName, company, product, bookingUrl: contact.bookingUrl };
    replyLink(language, collection, facts).then(setHref, () => undefined);
  }, [language, collection, email, firstName, company]);
  return (
    <a
      href={href}
      aria-label={t(($) => $.replyTo, { company, language: languageName(language) })}
      className="inline-flex min-h-8 items-center gap-1.5 rounded-sm text-accent-text underline-offset-4 hover:underline"
    >
      <Reply aria-hidden="true" className="size-4 shrink-0" />
      {t(($) => $.reply, { language: languageName(language) })}
    </a>
  );
}

type LeadAssigneeProps = { lead: Lead; people: readonly string[]; onChanged: (lead: Lead) => void };

/** Assigns a lead to an account. Shows an account that was removed as long as it's assigned. */
export function LeadAssignee({ lead, people, onChanged }: LeadAssigneeProps) {
  const { t } = useTranslation("staff");
  const toast = useToast();
  const [chosen, setChosen] = useState("");
  const { run, isPending } = useActionWithToast();
  const { company, assigned } = lead;

  async function assign(person: string): Promise<void> {
    setChosen(person);
    await run(async () => {
      const { isSaved, lead: now } = await changeLead(lead, { assigned: person });
      if (now) onChanged(now);
      if (!isSaved)
        toast(
          t(($) => $.changed, { company }),
          { tone: "info" },
        );
    });
  }

  return (
    <SelectField
      label={t(($) => $.assigned)}
      aria-label={t(($) => $.assignedOf, { company })}
      className="w-full max-w-72"
      disabled={isPending}
      value={isPending ? chosen : assigned}
      onChange={({ target }) => void assign(target.value)}
    >
      <option value="">{t(($) => $.unassigned)}</option>
      {[...new Set([...people, ...(assigned ? [assigned] : [])])].map((person) => (
        <option key={person}>{person}</option>
      ))}
    </SelectField>
  );
}

/** Shows the other leads of the same address, which are answered with this one. */
export function OtherLeads({ lead: { others, otherCount } }: { lead: Lead }) {
  const { t } = useTranslation("staff");
  const { count, moment } = useFormat();
  if (otherCount === 0) return null;
  const more = otherCount - others.length;
  return (
    <Disclosure summary={t(($) => $.others, { count: otherCount, number: count(otherCount) })}>
      <ul className="grid gap-2 text-sm font-normal">
        {others.map(({ id, collection, company, created, note }) => (
          <li key={id}>
            <bdi>{breakable(company)}</bdi>
            <span className="block text-text-muted">
              {t(($) => $.kinds[collection])}, {moment(created)}
            </span>
            {note && <span className="block whitespace-pre-line">{note}</span>}
          </li>
        ))}
        {more > 0 && <li>{t(($) => $.moreOthers, { count: more, number: count(more) })}</li>}
      </ul>
    </Disclosure>
  );
}
