import { createRef, type ReactElement, type Ref } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Alert } from "../src/alert/alert.tsx";
import { Badge } from "../src/badge/badge.tsx";
import { Button } from "../src/button/button.tsx";
import { Card } from "../src/card/card.tsx";
import { Dialog } from "../src/dialog/dialog.tsx";
import { Drawer } from "../src/drawer/drawer.tsx";
import { IconButton } from "../src/icon-button/icon-button.tsx";
import { CloseIcon } from "../src/icons/icons.tsx";
import { LanguageSwitch } from "../src/language-switch/language-switch.tsx";
import { SelectField } from "../src/select-field/select-field.tsx";
import { Switch } from "../src/switch/switch.tsx";
import { TabPanel, Tabs } from "../src/tabs/tabs.tsx";
import { TextArea } from "../src/text-area/text-area.tsx";
import { TextField } from "../src/text-field/text-field.tsx";
import { ToastProvider } from "../src/toast/toast.tsx";
import { violations } from "./axe.ts";
import { schemes, showScheme } from "./scheme.ts";

/** The one word that is passed for every text. */
const WORD = "Lorem";
const ignore = () => {};
const languages = [
  { value: "nl", label: WORD, name: WORD, href: "/" },
  { value: "en", label: WORD, name: WORD },
];

type Extra = { ref?: Ref<never>; className?: string; "data-extra"?: string };
type Case = { name: string; element: (extra: Extra) => ReactElement; onServer?: boolean };

const cases: Case[] = [
  ...(["primary", "secondary", "ghost", "danger", "inverse"] as const).map((variant) => ({
    name: `A ${variant} button`,
    element: (extra: Extra) => (
      <Button variant={variant} {...extra}>
        {WORD}
      </Button>
    ),
  })),
  {
    name: "A pending button",
    element: (extra) => (
      <Button pending {...extra}>
        {WORD}
      </Button>
    ),
  },
  {
    name: "A link that looks like a button",
    element: ({ ref, ...extra }) => (
      <Button asChild {...extra}>
        <a href="/" ref={ref}>
          {WORD}
        </a>
      </Button>
    ),
  },
  {
    name: "An icon button",
    element: (extra) => (
      <IconButton aria-label={WORD} {...extra}>
        <CloseIcon />
      </IconButton>
    ),
  },
  { name: "A text field", element: (extra) => <TextField label={WORD} required hint={WORD} {...extra} /> },
  {
    name: "A text field with an error",
    element: (extra) => <TextField label={WORD} error={WORD} placeholder={WORD} {...extra} />,
  },
  {
    name: "A select field",
    element: (extra) => (
      <SelectField label={WORD} hint={WORD} error={WORD} {...extra}>
        <option>{WORD}</option>
      </SelectField>
    ),
  },
  {
    name: "A text area",
    element: (extra) => <TextArea label={WORD} required hint={WORD} error={WORD} {...extra} />,
  },
  { name: "A switch", element: (extra) => <Switch label={WORD} hint={WORD} {...extra} /> },
  { name: "A switch that is on", element: (extra) => <Switch label={WORD} defaultChecked {...extra} /> },
  ...(["neutral", "accent", "success", "warning", "danger", "info"] as const).map((tone) => ({
    name: `A badge of tone ${tone}`,
    element: (extra: Extra) => (
      <Badge tone={tone} icon={<CloseIcon />} {...extra}>
        {WORD}
      </Badge>
    ),
  })),
  ...(["danger", "info", "success"] as const).map((tone) => ({
    name: `An alert of tone ${tone}`,
    element: (extra: Extra) => (
      <Alert tone={tone} {...extra}>
        {WORD}
      </Alert>
    ),
  })),
  { name: "A card", element: (extra) => <Card {...extra}>{WORD}</Card> },
  {
    name: "A language switch",
    element: (extra) => <LanguageSwitch label={WORD} options={languages} value="nl" {...extra} />,
  },
  ...(["line", "segmented"] as const).map((look) => ({
    name: `A row of ${look} tabs`,
    element: (extra: Extra) => (
      <Tabs
        label={WORD}
        tabs={[
          { value: "first", label: WORD },
          { value: "second", label: WORD },
        ]}
        value="first"
        onValueChange={ignore}
        look={look}
        {...extra}
      >
        <TabPanel value="first">{WORD}</TabPanel>
      </Tabs>
    ),
  })),
  {
    name: "A tab's panel",
    element: (extra) => (
      <Tabs label={WORD} tabs={[{ value: "first", label: WORD }]} value="first" onValueChange={ignore}>
        <TabPanel value="first" {...extra}>
          {WORD}
        </TabPanel>
      </Tabs>
    ),
  },
  {
    name: "A dialog",
    onServer: false,
    element: (extra) => (
      <Dialog open onOpenChange={ignore} title={WORD} description={WORD} closeLabel={WORD} {...extra}>
        <p>{WORD}</p>
      </Dialog>
    ),
  },
  {
    name: "A drawer",
    onServer: false,
    element: (extra) => (
      <Drawer open onOpenChange={ignore} label={WORD} closeLabel={WORD} {...extra}>
        <p>{WORD}</p>
      </Drawer>
    ),
  },
];

afterEach(() => document.documentElement.removeAttribute("style"));

describe.each(cases)("$name", ({ element, onServer = true }) => {
  test("gives its ref the element that takes extra props", async () => {
    const ref = createRef<never>();
    await render(element({ ref, "data-extra": "yes" }));

    expect(ref.current).toBeInstanceOf(HTMLElement);
    expect(document.querySelector("[data-extra=yes]")).toBe(ref.current);
  });

  test("adds a class name to its own", async () => {
    await render(element({ className: "from-outside", "data-extra": "yes" }));
    const dressed = document.querySelector(".from-outside");

    expect(dressed?.classList.length).toBeGreaterThan(1);
    expect(dressed?.contains(document.querySelector("[data-extra=yes]"))).toBe(true);
  });

  test("brings no text of its own", async () => {
    await render(element({}));
    const labels = [...document.querySelectorAll("[aria-label]")].map((labelled) => labelled.ariaLabel);
    const texts = [document.body.textContent, ...labels].join(" ");

    expect(texts.replaceAll(WORD, "").replaceAll("*", "").trim()).toBe("");
    expect(texts).toContain(WORD);
  });

  test("renders on a server, without inline styles", () => {
    const html = renderToString(element({ className: "from-outside" }));

    expect(html.includes("from-outside")).toBe(onServer);
    expect(html).not.toMatch(/ style=|<style/);
  });

  test.each(schemes)("has no accessibility violation in the %s scheme", async (scheme) => {
    showScheme(scheme);
    await render(element({}));

    expect(await violations()).toEqual([]);
  });
});

describe("A toast provider", () => {
  test("renders its children and its live region on a server, without inline styles", () => {
    const html = renderToString(
      <ToastProvider label={WORD} closeLabel={WORD}>
        <p>{WORD}</p>
      </ToastProvider>,
    );

    expect(html).toContain('role="status"');
    expect(html).not.toMatch(/ style=|<style/);
  });
});
