import { useEffect } from "react";
import { useNavigate } from "react-router";
import { viewPath } from "../paths.ts";
import { useLanguage } from "../routing/use-view.ts";
import { goToDemo, mayEnterDemo } from "./enter-demo.ts";
import { useDialogSearch } from "./use-open-dialog.ts";

/**
 * Where site and demo are apart, the dashboard's address here goes on to the demo, or to the home view with the request
 * form over it.
 */
export function LeadToDemo() {
  const language = useLanguage();
  const navigate = useNavigate();
  const search = useDialogSearch("demo");
  useEffect(() => {
    if (mayEnterDemo()) goToDemo(language);
    else void navigate({ pathname: viewPath("home", language), search }, { replace: true });
  }, [language, navigate, search]);
  return null;
}
