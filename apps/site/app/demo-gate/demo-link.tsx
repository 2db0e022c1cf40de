import { opensElsewhere } from "@voxlog/browser/clicks";
import type { ComponentProps, MouseEvent } from "react";
import { DialogLink } from "../lead-form/dialog-link.tsx";
import { useLanguage } from "../shell/use-view.ts";
import { goToDemo, mayEnterDemo } from "./enter-demo.ts";

type DemoLinkProps = Omit<ComponentProps<typeof DialogLink>, "dialog">;

/** To the demo: straight on for a visitor with access, by way of the request form for all others. */
export function DemoLink(props: DemoLinkProps) {
  const language = useLanguage();
  function enter(event: MouseEvent): void {
    if (!mayEnterDemo() || opensElsewhere(event)) return;
    event.preventDefault();
    goToDemo(language);
  }
  return <DialogLink {...props} dialog="demo" onClick={enter} />;
}
