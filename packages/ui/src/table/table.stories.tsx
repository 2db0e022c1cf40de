import type { Meta, StoryObj } from "@storybook/react-vite";
import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow } from "./table.tsx";

const rows = [
  { name: "HubSpot", conversations: 12 },
  { name: "Pipedrive", conversations: 7 },
  { name: "Salesforce", conversations: 31 },
].map(({ name, conversations }) => (
  <TableRow key={name}>
    <TableCell isRowHeader>{name}</TableCell>
    <TableCell align="end" label="Conversations" className="tabular-nums">
      {conversations}
    </TableCell>
  </TableRow>
));

const meta = {
  title: "Table",
  component: Table,
  subcomponents: { TableHead, TableColumn, TableBody, TableRow, TableCell },
  args: {
    label: "Conversations per week",
    children: [
      <TableHead key="head">
        <TableColumn>CRM</TableColumn>
        <TableColumn align="end">Conversations</TableColumn>
      </TableHead>,
      <TableBody key="body">{rows}</TableBody>,
    ],
  },
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

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
