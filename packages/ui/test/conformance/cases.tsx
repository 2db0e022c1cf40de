import { type AriaAttributes, type ReactElement, type Ref, useEffect } from "react";
import { Accordion } from "../../src/accordion/accordion.tsx";
import { Alert } from "../../src/alert/alert.tsx";
import { AlertDialog } from "../../src/alert-dialog/alert-dialog.tsx";
import { Avatar } from "../../src/avatar/avatar.tsx";
import { Badge } from "../../src/badge/badge.tsx";
import { Button } from "../../src/button/button.tsx";
import { Card } from "../../src/card/card.tsx";
import { Dialog } from "../../src/dialog/dialog.tsx";
import { Disclosure } from "../../src/disclosure/disclosure.tsx";
import { Drawer } from "../../src/drawer/drawer.tsx";
import { EmptyState } from "../../src/empty-state/empty-state.tsx";
import { IconButton } from "../../src/icon-button/icon-button.tsx";
import { LanguageSwitch } from "../../src/language-switch/language-switch.tsx";
import { Meter } from "../../src/meter/meter.tsx";
import { Plot } from "../../src/plot/plot.tsx";
import { Progress } from "../../src/progress/progress.tsx";
import { RadioGroup } from "../../src/radio-group/radio-group.tsx";
import { SelectField } from "../../src/select-field/select-field.tsx";
import { Switch } from "../../src/switch/switch.tsx";
import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow } from "../../src/table/table.tsx";
import { TabPanel, Tabs } from "../../src/tabs/tabs.tsx";
import { TextArea } from "../../src/text-area/text-area.tsx";
import { TextField } from "../../src/text-field/text-field.tsx";
import { ToastProvider, useToast } from "../../src/toast/toast.tsx";

/** The one word that is passed for every text. */
export const WORD = "Lorem";

/** What a component passes on. */
export type Extra = Pick<AriaAttributes, "aria-describedby" | "aria-invalid"> & {
  ref?: Ref<never>;
  className?: string;
  "data-extra"?: string;
};

/** A component in one of its looks. */
export type Case = {
  /** The component's entry in package.json. */
  entry: string;
  name: string;
  element: (extra: Extra) => ReactElement;
  /** Whether it is in a server's HTML; what opens over the page is not. */
  onServer?: boolean;
  /** Whether it has an element of its own that takes ref, class name and extra props. */
  passesOn?: boolean;
};

const ignore = () => {};
const languages = [
  { value: "nl", label: WORD, name: WORD, href: "/" },
  { value: "en", label: WORD, name: WORD },
];
const tabs = [
  { value: "first", label: WORD },
  { value: "second", label: WORD },
];

function ToastAtOnce() {
  const showToast = useToast();
  useEffect(() => showToast(WORD, { action: { label: WORD, onClick: ignore } }), [showToast]);
  return null;
}

