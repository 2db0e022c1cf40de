import { brand } from "@voxlog/product";
import { useToast } from "@voxlog/ui/toast";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { noteEdits } from "../edits/note-edits.ts";
import { sectionAt } from "../routing/screens.ts";
import { recordingHref } from "./use-open-recording.ts";
import { type SavedRecording, subscribeToProcessed } from "./user/user-recordings.ts";

/** Reports on any screen that the visitor's recording is ready, and links to its result. */
export function ProcessedNotice() {
  const { t } = useTranslation("demo");
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const notify = useEffectEvent(({ id, file, sound }: SavedRecording) => {
    if (new URLSearchParams(search).get("recording") === id) return; // Its status is visible there.
    const isEmpty = sound && !noteEdits.get()[id]?.text;
    if (isEmpty && sectionAt(pathname) === "upload") return; // The file's card says so, and the message would cover it.
    const text = isEmpty
      ? t(($) => $.userRecording.nothingHeard, { agent: brand.agent })
      : file
        ? t(($) => $.userRecording.fileReady)
        : t(($) => $.userRecording.ready);
    const action = {
      label: t(($) => $.userRecording.result),
      onClick: () => void navigate(recordingHref(id)),
    };
    toast(text, { action, tone: isEmpty ? "info" : "success" });
  });
  useEffect(() => subscribeToProcessed((recording) => notify(recording)), []);
  return null;
}
