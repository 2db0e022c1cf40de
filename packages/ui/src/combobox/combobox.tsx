"use client";

import { type ComponentProps, useId, useState } from "react";
import { classNames } from "../class-names.ts";
import { SearchList, SearchListItem, type SearchProps } from "../command/search-list.tsx";
import { controlClass, describeControl, FieldFrame, type FieldProps } from "../field-frame.tsx";
import { CheckIcon, ChevronDownIcon } from "../icons.tsx";
import { anchorClass, panelClass } from "../popover/panel-class.ts";
import { type OpenState, usePopover } from "../popover/use-popover.ts";

export type ComboboxOption<Value extends string> = {
  value: Value;
  label: string;
  /** Additional search terms. */
  keywords?: readonly string[];
  disabled?: boolean;
};

export type ComboboxProps<Value extends string> = Omit<
  ComponentProps<"button">,
  "children" | "defaultValue" | "name" | "role" | "value"
> &
  FieldProps &
  SearchProps &
  OpenState & {
    /** Names the field and the list. */
    label: string;
    options: readonly ComboboxOption<Value>[];
    /** The choice, if controlled. */
    value?: Value;
    /** The initial choice, if uncontrolled. */
    defaultValue?: Value;
    onValueChange?: (value: Value) => void;
    /** Shown without a choice. */
    placeholder: string;
    /** Placeholder of the search field. */
    searchPlaceholder: string;
    /** Shown when no option matches. */
    empty: string;
    /** Name of the form field. */
    name?: string;
    /** @default false */
    required?: boolean;
  };

/**
 * A searchable choice of one from many. Up to a dozen, `SelectField` is quicker and native on phones. `className`
 * places the field; all other props and the ref go to the button.
 */
export function Combobox<Value extends string>({
  label,
  hint,
  error,
  options,
  value,
  defaultValue,
  onValueChange,
  placeholder,
  searchPlaceholder,
  empty,
  name,
  required = false,
  filter,
  onQueryChange,
  open,
  defaultOpen,
  onOpenChange,
  className,
  id,
  ...props
}: ComboboxProps<Value>) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const panelId = `${controlId}-list`;
  const { isOpen, ref: panel, ...handlers } = usePopover({ open, defaultOpen, onOpenChange });
  const [kept, setKept] = useState(defaultValue);
  const chosen = options.find((option) => option.value === (value ?? kept));

  function choose(option: Value): void {
    setKept(option);
    panel.current?.hidePopover();
    onValueChange?.(option);
  }
  return (
    <FieldFrame
      id={controlId}
      label={label}
      hint={hint}
      error={error}
      required={required}
      className={classNames("kit:[anchor-scope:--popover]", className)}
    >
      <button
        type="button"
        {...props}
        {...describeControl(controlId, { error, hint }, props)}
        id={controlId}
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-required={required || undefined}
        popoverTarget={panelId}
        onKeyDown={(event) => {
          props.onKeyDown?.(event);
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
          event.preventDefault();
          panel.current?.showPopover();
        }}
        className={classNames(
          controlClass,
          "kit:flex kit:items-center kit:justify-between kit:gap-2 kit:text-start",
          anchorClass,
          !chosen && "kit:text-text-muted",
        )}
      >
        <span className="kit:truncate">{chosen?.label ?? placeholder}</span>
        <ChevronDownIcon className="kit:text-text-muted" />
      </button>
      {name && <input type="hidden" name={name} value={chosen?.value ?? ""} />}
      <div
        ref={panel}
        id={panelId}
        popover="auto"
        role="dialog"
        aria-label={label}
        {...handlers}
        className={classNames(
          panelClass,
          "kit:p-2 kit:supports-[position-area:end]:min-w-[anchor-size(width)]",
        )}
      >
        {isOpen && (
          <SearchList
            label={label}
            placeholder={searchPlaceholder}
            empty={empty}
            defaultActive={chosen?.value}
            filter={filter}
            onQueryChange={onQueryChange}
            className="kit:gap-2"
            listClass="kit:max-h-[min(--spacing(72),calc(50dvh-(--spacing(34))))]"
          >
            {options.map((option) => (
              <SearchListItem
                key={option.value}
                value={option.value}
                keywords={option.keywords ?? []}
                disabled={option.disabled ?? false}
                onSelect={() => choose(option.value)}
              >
                <span className="kit:flex kit:items-center kit:gap-2">
                  {option.label}
                  {option === chosen && <CheckIcon className="kit:size-4" />}
                </span>
              </SearchListItem>
            ))}
          </SearchList>
        )}
      </div>
    </FieldFrame>
  );
}
