import { Button } from "@voxlog/ui/button";
import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow } from "@voxlog/ui/table";
import { Quote } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { type FieldSource, focusAndScroll } from "./field-source.ts";
import { useFieldText } from "./field-text.ts";
import { useTextIn } from "./panel.tsx";

/** Lists the CRM fields that a conversation changed, each with its old and new value and a link to its sentence. */
export function CrmFields({ source }: { source: FieldSource }) {
  const { t } = useTranslation("demo");
  const textIn = useTextIn();
  const fieldText = useFieldText();
  const markedButton = useMarkedField<HTMLButtonElement>(source);
  return (
    <>
      <p className="text-sm text-text-muted">{t(($) => $.crm.hint)}</p>
      <Table label={t(($) => $.recording.field)} variant="framed" cards="medium" data-tour="crmFields">
        <TableHead>
          {[t(($) => $.recording.field), t(($) => $.crm.before), t(($) => $.crm.now)].map((header) => (
            <TableColumn key={header}>{header}</TableColumn>
          ))}
        </TableHead>
        <TableBody>
          {source.fields.map(({ label, value, before, place, line, isEdited }) => {
            const isMarked = source.marked?.place === place;
            const isAhead = line > source.heard;
            const name = textIn(label);
            return (
              <TableRow
                key={place}
                data-marked={isMarked || undefined}
                className="transition-colors hover:bg-surface-hover data-marked:bg-accent-soft data-marked:outline-2 data-marked:-outline-offset-2 data-marked:outline-accent cards:items-baseline"
              >
                <TableCell isRowHeader>
                  {line < 0 ? (
                    name
                  ) : (
                    <Button
                      ref={isMarked ? markedButton : undefined}
                      size="sm"
                      variant="ghost"
                      aria-label={t(($) => $.crm.showLine, { field: name })}
                      aria-pressed={isMarked}
                      onClick={() => source.showLine(place)}
                      className="-mx-3.5 justify-start text-start text-accent-text after:absolute after:inset-0 print:inline-flex"
                    >
                      <Quote aria-hidden="true" className="size-3.5 shrink-0" />
                      {name}
                    </Button>
                  )}
                </TableCell>
                <TableCell label={t(($) => $.crm.before)} className="text-sm text-text-muted">
                  {before === undefined ? t(($) => $.crm.empty) : <del>{fieldText(before)}</del>}
                </TableCell>
                <TableCell className="font-medium wrap-break-word">
                  {isAhead ? (
                    <span className="text-text-muted">
                      <span aria-hidden="true">…</span>
                      <span className="sr-only">{t(($) => $.crm.ahead)}</span>
                    </span>
                  ) : (
                    <span className="inline-block animate-enter">{fieldText(value)}</span>
                  )}
                  {isEdited && (
                    <span className="block text-xs font-normal text-text-muted">
                      {t(($) => $.crm.edited)}
                    </span>
                  )}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </>
  );
}

/** Returns a ref for the marked field's element, which receives focus when the visitor follows a line to it. */
export function useMarkedField<E extends HTMLElement>({ marked, awaited, arrive }: FieldSource) {
  const element = useRef<E>(null);
  useEffect(() => {
    if (awaited !== "field" || !marked) return;
    focusAndScroll(element.current);
    arrive();
  });
  return element;
}
