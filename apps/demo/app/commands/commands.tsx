import { createLazy, useLazy } from "@voxlog/browser/lazy";
import { prefetchOnIntent } from "@voxlog/browser/prefetch";
import { IconButton } from "@voxlog/ui/icon-button";
import { Search } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useUnavailableToast } from "../components/failure.tsx";
import { pathOf } from "../routing/screens.ts";
import { type Command, commandOf, singleKeys } from "./shortcuts.ts";

const dialogs = createLazy(() => import("./command-dialogs.tsx"));

/** Listens to the keys of commands, and has the button that opens the palette. What they open is fetched then. */
export function Commands() {
  const { t } = useTranslation("demo");
  const navigate = useNavigate();
  const reportUnavailable = useUnavailableToast();
  const [open, setOpen] = useState<"palette" | "shortcuts" | null>(null);
  const loaded = useLazy(dialogs, open !== null, () => {
    setOpen(null);
    reportUnavailable();
  });
  function run(command: Command): void {
    if (command === "record") void navigate(pathOf("record"));
    else setOpen(command);
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isPageFree = document.querySelector("[data-modal-open]") === null;
    const command = commandOf(event, { singleKeys: singleKeys.get(), page: isPageFree });
    if (!command || (open === null && !isPageFree)) return;
    event.preventDefault(); // The browser's own: its search, or the letter in the field that takes focus.
    run(command);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);

  return (
    <>
      <IconButton
        aria-label={t(($) => $.commands.open)}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title={t(($) => $.commands.open)}
        {...prefetchOnIntent(dialogs.prefetch)}
        onClick={() => setOpen("palette")}
      >
        <Search aria-hidden="true" className="size-5" />
      </IconButton>
      {loaded && (
        <>
          <loaded.CommandPalette
            open={open === "palette"}
            onOpenChange={(stays) => setOpen(stays ? "palette" : null)}
            onShortcuts={() => setOpen("shortcuts")}
          />
          <loaded.ShortcutsDialog
            open={open === "shortcuts"}
            onOpenChange={(stays) => setOpen(stays ? "shortcuts" : null)}
          />
        </>
      )}
    </>
  );
}
