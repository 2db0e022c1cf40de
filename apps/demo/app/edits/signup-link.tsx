import type { ComponentProps } from "react";
import { useDemoTracker } from "../components/use-demo-tracker.ts";
import { useSiteHref } from "../routing/site-href.ts";
import { useProspect } from "./prospect.ts";

/** Links to the signup form, which begins with the visitor's company and CRM, and tracks that it was followed. */
export function SignupLink({ onClick, ...props }: ComponentProps<"a">) {
  const siteHref = useSiteHref();
  const tracker = useDemoTracker();
  return (
    <a
      {...props}
      href={siteHref({ open: "signup", ...useProspect() })}
      onClick={(event) => {
        tracker.track("signup_opened");
        onClick?.(event);
      }}
    />
  );
}
