import { brand, checkField, type LeadField, type LeadFieldName, leadFields } from "@voxlog/product";
import { Alert } from "@voxlog/ui/alert";
import { Button } from "@voxlog/ui/button";
import { TextField } from "@voxlog/ui/text-field";
import { memo, useId } from "react";
import { useTranslation } from "react-i18next";
import { ContactLinks } from "../components/contact-links.tsx";
import { addresses } from "../routing/addresses.ts";
import { useLanguage } from "../routing/use-view.ts";
import { formAddress } from "./form-address.ts";
import type { Failure } from "./send-lead.ts";
import { type LeadFormOptions, useLeadForm } from "./use-lead-form.ts";

const dialogOf = { signups: "signup", demo_requests: "demo" } as const;

export type LeadFormProps = LeadFormOptions & {
  submitLabel: string;
  /** The field that gets focus, if it isn't the first. */
  startWith?: LeadFieldName | undefined;
};

/** The form of a lead: fields, validation, and errors of sending. Memoized, so that its dialog opens at once. */
export const LeadForm = memo(function LeadForm({ submitLabel, startWith, ...options }: LeadFormProps) {
  const { t } = useTranslation(["site", "common"]);
  const { form, problemWith, failure, submit } = useLeadForm(options);
  const { isSubmitting } = form.formState;
  const all: readonly (LeadField & { name: LeadFieldName })[] = leadFields[options.collection];
  const isFirst = ({ name }: LeadField) => name === startWith;
  const fields = [...all.filter(isFirst), ...all.filter((field) => !isFirst(field))];
  const id = useId();
  const { pathname } = formAddress(dialogOf[options.collection], useLanguage(), options);

  const failureTexts: Record<Failure, string> = {
    offline: t(($) => $.offline, { ns: "common" }),
    tooMany: t(($) => $.forms.tooMany),
    other: t(($) => $.failure, { ns: "common" }),
  };

  function errorOf({ name, max }: (typeof fields)[number]): string | undefined {
    const problem = problemWith(name);
    return problem && t(($) => $.forms.errors[problem], { max });
  }

  return (
    <form
      name={options.collection}
      // Without a script the server answers, with a page. Without an action, the address keeps what opened the form.
      method="post"
      action={addresses.api ? addresses.api + pathname : undefined}
      data-topic={options.openedBy}
      noValidate
      onSubmit={submit}
      className="flex flex-wrap gap-x-4 gap-y-5"
    >
      {fields.map((field) => (
        <TextField
          key={field.name}
          {...form.register(field.name, {
            validate: (value) => checkField(field, value ?? "") ?? true,
          })}
          type={field.type}
          label={
            <>
              {t(($) => $.forms.fields[field.name])}
              {!field.required && (
                <span className="font-normal text-text-muted"> ({t(($) => $.forms.optional)})</span>
              )}
            </>
          }
          autoComplete={field.autoComplete}
          required={field.required}
          // Enough for an error about the length, and little enough for the server to read all fields.
          maxLength={field.max * 2}
          error={errorOf(field)}
          list={field.suggestions && `${id}${field.name}`}
          // If a pair is split, each field has its own row.
          className={field.half && (field.required || !startWith) ? "grow basis-56" : "basis-full"}
        />
      ))}
      {fields.map(
        ({ name, suggestions }) =>
          suggestions && (
            <datalist key={name} id={`${id}${name}`}>
              {suggestions.map((text) => (
                <option key={text} value={text} />
              ))}
            </datalist>
          ),
      )}
      {/* A honeypot: visitors don't see this field, bots do. */}
      <div aria-hidden="true" className="sr-only">
        {/** biome-ignore lint/correctness/noRestrictedElements: a trap for programs, which no visitor sees */}
        <input {...form.register("website")} type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <div className="flex basis-full flex-col gap-4">
        {failure && (
          <>
            <Alert tone="danger">{failureTexts[failure]}</Alert>
            <p className="text-sm text-text-muted">
              <ContactLinks text={t(($) => $.forms.reach, { email: brand.contact.email })} />
            </p>
          </>
        )}
        <Button type="submit" size="lg" pending={isSubmitting}>
          {isSubmitting ? t(($) => $.forms.sending) : submitLabel}
        </Button>
        <p className="text-sm text-balance text-text-muted">
          {t(($) => $.forms.required)} {t(($) => $.forms.privacy)}
        </p>
      </div>
    </form>
  );
});
