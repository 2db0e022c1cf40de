import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useDialogSearch } from "../lead-form/use-open-dialog.ts";
import { useLanguage } from "../shell/use-view.ts";
import { viewPath } from "../views.ts";
import { goToDemo, mayEnterDemo } from "./enter-demo.ts";

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
