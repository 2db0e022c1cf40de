import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useEffect } from "react";
import { storybookTheme } from "./storybook-theme.ts";

/** A documentation page in the toolbar's color scheme. */
export function SchemedPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [event] = context.channel.last("globalsUpdated") ?? context.channel.last("setGlobals") ?? [];
  const scheme = event?.globals?.scheme === "dark" ? "dark" : "light";
  // For pages without stories, which set it themselves, and for stories in frames, which read it at startup.
  document.documentElement.dataset["theme"] = scheme;
  useEffect(() => {
    for (const { contentDocument } of document.querySelectorAll("iframe")) {
      if (contentDocument) contentDocument.documentElement.dataset["theme"] = scheme;
    }
  }, [scheme]);
  return (
    <DocsContainer context={context} theme={storybookTheme(scheme)}>
      {children}
    </DocsContainer>
  );
}
