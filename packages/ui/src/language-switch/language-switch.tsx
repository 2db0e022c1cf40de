import type { ComponentProps, MouseEvent } from "react";
import { classNames } from "../class-names.ts";

export type LanguageOption<Value extends string> = {
  /** BCP 47 tag. */
  value: Value;
  /** Visible label, such as NL. */
  label: string;
  /** The language's own name, read out after the label. */
  name: string;
  /** Address of this page in that language; without it the option is a button. */
  href?: string | undefined;
};

export type LanguageSwitchProps<Value extends string> = ComponentProps<"div"> & {
  /** Name of the group. */
  label: string;
  options: readonly LanguageOption<Value>[];
  /** The current language. */
  value: Value;
  /** Called on a click; prevent the event's default to stop a link. */
  onValueChange?: ((value: Value, event: MouseEvent) => void) | undefined;
};

const optionClass =
  "kit:inline-flex kit:h-11 kit:min-w-11 kit:items-center kit:justify-center kit:rounded-md kit:px-2 kit:text-sm kit:text-current " +
  "kit:underline-offset-4 kit:hover:underline kit:aria-[current]:font-bold kit:aria-[current]:underline " +
  "kit:aria-[current]:decoration-2";

/** Languages in a row, in the surrounding text's color. */
export function LanguageSwitch<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  className,
  ...props
}: LanguageSwitchProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and these are links.
    <div
      role="group"
      aria-label={label}
      {...props}
      className={classNames("kit:inline-flex kit:items-center", className)}
    >
      {options.map((option) => {
        const shared = {
          className: optionClass,
          "aria-current": option.value === value ? ("true" as const) : undefined,
          // Undefined without a handler: server components can't pass functions to elements.
          onClick: onValueChange && ((event: MouseEvent) => onValueChange(option.value, event)),
        };
        const text = (
          <>
            {option.label}
            <span className="kit:sr-only" lang={option.value}>
              {` ${option.name}`}
            </span>
          </>
        );
        return option.href === undefined ? (
          <button key={option.value} type="button" {...shared}>
            {text}
          </button>
        ) : (
          <a key={option.value} href={option.href} hrefLang={option.value} {...shared}>
            {text}
          </a>
        );
      })}
    </div>
  );
}
