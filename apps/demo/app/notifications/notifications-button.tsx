import { createLazy, useLazy } from "@voxlog/browser/lazy";
import { prefetchOnIntent } from "@voxlog/browser/prefetch";
import { useStore } from "@voxlog/browser/store";
import { Badge } from "@voxlog/ui/badge";
import { Bell } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useUnavailableToast } from "../components/failure.tsx";
import { storedEdits } from "../edits/stored-edits.ts";

const dialog = createLazy(() =>
  import("./notifications-dialog.tsx").then((module) => module.NotificationsDialog),
);

/** Whether the visitor has looked at what happened. */
const seen = storedEdits("notifications-seen", false, (value) => typeof value === "boolean");

/** Opens what happened; marked as new until that was looked at. */
export function NotificationsButton({
  className,
  onChoose,
}: {
  className: string;
  /** Called when something was chosen to look at. */
  onChoose?: (() => void) | undefined;
}) {
  const { t } = useTranslation("demo");
  const reportUnavailable = useUnavailableToast();
  const isSeen = useStore(seen);
  const [open, setOpen] = useState(false);
  const Dialog = useLazy(dialog, open, () => {
    setOpen(false);
    reportUnavailable();
  });
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={className}
        {...prefetchOnIntent(dialog.prefetch)}
        onClick={() => setOpen(true)}
      >
        <Bell aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
        <span className="min-w-0">
          {t(($) => $.happened.title)} {!isSeen && <Badge tone="accent">{t(($) => $.happened.fresh)}</Badge>}
        </span>
      </button>
      {Dialog && (
        <Dialog
          open={open}
          onOpenChange={(stays) => {
            setOpen(stays);
            if (!stays) seen.set(true);
          }}
          onChoose={() => {
            setOpen(false);
            seen.set(true);
            onChoose?.();
          }}
        />
      )}
    </>
  );
}
