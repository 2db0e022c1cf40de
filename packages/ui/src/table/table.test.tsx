import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Link } from "../link/link.tsx";
import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow } from "./table.tsx";

test("A table shows columns if there is room", async () => {
  const screen = await render(<Calls width={800} />);

  expect(topOf(screen, "12 min")).toBe(topOf(screen, "Klaver"));
});

test("A table shows labeled cards if there is no room for columns", async () => {
  const screen = await render(<Calls width={240} />);
  const cell = screen.getByText("12 min");

  expect(topOf(screen, "12 min")).toBeGreaterThan(topOf(screen, "Klaver"));
  expect(getComputedStyle(cell.element(), "::before").content).toContain("Length");
});

test("A table keeps its table roles in both layouts", async () => {
  const screen = await render(<Calls width={240} />);

  await expect.element(screen.getByRole("table", { name: "Calls" })).toBeVisible();
  await expect.element(screen.getByRole("row", { name: /^Klaver .*12 min$/ })).toBeVisible();
  await expect.element(screen.getByRole("rowheader", { name: "Klaver" })).toBeVisible();
  await expect.element(screen.getByRole("columnheader", { name: "Length" })).toBeInTheDocument();
});

test("A table row contains its stretched link also where a row's position is ignored, as in Safari", async () => {
  const screen = await render(
    <Table label="Calls">
      <TableBody>
        <TableRow style={{ position: "static" }}>
          <TableCell>
            <Link href="/klaver" stretched>
              Klaver
            </Link>
          </TableCell>
        </TableRow>
      </TableBody>
    </Table>,
  );
  const { right, bottom } = screen.getByRole("row").element().getBoundingClientRect();
  const link = screen.getByRole("link").element();

  expect(document.elementFromPoint(right - 2, bottom - 2)).toBe(link);
  expect(document.elementFromPoint(right - 2, bottom + 2)).not.toBe(link);
});

test("A card isn't cut where a page ends", async () => {
  // Columns break like printed pages.
  const screen = await render(
    <div style={{ width: 500, height: 120, columns: 2, columnFill: "auto" }}>
      <Calls width={240} clients={["Klaver", "Lumen", "Polder", "Stroom"]} />
    </div>,
  );
  const rows = screen.getByRole("row").elements().slice(1);

  expect(rows.map((row) => row.getClientRects().length)).toEqual([1, 1, 1, 1]);
});

function topOf(screen: Awaited<ReturnType<typeof render>>, text: string): number {
  return screen.getByText(text).element().getBoundingClientRect().top;
}

function Calls({ width, clients = ["Klaver"] }: { width: number; clients?: string[] }) {
  return (
    <div style={{ width }}>
      <Table label="Calls">
        <TableHead>
          <TableColumn>Client</TableColumn>
          <TableColumn align="end">Length</TableColumn>
        </TableHead>
        <TableBody>
          {clients.map((client) => (
            <TableRow key={client}>
              <TableCell isRowHeader>{client}</TableCell>
              <TableCell label="Length" align="end">
                12 min
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
