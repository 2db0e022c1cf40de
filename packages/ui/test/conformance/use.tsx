import { expect, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Accordion } from "../../src/accordion/accordion.tsx";
import { AlertDialog } from "../../src/alert-dialog/alert-dialog.tsx";
import { Button } from "../../src/button/button.tsx";
import { Dialog } from "../../src/dialog/dialog.tsx";
import { Disclosure } from "../../src/disclosure/disclosure.tsx";
import { Drawer } from "../../src/drawer/drawer.tsx";
import { IconButton } from "../../src/icon-button/icon-button.tsx";
import { CloseIcon } from "../../src/icons.tsx";
import { LanguageSwitch } from "../../src/language-switch/language-switch.tsx";
import * as plot from "../../src/plot/plot.tsx";
import { RadioGroup } from "../../src/radio-group/radio-group.tsx";
import { SelectField } from "../../src/select-field/select-field.tsx";
import { Switch } from "../../src/switch/switch.tsx";
import { Table, TableColumn, TableHead } from "../../src/table/table.tsx";
import { TabPanel, Tabs } from "../../src/tabs/tabs.tsx";
import { TextArea } from "../../src/text-area/text-area.tsx";
import { TextField } from "../../src/text-field/text-field.tsx";
import { ToastProvider, useToast } from "../../src/toast/toast.tsx";

/** How a component is used, each as a test. What has no state, or takes no focus, says so. */
type Use = {
  /** The keys of its ARIA pattern (https://www.w3.org/WAI/ARIA/apg/patterns/), by the keyboard alone. */
  keyboard: "takes no focus" | (() => Promise<void>);
  /** Keeps its own state; the kit leaves the state of panels and choices to their owner. */
  uncontrolled?: () => Promise<void>;
  /** Shows what its owner says, whatever the visitor does, and tells the owner. */
  controlled?: () => Promise<void>;
};

const clicked = (make: (onClick: () => void) => React.ReactElement) => async () => {
  const onClick = vi.fn();
  await render(make(onClick));
  await userEvent.keyboard("{Tab}{Enter}");
  await userEvent.keyboard(" ");
  expect(onClick).toHaveBeenCalledTimes(2);
};

const modal = (
  make: (onOpenChange: (open: boolean) => void) => React.ReactElement,
  role: "dialog" | "alertdialog" = "dialog",
) => ({
  keyboard: async () => {
    const onOpenChange = vi.fn();
    await render(make(onOpenChange));
    const panel = page.getByRole(role).element();
    const focused = () => (panel.contains(document.activeElement) ? document.activeElement : undefined);
    await expect.poll(focused).toBeInstanceOf(HTMLButtonElement);
    const first = focused();
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
    expect(focused()).toBeInstanceOf(HTMLButtonElement);
    expect(focused()).not.toBe(first);
    await userEvent.keyboard("{Tab}");
    expect(focused()).toBe(first);
    await userEvent.keyboard("{Escape}");
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  },
  controlled: async () => {
    const onOpenChange = vi.fn();
    await render(make(onOpenChange));
    await page.getByRole("button", { name: "Close" }).click();
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    await expect.element(page.getByRole(role)).toHaveAttribute("data-state", "open");
  },
});

type FieldState = { defaultValue?: string; value?: string; onChange?: () => void };

const typed = (make: (state: FieldState) => React.ReactElement) => ({
  uncontrolled: async () => {
    await render(make({ defaultValue: "a" }));
    await page.getByRole("textbox").fill("ab");
    await expect.element(page.getByRole("textbox")).toHaveValue("ab");
  },
  controlled: async () => {
    const onChange = vi.fn();
    await render(make({ value: "a", onChange }));
    await page.getByRole("textbox").click();
    await userEvent.keyboard("b");
    expect(onChange).toHaveBeenCalled();
    await expect.element(page.getByRole("textbox")).toHaveValue("a");
  },
});

