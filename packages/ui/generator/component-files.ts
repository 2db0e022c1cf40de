/** @example pascalCase("icon-button") ⇒ "IconButton" */
export function pascalCase(name: string): string {
  return name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** @example words("icon-button") ⇒ "icon button" */
function words(name: string): string {
  return name.replaceAll("-", " ");
}

/** Returns the files of a new component by their paths in its folder: a box with children. */
export function componentFiles(name: string): Record<string, string> {
  const component = pascalCase(name);
  return {
    [`${name}.tsx`]: `import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";

export type ${component}Props = ComponentProps<"div">;

/** What it is for, in one sentence. */
export function ${component}({ className, ...props }: ${component}Props) {
  return <div {...props} className={classNames("kit:rounded-md", className)} />;
}
`,
    [`${name}.test.tsx`]: `import { describe, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { ${component} } from "./${name}.tsx";

describe("The ${words(name)}", () => {
  test("shows what it is given", async () => {
    const screen = await render(<${component}>Sample</${component}>);

    await expect.element(screen.getByText("Sample")).toBeVisible();
  });
});
`,
    [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ${component} } from "./${name}.tsx";

const meta = {
  title: "${words(name).replace(/^./, (letter) => letter.toUpperCase())}",
  component: ${component},
} satisfies Meta<typeof ${component}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  args: { children: "Sample" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toBeEmptyDOMElement();
  },
};
`,
  };
}
