import { opensElsewhere } from "@voxlog/ui/opens-elsewhere";
import type { ComponentProps, MouseEvent } from "react";
import { useLanguage } from "../routing/use-view.ts";
import { DialogLink } from "./dialog-link.tsx";
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
