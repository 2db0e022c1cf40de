import type { Decorator, Preview, StoryContext } from "@storybook/react-vite";
import { createElement } from "react";
import { toJsx } from "../markdown/to-jsx.ts";
import { ComponentPage } from "./component-page.tsx";
import { SchemedPage } from "./docs-container.tsx";
import { withRealTypes } from "./prop-types.ts";
import "./preview.css";
import "./sample-theme.ts";

/** Focus in a story's frame would scroll the documentation's page to it. */
if (window.frameElement) {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}

/** Shows a story with the visitor's settings. */
const withSettings: Decorator = (Story, { globals }) => {
  const root = document.documentElement;
  // A story in a frame inherits the settings of the page around it.
  const page = window.frameElement?.ownerDocument.documentElement;
  root.dataset["theme"] = page?.dataset["theme"] ?? globals["scheme"];
  root.lang = "en";
  root.dir = globals["direction"];
  return <Story />;
};

/** Returns a story's code, as in the published Markdown. */
function codeOf(_: string, { component, args, parameters }: StoryContext): string {
  return parameters["docs"]?.source?.code ?? toJsx(component && createElement(component, args));
}

const preview: Preview = {
  tags: ["autodocs"],
  decorators: [withSettings],
  argTypesEnhancers: [withRealTypes],
  parameters: {
    layout: "padded",
    docs: {
      page: ComponentPage,
      container: SchemedPage,
      canvas: { sourceState: "shown" },
      source: { transform: codeOf },
    },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          "Introduction",
          "Install",
          "Theming",
          "Tokens",
          "Layout",
          "Writing",
          "Examples",
          "Components",
        ],
      },
    },
  },
  initialGlobals: {
    scheme: matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light",
    direction: "ltr",
  },
  globalTypes: {
    scheme: {
      description: "Color scheme",
      toolbar: {
        icon: "contrast",
        dynamicTitle: true,
        items: [
          { value: "light", title: "Light" },
          { value: "dark", title: "Dark" },
        ],
      },
    },
    direction: {
      description: "Direction of writing",
      toolbar: {
        icon: "transfer",
        dynamicTitle: true,
        items: [
          { value: "ltr", title: "Left to right" },
          { value: "rtl", title: "Right to left" },
        ],
      },
    },
  },
};

export default preview;
