import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useEffect } from "react";
import { themes } from "storybook/theming";

/** A page of the documentation, in the scheme that the toolbar has. */
export function SchemedPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [event] = context.channel.last("globalsUpdated") ?? context.channel.last("setGlobals") ?? [];
  const scheme = event?.globals?.scheme === "dark" ? "dark" : "light";
  // For pages without stories, which set it themselves, and for stories in frames, which look here when they begin.
  document.documentElement.dataset["theme"] = scheme;
  useEffect(() => {
    for (const { contentDocument } of document.querySelectorAll("iframe")) {
      if (contentDocument) contentDocument.documentElement.dataset["theme"] = scheme;
    }
  }, [scheme]);
  return (
    <DocsContainer context={context} theme={themes[scheme]}>
      {children}
    </DocsContainer>
  );
}
