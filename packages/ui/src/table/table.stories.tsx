import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import {
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  type TableProps,
  TableRow,
  type TableSort,
} from "./table.tsx";

type Names = { client: string; conversations: string };

/** Rows sortable by either column. */
function Sorted({ names, ...props }: TableProps & { names: Names }) {
  const [sorting, setSorting] = useState({ by: "client", descending: false });
  const direction = sorting.descending ? "descending" : "ascending";
  const column = (by: keyof Names) => ({
    sort: (sorting.by === by ? direction : "none") as TableSort,
    onSort: () => setSorting({ by, descending: sorting.by === by && !sorting.descending }),
  });
  const rows = clients.toSorted((one, other) =>
    sorting.by === "client" ? (one.client < other.client ? -1 : 1) : one.conversations - other.conversations,
  );
  if (sorting.descending) rows.reverse();
  return (
    <Table {...props}>
      <TableHead>
        <TableColumn {...column("client")}>{names.client}</TableColumn>
        <TableColumn align="end" {...column("conversations")}>
          {names.conversations}
        </TableColumn>
      </TableHead>
      <TableBody>
        {rows.map(({ client, conversations }) => (
          <TableRow key={client}>
            <TableCell isRowHeader>{client}</TableCell>
            <TableCell align="end" label={names.conversations} className="tabular-nums">
              {conversations}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const clients = [
  { client: "Salesforce", conversations: 31 },
  { client: "HubSpot", conversations: 12 },
  { client: "Pipedrive", conversations: 7 },
];

const meta = {
  title: "Table",
  component: Table,
  subcomponents: { TableHead, TableColumn, TableBody, TableRow, TableCell },
  args: { label: "Conversations per week", names: { client: "CRM", conversations: "Conversations" } },
  argTypes: { names: { table: { disable: true } } },
  render: ({ names, ...args }) => <Sorted {...args} names={names} />,
  parameters: {
    guidance: {
      keyboard: [
        ["Tab", "Goes to each head that sorts, and to what the cells hold"],
        ["Enter, Space", "Sort by that column, or the other way round"],
      ],
      do: [
        "Give the cell that names its row `isRowHeader`: it heads the card, and is read with each of the others.",
        "Give a `label` to each cell that does not say by itself what it is: a card has no heads.",
        "Align numbers to the `end`, with `tabular-nums`, so that they are compared by their length.",
      ],
      dont: [
        "Set `sort` on a column without sorting the rows: that is their owner's, and the arrow only says so.",
        "Set `cards` to `never` for a list that is read on phones: it would have to be pushed sideways.",
      ],
    },
  },
} satisfies Meta<TableProps & { names: Names }>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Column headers are buttons that show the sort order. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    const [name] = canvas.getAllByRole("columnheader");
    await expect(name).toHaveAttribute("aria-sort", "ascending");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(name).toHaveAttribute("aria-sort", "descending");
  },
};

export const Framed: Story = { args: { variant: "framed" } };

/** If there is no room for columns, each row is a card. */
export const Cards: Story = {
  args: { variant: "framed" },
  decorators: [
    (Story) => (
      <div className="w-60">
        <Story />
      </div>
    ),
  ],
};
