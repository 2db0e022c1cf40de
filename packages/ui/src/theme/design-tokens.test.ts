import { expect, test } from "vitest";
import { designTokens } from "./design-tokens.ts";
import { makeTheme } from "./make-theme.ts";

test("a theme's design tokens have every color of both schemes, within 0 to 1", () => {
  const theme = makeTheme("#0b6e4f");
  const { light = {}, dark = {} } = designTokens(theme);

  expect(light["accent"]).toEqual({
    $type: "color",
    $value: { colorSpace: "srgb", components: [0.0431, 0.4314, 0.3098], alpha: 1 },
  });
  expect([Object.keys(light), Object.keys(dark)]).toEqual(
    [theme.colors.light, theme.colors.dark].map((tokens) => Object.keys(tokens)),
  );
  const parts = [light, dark].flatMap((group) =>
    Object.values(group).flatMap(({ $value }) => [...$value.components, $value.alpha]),
  );
  expect(parts.filter((part) => !(part >= 0 && part <= 1))).toEqual([]);
});