/** A table, one of whose parts is given something from outside. */
function TableWith({ part, extra }: { part: "head" | "column" | "body" | "row" | "cell"; extra: Extra }) {
  const given = (name: typeof part) => (name === part ? extra : {});
  return (
    <Table label={WORD} cards="wide">
      <TableHead {...given("head")}>
        <TableColumn {...given("column")}>{WORD}</TableColumn>
      </TableHead>
      <TableBody {...given("body")}>
        <TableRow {...given("row")}>
          <TableCell label={WORD} {...given("cell")}>
            {WORD}
          </TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}

/** Every component in every look that has colours or a structure of its own. */
export const cases: Case[] = [
  ...(["danger", "info", "success"] as const).map((tone) => ({
    entry: "alert",
    name: `An alert of tone ${tone}`,
    element: (extra: Extra) => (
      <Alert tone={tone} {...extra}>
        {WORD}
      </Alert>
    ),
  })),
  ...(["neutral", "accent", "success", "warning", "danger", "info"] as const).map((tone) => ({
    entry: "badge",
    name: `A badge of tone ${tone}`,
    element: (extra: Extra) => (
      <Badge tone={tone} icon={<svg />} {...extra}>
        {WORD}
      </Badge>
    ),
  })),
  ...(["primary", "secondary", "ghost", "danger", "inverse"] as const).map((variant) => ({
    entry: "button",
    name: `A ${variant} button`,
    element: (extra: Extra) => (
      <Button variant={variant} {...extra}>
        {WORD}
      </Button>
    ),
  })),
  {
    entry: "button",
    name: "A pending button",
    element: (extra) => (
      <Button pending {...extra}>
        {WORD}
      </Button>
    ),
  },
  {
    entry: "button",
    name: "A link that looks like a button",
    element: ({ ref, ...extra }) => (
      <Button asChild {...extra}>
        <a href="/" ref={ref}>
          {WORD}
        </a>
      </Button>
    ),
  },
  { entry: "card", name: "A card", element: (extra) => <Card {...extra}>{WORD}</Card> },
  {
    entry: "alert-dialog",
    name: "An alert dialog",
    onServer: false,
    element: (extra) => (
      <AlertDialog
        open
        title={WORD}
        description={WORD}
        confirmLabel={WORD}
        cancelLabel={WORD}
        closeLabel={WORD}
        onConfirm={ignore}
        onCancel={ignore}
        {...extra}
      />
    ),
  },
  {
    entry: "dialog",
    name: "A dialog",
    onServer: false,
    element: (extra) => (
      <Dialog open onOpenChange={ignore} title={WORD} description={WORD} closeLabel={WORD} {...extra}>
        <p>{WORD}</p>
      </Dialog>
    ),
  },
  {
    entry: "drawer",
    name: "A drawer",
    onServer: false,
    element: (extra) => (
      <Drawer open onOpenChange={ignore} label={WORD} closeLabel={WORD} {...extra}>
        <p>{WORD}</p>
      </Drawer>
    ),
  },
  {
    entry: "icon-button",
    name: "An icon button",
    element: (extra) => (
      <IconButton aria-label={WORD} {...extra}>
        <svg />
      </IconButton>
    ),
  },
  {
    entry: "language-switch",
    name: "A language switch",
    element: (extra) => <LanguageSwitch label={WORD} options={languages} value="nl" {...extra} />,
  },
  {
    entry: "select-field",
    name: "A select field",
    element: (extra) => (
      <SelectField label={WORD} hint={WORD} error={WORD} {...extra}>
        <option>{WORD}</option>
      </SelectField>
    ),
  },
  {
    entry: "switch",
    name: "A switch",
    element: (extra) => <Switch label={WORD} hint={WORD} {...extra} />,
  },
  {
    entry: "switch",
    name: "A switch that is on",
    element: (extra) => <Switch label={WORD} defaultChecked {...extra} />,
  },
  ...(["line", "segmented"] as const).map((look) => ({
    entry: "tabs",
    name: `A row of ${look} tabs`,
    element: (extra: Extra) => (
      <Tabs label={WORD} tabs={tabs} value="first" onValueChange={ignore} look={look} {...extra}>
        <TabPanel value="first">{WORD}</TabPanel>
      </Tabs>
    ),
  })),
  {
    entry: "tabs",
    name: "A tab's panel",
    element: (extra) => (
      <Tabs label={WORD} tabs={tabs} value="first" onValueChange={ignore}>
        <TabPanel value="first" {...extra}>
          {WORD}
        </TabPanel>
      </Tabs>
    ),
  },
  {
    entry: "text-area",
    name: "A text area",
    element: (extra) => <TextArea label={WORD} required hint={WORD} error={WORD} {...extra} />,
  },
  {
    entry: "text-field",
    name: "A text field",
    element: (extra) => <TextField label={WORD} required hint={WORD} {...extra} />,
  },
  {
    entry: "text-field",
    name: "A text field with an error",
    element: (extra) => <TextField label={WORD} error={WORD} placeholder={WORD} {...extra} />,
  },
  {
    entry: "toast",
    name: "A toast",
    passesOn: false,
    element: () => (
      <ToastProvider label={WORD} closeLabel={WORD}>
        <ToastAtOnce />
      </ToastProvider>
    ),
  },
  {
    entry: "plot",
    name: "The plot",
    element: (extra) => (
      <Plot
        {...extra}
        title={WORD}
        axis={{ ticks: [0, 1], position: (value) => 100 - 100 * value }}
        format={() => WORD}
        columns={[WORD]}
        ends={[WORD]}
      />
    ),
  },
  ...(["link", "card", "line"] as const).map((look) => ({
    entry: "disclosure",
    name: `A disclosure that looks like a ${look}`,
    element: (extra: Extra) => (
      <Disclosure look={look} summary={WORD} open {...extra}>
        {WORD}
      </Disclosure>
    ),
  })),
  {
    entry: "accordion",
    name: "An accordion",
    element: (extra) => (
      <Accordion
        heading="h3"
        items={[{ value: "first", title: WORD, content: WORD }]}
        defaultValue="first"
        {...extra}
      />
    ),
  },
  ...(["plain", "framed", "bare"] as const).map((look) => ({
    entry: "table",
    name: `A ${look} table`,
    element: (extra: Extra) => (
      <Table label={WORD} look={look} {...extra}>
        <TableHead>
          <TableColumn sort="ascending" onSort={ignore}>
            {WORD}
          </TableColumn>
          <TableColumn align="end">{WORD}</TableColumn>
        </TableHead>
        <TableBody>
          <TableRow>
            <TableCell isRowHeader>{WORD}</TableCell>
            <TableCell align="end">{WORD}</TableCell>
          </TableRow>
        </TableBody>
      </Table>
    ),
  })),
  ...(["head", "column", "body", "row", "cell"] as const).map((part) => ({
    entry: "table",
    name: `The ${part} of a table`,
    element: (extra: Extra) => <TableWith part={part} extra={extra} />,
  })),
  ...(["list", "segmented"] as const).map((look) => ({
    entry: "radio-group",
    name: `A radio group that looks like a ${look}`,
    element: (extra: Extra) => (
      <RadioGroup label={WORD} hint={WORD} options={tabs} defaultValue="first" look={look} {...extra} />
    ),
  })),
  ...(["accent", "neutral", "brand"] as const).map((tone) => ({
    entry: "avatar",
    name: `An avatar of tone ${tone}`,
    element: (extra: Extra) => (
      <Avatar tone={tone} {...extra}>
        {WORD}
      </Avatar>
    ),
  })),
  { entry: "meter", name: "A meter", element: (extra) => <Meter label={WORD} value={0.4} {...extra} /> },
  {
    entry: "progress",
    name: "A progress bar",
    element: (extra) => <Progress label={WORD} value={0.4} {...extra} />,
  },
  {
    entry: "empty-state",
    name: "An empty state",
    element: (extra) => (
      <EmptyState icon={<svg />} action={<p>{WORD}</p>} {...extra}>
        {WORD}
      </EmptyState>
    ),
  },
];
