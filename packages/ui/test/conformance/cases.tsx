import { Alert } from "../../src/alert/alert.tsx";
import { Avatar } from "../../src/avatar/avatar.tsx";
import { Badge } from "../../src/badge/badge.tsx";
import { Button } from "../../src/button/button.tsx";
import { Card } from "../../src/card/card.tsx";
import { Disclosure } from "../../src/disclosure/disclosure.tsx";
import { EmptyState } from "../../src/empty-state/empty-state.tsx";
import { Heading } from "../../src/heading/heading.tsx";
import { IconButton } from "../../src/icon-button/icon-button.tsx";
import { LanguageSwitch } from "../../src/language-switch/language-switch.tsx";
import { Link } from "../../src/link/link.tsx";
import { Meter } from "../../src/meter/meter.tsx";
import { PageHeader } from "../../src/page-header/page-header.tsx";
import { Pagination } from "../../src/pagination/pagination.tsx";
import { Plot } from "../../src/plot/plot.tsx";
import { Progress } from "../../src/progress/progress.tsx";
import { Skeleton, SkeletonShape } from "../../src/skeleton/skeleton.tsx";
import { StatCard } from "../../src/stat-card/stat-card.tsx";
import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow } from "../../src/table/table.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../src/tabs/tabs.tsx";
import { fieldCases } from "./field-cases.tsx";
import { type Case, casesOf, type Extra, WORD } from "./kinds.ts";
import { overlayCases } from "./overlay-cases.tsx";

const languages = [
  { value: "nl", label: WORD, name: WORD, href: "/" },
  { value: "en", label: WORD, name: WORD },
];
function TabsWith({ part, extra }: { part: "list" | "tab" | "panel"; extra: Extra }) {
  const given = (name: typeof part) => (name === part ? extra : {});
  return (
    <Tabs defaultValue="first">
      <TabList label={WORD} {...given("list")}>
        <Tab value="first" {...given("tab")}>
          {WORD}
        </Tab>
        <Tab value="second">{WORD}</Tab>
      </TabList>
      <TabPanel value="first" {...given("panel")}>
        {WORD}
      </TabPanel>
    </Tabs>
  );
}

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

/** Every component in every variant with its own colors or structure. */
export const cases: Case[] = [
  ...fieldCases,
  ...overlayCases,
  ...casesOf("alert", Alert, { children: WORD }, { looks: { tone: ["danger", "info", "success"] } }),
  ...casesOf(
    "badge",
    Badge,
    { icon: <svg />, children: WORD },
    { looks: { tone: ["neutral", "accent", "success", "warning", "danger", "info"] } },
  ),
  ...casesOf(
    "button",
    Button,
    { children: WORD },
    { looks: { variant: ["primary", "secondary", "ghost", "danger", "inverse"] } },
  ),
  ...casesOf(
    "button",
    Button,
    { pending: true, children: WORD },
    { name: "that is pending", inServerComponents: false },
  ),
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
  ...casesOf("card", Card, { children: WORD }),
  ...casesOf("icon-button", IconButton, { "aria-label": WORD, children: <svg /> }),
  ...casesOf("language-switch", LanguageSwitch<string>, { label: WORD, options: languages, value: "nl" }),
  ...casesOf(
    "tabs",
    Tabs<string>,
    {
      defaultValue: "first",
      children: (
        <TabList label={WORD}>
          <Tab value="first">{WORD}</Tab>
          <Tab value="second">{WORD}</Tab>
        </TabList>
      ),
    },
    { looks: { variant: ["line", "segmented"] } },
  ),
  ...(["list", "tab", "panel"] as const).map((part) => ({
    entry: "tabs",
    name: `The ${part} of tabs`,
    element: (extra: Extra) => <TabsWith part={part} extra={extra} />,
  })),
  ...casesOf(
    "plot",
    Plot,
    {
      title: WORD,
      axis: { ticks: [0, 1], position: (value) => 100 - 100 * value },
      format: () => WORD,
      columns: [WORD],
      ends: [WORD],
    },
    { inServerComponents: false },
  ),
  ...casesOf(
    "table",
    Table,
    {
      label: WORD,
      children: [
        <TableHead key="head">
          <TableColumn>{WORD}</TableColumn>
          <TableColumn align="end">{WORD}</TableColumn>
        </TableHead>,
        <TableBody key="body">
          <TableRow>
            <TableCell isRowHeader>{WORD}</TableCell>
            <TableCell align="end">{WORD}</TableCell>
          </TableRow>
        </TableBody>,
      ],
    },
    { looks: { variant: ["plain", "framed", "bare"] } },
  ),
  ...(["head", "column", "body", "row", "cell"] as const).map((part) => ({
    entry: "table",
    name: `The ${part} of a table`,
    element: (extra: Extra) => <TableWith part={part} extra={extra} />,
  })),
  ...casesOf("avatar", Avatar, { children: WORD }, { looks: { tone: ["accent", "neutral", "brand"] } }),
  ...casesOf("meter", Meter, { label: WORD, value: 0.4 }),
  ...casesOf("progress", Progress, { label: WORD, value: 0.4 }),
  ...casesOf("empty-state", EmptyState, { icon: <svg />, action: <span>{WORD}</span>, children: WORD }),
  ...casesOf("heading", Heading, { level: 2, children: WORD }),
  ...casesOf(
    "link",
    Link,
    { href: "/", children: WORD },
    { looks: { variant: ["inline", "accent", "standalone"] } },
  ),
  ...casesOf(
    "page-header",
    PageHeader,
    { title: WORD, text: WORD, status: WORD, action: <span>{WORD}</span> },
    { looks: { align: ["start", "center"] } },
  ),
  {
    entry: "stat-card",
    name: "A figure's card",
    element: (extra) => (
      <dl>
        <StatCard label={WORD} value={WORD} note={WORD} icon={<svg />} {...extra} />
      </dl>
    ),
  },
  ...casesOf(
    "disclosure",
    Disclosure,
    { summary: WORD, defaultOpen: true, children: WORD },
    { looks: { variant: ["link", "card", "line"] } },
  ),
  ...casesOf("skeleton", Skeleton, { label: WORD }),
  {
    entry: "skeleton",
    name: "A shape of a skeleton",
    element: (extra) => (
      <Skeleton label={WORD}>
        <SkeletonShape {...extra} />
      </Skeleton>
    ),
  },
  ...casesOf("pagination", Pagination, {
    label: WORD,
    page: 5,
    count: 9,
    hrefOf: () => "/",
    pageLabel: () => WORD,
    format: () => WORD,
    previousLabel: WORD,
    nextLabel: WORD,
  }),
];
