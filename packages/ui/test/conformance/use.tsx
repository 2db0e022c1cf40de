import { expect, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "../../src/button/button.tsx";
import { Disclosure, type DisclosureProps } from "../../src/disclosure/disclosure.tsx";
import { IconButton } from "../../src/icon-button/icon-button.tsx";
import { CloseIcon } from "../../src/icons.tsx";
import { LanguageSwitch } from "../../src/language-switch/language-switch.tsx";
import { Link } from "../../src/link/link.tsx";
import { Pagination } from "../../src/pagination/pagination.tsx";
import * as plot from "../../src/plot/plot.tsx";
import { Table, TableColumn, TableHead } from "../../src/table/table.tsx";
import { Tab, TabList, TabPanel, Tabs, type TabsProps } from "../../src/tabs/tabs.tsx";
import { fieldUses } from "./field-uses.tsx";
import type { Use } from "./kinds.ts";
import { overlayUses } from "./overlay-uses.tsx";

const clicked =
  (make: (onClick: () => void) => React.ReactElement, keys = ["{Enter}", " "]) =>
  async () => {
    const onClick = vi.fn();
    await render(make(onClick));
    await userEvent.keyboard("{Tab}");
    for (const key of keys) await userEvent.keyboard(key);
    expect(onClick).toHaveBeenCalledTimes(keys.length);
  };

/** Every component's uses, by its entry in package.json. */
export const uses: Record<string, Use> = {
  ...fieldUses,
  ...overlayUses,
  alert: { keyboard: "takes no focus" },
  badge: { keyboard: "takes no focus" },
  button: { keyboard: clicked((onClick) => <Button onClick={onClick}>Save</Button>) },
  card: { keyboard: "takes no focus" },
  "icon-button": {
    keyboard: clicked((onClick) => (
      <IconButton aria-label="Close" onClick={onClick}>
        <CloseIcon />
      </IconButton>
    )),
  },
  "language-switch": {
    keyboard: async () => {
      const onValueChange = vi.fn();
      await render(<Languages onValueChange={onValueChange} />);
      await userEvent.keyboard("{Tab}{Tab}{Enter}");
      expect(onValueChange).toHaveBeenCalledExactlyOnceWith("en", expect.anything());
    },
    controlled: async () => {
      await render(<Languages onValueChange={() => {}} />);
      await page.getByRole("button", { name: "EN" }).click();
      await expect.element(page.getByRole("button", { name: "NL" })).toHaveAttribute("aria-current", "true");
    },
  },
  tabs: {
    keyboard: async () => {
      const onValueChange = vi.fn();
      await render(<Parts value="one" onValueChange={onValueChange} />);
      for (const [keys, name] of [
        ["{Tab}", "one"],
        ["{ArrowRight}", "two"],
        ["{End}", "three"],
        ["{ArrowRight}", "one"],
        ["{ArrowLeft}", "three"],
        ["{Home}", "one"],
        ["{End}", "three"],
      ] as const) {
        await userEvent.keyboard(keys);
        await expect.element(page.getByRole("tab", { name })).toHaveFocus();
      }
      await userEvent.keyboard(" ");
      expect(onValueChange).toHaveBeenCalledExactlyOnceWith("three");
      await userEvent.keyboard("{Tab}");
      await expect.element(page.getByRole("tabpanel")).toHaveFocus();
    },
    controlled: async () => {
      await render(<Parts value="one" />);
      await page.getByRole("tab", { name: "two" }).click();
      await expect.element(page.getByRole("tab", { name: "one" })).toHaveAttribute("aria-selected", "true");
    },
    uncontrolled: async () => {
      await render(<Parts />);
      await page.getByRole("tab", { name: "two" }).click();
      await expect.element(page.getByRole("tab", { name: "two" })).toHaveAttribute("aria-selected", "true");
    },
  },
  plot: {
    keyboard: async () => {
      const axis = { ticks: [0, 10], position: (value: number) => 100 - value * 10 };
      await render(
        <plot.Plot title="Calls" axis={axis} format={String} columns={["Mon: 3", "Tue: 5"]} ends={[]} />,
      );
      await userEvent.keyboard("{Tab}{ArrowLeft}");
      await expect.element(page.getByRole("slider")).toHaveAttribute("aria-valuetext", "Mon: 3");
      await expect.element(page.getByText("Mon: 3")).toBeVisible();
    },
  },
  disclosure: {
    keyboard: async () => {
      await render(<Disclosure summary="More">The rest</Disclosure>);
      await userEvent.keyboard("{Tab}{Enter}");
      await expect.element(page.getByText("The rest")).toBeVisible();
      await userEvent.keyboard(" ");
      await expect.element(page.getByText("The rest")).not.toBeVisible();
    },
    uncontrolled: async () => {
      const onOpenChange = vi.fn();
      await render(<Answer defaultOpen onOpenChange={onOpenChange} />);
      await page.getByText("More").click();
      await expect.element(page.getByText("The rest")).not.toBeVisible();
      expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    },
    controlled: async () => {
      const onOpenChange = vi.fn();
      await render(<Answer open onOpenChange={onOpenChange} />);
      await page.getByText("More").click();
      expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
      await expect.element(page.getByText("The rest")).toBeVisible();
    },
  },
  table: {
    keyboard: async () => {
      const onSort = vi.fn();
      await render(<Calls sort="none" onSort={onSort} />);
      await userEvent.keyboard("{Tab}{Enter}");
      await userEvent.keyboard(" ");
      expect(onSort).toHaveBeenCalledTimes(2);
    },
    controlled: async () => {
      await render(<Calls sort="descending" onSort={() => {}} />);
      await page.getByRole("button", { name: "Client" }).click();
      await expect
        .element(page.getByRole("columnheader", { name: "Client" }))
        .toHaveAttribute("aria-sort", "descending");
    },
  },
  avatar: { keyboard: "takes no focus" },
  meter: { keyboard: "takes no focus" },
  progress: { keyboard: "takes no focus" },
  "empty-state": { keyboard: "takes no focus" },
  heading: { keyboard: "takes no focus" },
  link: {
    keyboard: clicked(
      (onClick) => (
        <Link
          href="/"
          onClick={(event) => {
            event.preventDefault();
            onClick();
          }}
        >
          All
        </Link>
      ),
      ["{Enter}"],
    ),
  },
  "page-header": { keyboard: "takes no focus" },
  "stat-card": { keyboard: "takes no focus" },
  skeleton: { keyboard: "takes no focus" },
  pagination: {
    keyboard: async () => {
      const onPageChange = vi.fn((_, event: React.MouseEvent) => event.preventDefault());
      await render(<Pages onPageChange={onPageChange} />);
      await userEvent.keyboard("{Tab}{Tab}{Enter}");
      expect(onPageChange).toHaveBeenCalledExactlyOnceWith(2, expect.anything());
    },
    controlled: async () => {
      await render(<Pages onPageChange={(_, event) => event.preventDefault()} />);
      await page.getByRole("link", { name: "2" }).click();
      await expect.element(page.getByRole("link", { name: "1" })).toHaveAttribute("aria-current", "page");
    },
  },
};

function Answer(state: Pick<DisclosureProps, "open" | "defaultOpen" | "onOpenChange">) {
  return (
    <Disclosure summary="More" {...state}>
      The rest
    </Disclosure>
  );
}

function Calls({ sort, onSort }: { sort: "none" | "descending"; onSort: () => void }) {
  return (
    <Table label="Calls">
      <TableHead>
        <TableColumn sort={sort} onSort={onSort}>
          Client
        </TableColumn>
      </TableHead>
    </Table>
  );
}

function Languages({ onValueChange }: { onValueChange: (value: string, event: React.MouseEvent) => void }) {
  const options = ["nl", "en"].map((value) => ({ value, label: value.toUpperCase(), name: "" }));
  return <LanguageSwitch label="Language" options={options} value="nl" onValueChange={onValueChange} />;
}

function Parts(state: Pick<TabsProps<string>, "value" | "onValueChange">) {
  return (
    <Tabs defaultValue="one" {...state}>
      <TabList label="Parts">
        {["one", "two", "three"].map((value) => (
          <Tab key={value} value={value}>
            {value}
          </Tab>
        ))}
      </TabList>
      <TabPanel value="one">Text</TabPanel>
    </Tabs>
  );
}

function Pages({ onPageChange }: { onPageChange: (page: number, event: React.MouseEvent) => void }) {
  return (
    <Pagination
      label="Pages"
      page={1}
      count={2}
      hrefOf={() => "#"}
      pageLabel={String}
      previousLabel="Previous"
      nextLabel="Next"
      onPageChange={onPageChange}
    />
  );
}