const choices = ["a", "b"].map((value) => <option key={value}>{value}</option>);
const tabs = ["one", "two", "three"].map((value) => ({ value, label: value }));

function ToastByPress() {
  const showToast = useToast();
  return <Button onClick={() => showToast("Saved")}>Save</Button>;
}

/** Every component by its entry in package.json. */
export const uses: Record<string, Use> = {
  alert: { keyboard: "takes no focus" },
  badge: { keyboard: "takes no focus" },
  button: { keyboard: clicked((onClick) => <Button onClick={onClick}>Save</Button>) },
  card: { keyboard: "takes no focus" },
  "alert-dialog": modal(
    (onOpenChange) => (
      <AlertDialog
        open
        title="Title"
        confirmLabel="Yes"
        cancelLabel="No"
        closeLabel="Close"
        onConfirm={() => {}}
        onCancel={() => onOpenChange(false)}
      />
    ),
    "alertdialog",
  ),
  dialog: modal((onOpenChange) => (
    <Dialog open onOpenChange={onOpenChange} title="Title" closeLabel="Close">
      <Button>First</Button>
    </Dialog>
  )),
  drawer: modal((onOpenChange) => (
    <Drawer open onOpenChange={onOpenChange} label="Menu" closeLabel="Close">
      <Button>First</Button>
    </Drawer>
  )),
  "icon-button": {
    keyboard: clicked((onClick) => (
      <IconButton aria-label="Close" onClick={onClick}>
        <CloseIcon />
      </IconButton>
    )),
  },
  "language-switch": {
    keyboard: async () => {
      const onSelect = vi.fn();
      await render(<Languages onSelect={onSelect} />);
      await userEvent.keyboard("{Tab}{Tab}{Enter}");
      expect(onSelect).toHaveBeenCalledExactlyOnceWith("en", expect.anything());
    },
    controlled: async () => {
      await render(<Languages onSelect={() => {}} />);
      await page.getByRole("button", { name: "EN" }).click();
      await expect.element(page.getByRole("button", { name: "NL" })).toHaveAttribute("aria-current", "true");
    },
  },
  "select-field": {
    keyboard: async () => {
      await render(<SelectField label="Role">{choices}</SelectField>);
      await userEvent.keyboard("{Tab}{ArrowDown}");
      await expect.element(page.getByRole("combobox")).toHaveValue("b");
    },
    uncontrolled: async () => {
      await render(
        <SelectField label="Role" defaultValue="b">
          {choices}
        </SelectField>,
      );
      await expect.element(page.getByRole("combobox")).toHaveValue("b");
      await page.getByRole("combobox").selectOptions("a");
      await expect.element(page.getByRole("combobox")).toHaveValue("a");
    },
    controlled: async () => {
      const onChange = vi.fn();
      await render(
        <SelectField label="Role" value="a" onChange={onChange}>
          {choices}
        </SelectField>,
      );
      await page.getByRole("combobox").selectOptions("b");
      expect(onChange).toHaveBeenCalledOnce();
      await expect.element(page.getByRole("combobox")).toHaveValue("a");
    },
  },
  switch: {
    keyboard: async () => {
      await render(<Switch label="Share" />);
      await userEvent.keyboard("{Tab} ");
      await expect.element(page.getByRole("switch")).toBeChecked();
    },
    uncontrolled: async () => {
      await render(<Switch label="Share" defaultChecked />);
      await page.getByRole("switch").click();
      await expect.element(page.getByRole("switch")).not.toBeChecked();
    },
    controlled: async () => {
      const onChange = vi.fn();
      await render(<Switch label="Share" checked={false} onChange={onChange} />);
      await page.getByRole("switch").click();
      expect(onChange).toHaveBeenCalledOnce();
      await expect.element(page.getByRole("switch")).not.toBeChecked();
    },
  },
  tabs: {
    keyboard: async () => {
      const onValueChange = vi.fn();
      await render(<Parts onValueChange={onValueChange} />);
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
      await render(<Parts onValueChange={() => {}} />);
      await page.getByRole("tab", { name: "two" }).click();
      await expect.element(page.getByRole("tab", { name: "one" })).toHaveAttribute("aria-selected", "true");
    },
  },
  "text-area": {
    keyboard: async () => {
      await render(<TextArea label="Notes" />);
      await userEvent.keyboard("{Tab}a{Enter}b");
      await expect.element(page.getByRole("textbox")).toHaveValue("a\nb");
    },
    ...typed((state) => <TextArea label="Notes" {...state} />),
  },
  "text-field": {
    keyboard: async () => {
      await render(<TextField label="Company" />);
      await userEvent.keyboard("{Tab}ab{Backspace}");
      await expect.element(page.getByRole("textbox")).toHaveValue("a");
    },
    ...typed((state) => <TextField label="Company" {...state} />),
  },
  toast: {
    keyboard: async () => {
      await render(
        <ToastProvider label="Messages" closeLabel="Close">
          <ToastByPress />
        </ToastProvider>,
      );
      await userEvent.keyboard("{Tab}{Enter}");
      await expect.element(page.getByRole("listitem")).toBeVisible();
      await userEvent.keyboard("{Tab}{Enter}");
      await expect.poll(() => page.getByRole("listitem").query()).toBeNull();
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
      await render(
        <Disclosure summary="More" open>
          The rest
        </Disclosure>,
      );
      await page.getByText("More").click();
      await expect.element(page.getByText("The rest")).not.toBeVisible();
    },
  },
  accordion: {
    keyboard: async () => {
      const items = ["one", "two"].map((value) => ({ value, title: value, content: `Of ${value}` }));
      await render(<Accordion heading="h3" items={items} />);
      await userEvent.keyboard("{Tab}{Tab}{Enter}");
      await expect.element(page.getByText("Of two")).toBeVisible();
      await userEvent.keyboard("{Shift>}{Tab}{/Shift} ");
      await expect.element(page.getByText("Of one")).toBeVisible();
      await expect.element(page.getByText("Of two")).not.toBeVisible();
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
  "radio-group": {
    keyboard: async () => {
      await render(<RadioGroup label="Role" options={tabs} defaultValue="two" />);
      await userEvent.keyboard("{Tab}{ArrowDown}{ArrowDown}");
      await expect.element(page.getByRole("radio", { name: "one" })).toBeChecked();
      await userEvent.keyboard("{ArrowLeft}");
      await expect.element(page.getByRole("radio", { name: "three" })).toBeChecked();
    },
    uncontrolled: async () => {
      await render(<RadioGroup label="Role" options={tabs} defaultValue="two" />);
      await page.getByText("three").click();
      await expect.element(page.getByRole("radio", { name: "three" })).toBeChecked();
    },
    controlled: async () => {
      const onValueChange = vi.fn();
      await render(<RadioGroup label="Role" options={tabs} value="one" onValueChange={onValueChange} />);
      await page.getByText("two").click();
      expect(onValueChange).toHaveBeenCalledExactlyOnceWith("two");
      await expect.element(page.getByRole("radio", { name: "one" })).toBeChecked();
    },
  },
  avatar: { keyboard: "takes no focus" },
  meter: { keyboard: "takes no focus" },
  progress: { keyboard: "takes no focus" },
  "empty-state": { keyboard: "takes no focus" },
};

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

function Languages({ onSelect }: { onSelect: (value: string, event: React.MouseEvent) => void }) {
  const options = ["nl", "en"].map((value) => ({ value, label: value.toUpperCase(), name: "" }));
  return <LanguageSwitch label="Language" options={options} value="nl" onSelect={onSelect} />;
}

function Parts({ onValueChange }: { onValueChange: (value: string) => void }) {
  return (
    <Tabs label="Parts" tabs={tabs} value="one" onValueChange={onValueChange}>
      <TabPanel value="one">Text</TabPanel>
    </Tabs>
  );
}
