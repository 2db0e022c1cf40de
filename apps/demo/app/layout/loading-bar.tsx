import { useTranslation } from "react-i18next";
import { useNavigation } from "react-router";

/** Shows that the next screen is being fetched; most are there before it is seen. */
export function LoadingBar() {
  const { t } = useTranslation("demo");
  if (useNavigation().state === "idle") return null;
  return (
    <div
      role="progressbar"
      aria-label={t(($) => $.layout.loading)}
      className="fixed inset-x-0 top-0 z-toast h-0.5 animate-enter bg-accent [--motion-from:translateX(-60%)]"
    />
  );
}
