import { Switch } from "@voxlog/ui/switch";
import { useTranslation } from "react-i18next";
import type { DevMode } from "../tracking/use-dev-mode.ts";

/** Toggles dev mode. */
export function DevModeSwitch({ on, toggle }: DevMode) {
  const { t } = useTranslation("site");
  return <Switch label={t(($) => $.shell.footer.devMode)} checked={on} onChange={toggle} />;
}
