import { timings } from "@voxlog/product";
import { useToast } from "@voxlog/ui/toast";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

/**
 * Saves as the product would: it takes a moment, and then says so. Nothing is sent anywhere.
 *
 * @returns whether a save is under way, and what starts one. `commit` keeps the changes; it is not called when
 *   the visitor leaves before.
 */
export function useSave(): { saving: boolean; save: (commit: () => void) => void } {
  const { t } = useTranslation("demo");
  const toast = useToast();
  const [saving, setSaving] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function save(commit: () => void): void {
    setSaving(true);
    timer.current = setTimeout(() => {
      commit();
      setSaving(false);
      toast(t(($) => $.edits.saved));
    }, timings.saveDelay);
  }
  return { saving, save };
}
