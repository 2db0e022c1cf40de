import { opensElsewhere } from "@voxlog/browser/clicks";
import { type ComponentProps, type MouseEvent, useEffect } from "react";
import { useNavigate } from "react-router";
import { viewPath } from "../routing/paths.ts";
import { useLanguage } from "../routing/use-view.ts";
import { goToDemo, mayEnterDemo } from "./demo-access.ts";
import { DialogLink } from "./dialog-link.tsx";
import { dialogSearch, useOpenDialog } from "./use-open-dialog.ts";

type DemoLinkProps = Omit<ComponentProps<typeof DialogLink>, "dialog">;

/** A link to the demo, or to the request form for visitors without access. */
export function DemoLink(props: DemoLinkProps) {
  const language = useLanguage();
  function enter(event: MouseEvent): void {
    if (!mayEnterDemo() || opensElsewhere(event)) return;
    event.preventDefault();
    goToDemo(language, "assign", props.place);
  }
  return <DialogLink {...props} dialog="demo" onClick={enter} />;
}

/**
 * If the demo has its own origin, the dashboard's address redirects to it, or to the home view with the request form
 * open.
 */
export function LeadToDemo() {
  const language = useLanguage();
  const navigate = useNavigate();
  const { place } = useOpenDialog();
  useEffect(() => {
    if (mayEnterDemo()) goToDemo(language, "replace", place);
    else
      void navigate(
        { pathname: viewPath("home", language), search: dialogSearch("demo") },
        { replace: true },
      );
  }, [language, navigate, place]);
  return null;
}
