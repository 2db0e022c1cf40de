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
import { type Case, type Extra, WORD } from "./kinds.ts";
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
    inServerComponents: false,
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
  ...(["line", "segmented"] as const).map((variant) => ({
    entry: "tabs",
    name: `A row of ${variant} tabs`,
    element: (extra: Extra) => (
      <Tabs defaultValue="first" variant={variant} {...extra}>
        <TabList label={WORD}>
          <Tab value="first">{WORD}</Tab>
          <Tab value="second">{WORD}</Tab>
        </TabList>
      </Tabs>
    ),
  })),
  ...(["list", "tab", "panel"] as const).map((part) => ({
    entry: "tabs",
    name: `The ${part} of tabs`,
    element: (extra: Extra) => <TabsWith part={part} extra={extra} />,
  })),
  {
    entry: "plot",
    name: "The plot",
    inServerComponents: false,
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
  ...(["plain", "framed", "bare"] as const).map((variant) => ({
    entry: "table",
    name: `A ${variant} table`,
    element: (extra: Extra) => (
      <Table label={WORD} variant={variant} {...extra}>
        <TableHead>
          <TableColumn sort="ascending">{WORD}</TableColumn>
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
      <EmptyState icon={<svg />} action={<span>{WORD}</span>} {...extra}>
        {WORD}
      </EmptyState>
    ),
  },
  {
    entry: "heading",
    name: "A heading",
    element: (extra) => (
      <Heading level={2} {...extra}>
        {WORD}
      </Heading>
    ),
  },
  ...(["inline", "accent", "standalone"] as const).map((variant) => ({
    entry: "link",
    name: `A link with the variant ${variant}`,
    element: (extra: Extra) => (
      <Link href="/" variant={variant} {...extra}>
        {WORD}
      </Link>
    ),
  })),
  ...(["start", "center"] as const).map((align) => ({
    entry: "page-header",
    name: `A page's header, aligned to the ${align}`,
    element: (extra: Extra) => (
      <PageHeader
        title={WORD}
        text={WORD}
        status={WORD}
        action={<span>{WORD}</span>}
        align={align}
        {...extra}
      />
    ),
  })),
  {
    entry: "stat-card",
    name: "A figure's card",
    element: (extra) => (
      <dl>
        <StatCard label={WORD} value={WORD} note={WORD} icon={<svg />} {...extra} />
      </dl>
    ),
  },
  ...(["link", "card", "line"] as const).map((variant) => ({
    entry: "disclosure",
    name: `A disclosure that has the variant ${variant}`,
    element: (extra: Extra) => (
      <Disclosure variant={variant} summary={WORD} defaultOpen {...extra}>
        {WORD}
      </Disclosure>
    ),
  })),
  {
    entry: "skeleton",
    name: "A skeleton",
    element: (extra) => <Skeleton label={WORD} {...extra} />,
  },
  {
    entry: "skeleton",
    name: "A shape of a skeleton",
    element: (extra) => (
      <Skeleton label={WORD}>
        <SkeletonShape {...extra} />
      </Skeleton>
    ),
  },
  {
    entry: "pagination",
    name: "A row of pages",
    element: (extra) => (
      <Pagination
        label={WORD}
        page={5}
        count={9}
        hrefOf={() => "/"}
        pageLabel={() => WORD}
        format={() => WORD}
        previousLabel={WORD}
        nextLabel={WORD}
        {...extra}
      />
    ),
  },
];
