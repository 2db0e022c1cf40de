import { Button } from "@voxlog/ui/button";
import { tableRoles } from "@voxlog/ui/table-roles";
import { Quote } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFieldText } from "./field-text.ts";
import { useTextIn } from "./panel.tsx";
import { goTo, type Proof } from "./proof.ts";

/** The CRM fields that a conversation changed: what they were, what they are, and the way to the sentence behind each. */
export function CrmFields({ proof }: { proof: Proof }) {
  const { t } = useTranslation("demo");
  const textIn = useTextIn();
  const fieldText = useFieldText();
  const markedButton = useMarkedField<HTMLButtonElement>(proof);
  const cell = "px-3 py-2 max-sm:px-0 max-sm:py-0";
  return (
    <>
      <p className="text-sm text-text-muted">{t(($) => $.crm.hint)}</p>
      <table
        {...tableRoles.table}
        data-tour="crm-fields"
        className="w-full overflow-clip rounded-lg text-left ring-1 ring-border max-sm:block"
      >
        <thead {...tableRoles.rows} className="bg-surface-tile text-sm text-text-muted max-sm:sr-only">
          <tr {...tableRoles.row}>
            {[t(($) => $.recording.field), t(($) => $.crm.before), t(($) => $.crm.now)].map((header) => (
              <th {...tableRoles.columnHeader} key={header} className="px-3 py-2 font-medium">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.rows} className="divide-y border-t max-sm:block max-sm:border-t-0">
          {proof.fields.map(({ label, value, before, place, isEdited }) => {
            const isMarked = proof.marked?.place === place;
            const name = textIn(label);
            return (
              <tr
                {...tableRoles.row}
                key={name}
                data-marked={isMarked || undefined}
                className="relative transition-colors hover:bg-surface-hover data-marked:bg-accent-soft data-marked:outline-2 data-marked:-outline-offset-2 data-marked:outline-accent max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-3 max-sm:px-4 max-sm:pb-3"
              >
                <th {...tableRoles.rowHeader} className={`${cell} font-normal max-sm:basis-full`}>
                  <Button
                    ref={isMarked ? markedButton : undefined}
                    size="sm"
                    variant="ghost"
                    aria-label={t(($) => $.crm.showLine, { field: name })}
                    aria-pressed={isMarked}
                    onClick={() => proof.showLine(place)}
                    className="-mx-2 justify-start px-2! text-start text-accent-text! after:absolute after:inset-0"
                  >
                    <Quote aria-hidden="true" className="size-3.5 shrink-0" />
                    {name}
                  </Button>
                </th>
                <td {...tableRoles.cell} className={`${cell} text-sm text-text-muted`}>
                  <span className="sm:hidden">{t(($) => $.crm.before)}: </span>
                  {before === null ? fieldText(null) : <del>{fieldText(before)}</del>}
                </td>
                <td {...tableRoles.cell} className={`${cell} font-medium wrap-break-word`}>
                  {fieldText(value)}
                  {isEdited && (
                    <span className="block text-xs font-normal text-text-muted">
                      {t(($) => $.crm.edited)}
                    </span>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

/** A ref for what stands for the marked field; it takes focus when the visitor follows a line to it. */
export function useMarkedField<E extends HTMLElement>({ marked, awaited, arrive }: Proof) {
  const element = useRef<E>(null);
  useEffect(() => {
    if (awaited !== "field" || !marked) return;
    goTo(element.current);
    arrive();
  });
  return element;
}
