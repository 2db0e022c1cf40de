import type { MouseEvent } from "react";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { LanguageSwitch } from "./language-switch.tsx";

const languages = [
  { value: "nl", label: "NL", name: "Nederlands" },
  { value: "en", label: "EN", name: "English" },
] as const;
const linked = languages.map((language) => ({ ...language, href: `/${language.value}` }));

test("A language switch marks the current language by weight, line and state", async () => {
  const screen = await render(<LanguageSwitch label="Language" options={languages} value="en" />);
  const active = screen.getByRole("button", { name: "EN English" });
  const other = screen.getByRole("button", { name: "NL Nederlands" });

  await expect.element(active).toHaveAttribute("aria-current", "true");
  await expect.element(active).toHaveStyle({ fontWeight: "700", textDecorationLine: "underline" });
  await expect.element(other).not.toHaveAttribute("aria-current");
  await expect.element(other).toHaveStyle({ textDecorationLine: "none" });
});

test("A language switch with addresses has links marked with their language", async () => {
  const screen = await render(<LanguageSwitch label="Language" options={linked} value="en" />);
  const dutch = screen.getByRole("link", { name: "NL Nederlands" });

  await expect.element(dutch).toHaveAttribute("href", "/nl");
  await expect.element(dutch).toHaveAttribute("hreflang", "nl");
});

test("A language switch with addresses lets the app cancel a link", async () => {
  const onValueChange = vi.fn((_: string, event: MouseEvent) => event.preventDefault());
  const before = location.href;
  const screen = await render(
    <LanguageSwitch label="Language" options={linked} value="en" onValueChange={onValueChange} />,
  );
  await screen.getByRole("link", { name: "NL Nederlands" }).click();

  expect(onValueChange).toHaveBeenCalledOnce();
  expect(location.href).toBe(before);
});
