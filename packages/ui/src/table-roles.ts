/**
 * The roles of a table's parts in words, for one that small screens show as a list: laid out as blocks, the parts are no
 * table to some screen readers.
 */
export const tableRoles = {
  table: { role: "table" },
  rows: { role: "rowgroup" },
  row: { role: "row" },
  columnHeader: { role: "columnheader", scope: "col" },
  rowHeader: { role: "rowheader", scope: "row" },
  cell: { role: "cell" },
} as const;
