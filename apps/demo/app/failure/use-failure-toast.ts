import { useToast } from "@voxlog/ui/toast";
import { useTranslation } from "react-i18next";

/** What tells the visitor that something they asked for did not happen, where there is no more to say about it. */
export function useFailureToast(): () => void {
  const { t } = useTranslation("common");
  const toast = useToast();
  return () =>
    toast(
      t(($) => $.failure),
      { tone: "danger" },
    );
}
