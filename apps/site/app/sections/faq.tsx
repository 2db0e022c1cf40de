import { brand, claims } from "@voxlog/product";
import { useTranslation } from "react-i18next";
import { ContactLinks } from "../contact-links.tsx";
import { PlusIcon } from "../icons.tsx";
import { useQuestions } from "./use-questions.ts";

/** Frequently asked questions. The browser opens one at a time by itself, with or without JavaScript. */
export function Faq() {
  const { t } = useTranslation("site");
  const contact = { email: brand.contact.email, hours: claims.supportResponseHours };
  return (
    <section className="mx-auto grid max-w-page gap-x-16 gap-y-10 px-gutter pt-section lg:grid-cols-[1fr_1.7fr]">
      <div>
        <h2 className="text-display-sm">{t(($) => $.faq.title)}</h2>
        <p className="mt-4 max-w-prose text-text-muted">
          <ContactLinks text={t(($) => $.faq.more, contact)} />
        </p>
      </div>
      <div className="border-t border-border">
        {useQuestions().map(({ id, question, answer }) => (
          <details
            key={id}
            name="faq"
            className="group border-b border-border print:details-content:[content-visibility:visible]"
          >
            <summary className="flex list-none items-center justify-between gap-6 rounded-md py-5 hover:text-accent-text [&::-webkit-details-marker]:hidden">
              <h3 className="text-lg">{question}</h3>
              <PlusIcon className="size-5 shrink-0 text-accent-text transition-transform group-open:rotate-45" />
            </summary>
            <p className="max-w-prose pb-6 text-text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
