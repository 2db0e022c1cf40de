import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";

/**
 * Explicit roles: laid out as blocks, for cards, the parts aren't a table to some screen readers. The parts' looks
 * depend only on styles, so that all of them work in server components.
 */
const roles = {
  table: { role: "table" },
  rows: { role: "rowgroup" },
  row: { role: "row" },
  columnHeader: { role: "columnheader", scope: "col" },
  rowHeader: { role: "rowheader", scope: "row" },
  cell: { role: "cell" },
} as const;

/** Around the table: the variant `cards` applies below 18 em, and the element has no text itself. */
const roomClass = {
  narrow: "kit:@container/table kit:text-base",
  medium: "kit:@container/table kit:text-[calc(--theme(--text-base)*1.5)]",
  wide: "kit:@container/table kit:text-[calc(--theme(--text-base)*3)]",
};

const variantClass = {
  plain: "kit:[--table-edge:--spacing(0)]",
  bare: "kit:border-separate kit:border-spacing-x-0 kit:border-spacing-y-1 kit:[--table-edge:--spacing(0)]",
  framed:
    "kit:overflow-clip kit:rounded-xl kit:border kit:border-separate kit:border-spacing-0 kit:border-border kit:bg-surface-raised kit:text-text " +
    "kit:[--table-edge:--spacing(4)] kit:cards:overflow-visible kit:cards:border-0 kit:cards:bg-transparent",
};

const alignClass = { start: "kit:text-start", end: "kit:text-end kit:cards:text-start" };

export type TableProps = ComponentProps<"table"> & {
  /** Names the table. Not visible, since there is a heading above. */
  label: string;
  /**
   * Rows between lines; with no decoration; or in a frame, of which cards have one each.
   *
   * @default "plain"
   */
  variant?: keyof typeof variantClass | undefined;
  /**
   * Width below which each row is a card: narrow (18 rem) for a few short columns, medium (27 rem), wide (54 rem) for
   * many.
   *
   * @default "narrow"
   */
  cards?: keyof typeof roomClass | undefined;
};

/**
 * A table that shows each row as a card if there is no room for columns. The layout depends on the available room, not
 * on the screen.
 */
export function Table({
  label,
  variant = "plain",
  cards = "narrow",
  className,
  children,
  ...props
}: TableProps) {
  return (
    <div className={classNames("kit:w-full", roomClass[cards])}>
      <table
        {...roles.table}
        data-variant={variant}
        {...props}
        className={classNames(
          "group/table kit:group/table kit:w-full kit:text-start kit:text-base kit:cards:block",
          variantClass[variant],
          className,
        )}
      >
        <caption className="kit:sr-only">{label}</caption>
        {children}
      </table>
    </div>
  );
}

export type TableHeadProps = ComponentProps<"thead">;

/** Column headers. Above cards, only screen readers have them. */
export function TableHead({ className, children, ...props }: TableHeadProps) {
  return (
    <thead
      {...roles.rows}
      {...props}
      className={classNames(
        "kit:text-text-muted kit:cards:sr-only",
        "kit:group-data-[variant=framed]/table:bg-surface-tile kit:group-data-[variant=framed]/table:text-sm",
        className,
      )}
    >
      <tr {...roles.row}>{children}</tr>
    </thead>
  );
}

export type TableColumnProps = Omit<ComponentProps<"th">, "align"> & {
  /** @default "start" */
  align?: keyof typeof alignClass | undefined;
};

const cellClass =
  "kit:border-b kit:border-border kit:px-2 kit:first:ps-(--table-edge) kit:last:pe-(--table-edge) " +
  "kit:group-data-[variant=bare]/table:border-0 kit:cards:border-0 kit:cards:p-0 " +
  "kit:cards:first:ps-0 kit:cards:last:pe-0";

export function TableColumn({ align = "start", className, ...props }: TableColumnProps) {
  return (
    <th
      {...roles.columnHeader}
      {...props}
      className={classNames(
        cellClass,
        "kit:py-2.5 kit:font-medium kit:whitespace-nowrap kit:group-data-[variant=bare]/table:py-0",
        alignClass[align],
        className,
      )}
    />
  );
}

export type TableBodyProps = ComponentProps<"tbody">;

export function TableBody({ className, ...props }: TableBodyProps) {
  return (
    <tbody
      {...roles.rows}
      {...props}
      className={classNames(
        "kit:cards:grid kit:cards:print:block kit:cards:divide-y kit:cards:divide-border kit:group-data-[variant=bare]/table:cards:divide-y-0",
        "kit:group-data-[variant=framed]/table:cards:gap-3 kit:group-data-[variant=framed]/table:cards:divide-y-0",
        className,
      )}
    />
  );
}

export type TableRowProps = ComponentProps<"tr">;

/** A row, which contains a stretched link or button. Safari ignores a row's position, but heeds its translation. */
export function TableRow({ className, ...props }: TableRowProps) {
  return (
    <tr
      {...roles.row}
      {...props}
      className={classNames(
        "kit:translate-0 kit:cards:break-inside-avoid kit:cards:flex kit:cards:flex-wrap kit:cards:gap-x-5 kit:cards:gap-y-1 kit:cards:py-2.5",
        "kit:group-data-[variant=framed]/table:cards:rounded-xl kit:group-data-[variant=framed]/table:cards:border",
        "kit:group-data-[variant=framed]/table:cards:bg-surface-raised kit:group-data-[variant=framed]/table:cards:p-4",
        "kit:group-data-[variant=framed]/table:cards:print:mb-3",
        className,
      )}
    />
  );
}

export type TableCellProps = Omit<ComponentProps<"td">, "align"> & {
  /**
   * Whether it names its row.
   *
   * @default false
   */
  isRowHeader?: boolean | undefined;
  /** Name of its column; cards show it before values that aren't self-explanatory. */
  label?: string | undefined;
  /** @default "start" */
  align?: keyof typeof alignClass | undefined;
};

export function TableCell({
  isRowHeader = false,
  label,
  align = "start",
  className,
  ...props
}: TableCellProps) {
  const Cell = isRowHeader ? "th" : "td";
  return (
    <Cell
      {...(isRowHeader ? roles.rowHeader : roles.cell)}
      data-label={label}
      {...props}
      className={classNames(
        cellClass,
        // A rule for any child of a last row would restyle all of a dialog when it opens.
        "kit:in-[tr:last-child]:border-b-0 kit:py-2.5 kit:group-data-[variant=bare]/table:py-0",
        alignClass[align],
        isRowHeader && "kit:font-normal kit:cards:basis-full kit:cards:font-medium",
        label !== undefined &&
          "kit:cards:before:me-1.5 kit:cards:before:text-text-muted kit:cards:before:content-[attr(data-label)_/_'']",
        className,
      )}
    />
  );
}
