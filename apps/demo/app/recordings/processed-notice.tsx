import { brand } from "@voxlog/product";
import { useToast } from "@voxlog/ui/toast";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { noteEdits } from "../edits/note-edits.ts";
import { sectionAt } from "../routing/screens.ts";
import { useSamples } from "./processed-samples.ts";
import { recordingHref } from "./use-open-recording.ts";
import { type SavedRecording, subscribeToProcessed } from "./user/user-recordings.ts";

/**
 * Reports on any screen that a recording is ready: the visitor's own by a message with a link to its result, a sample
 * to screen readers only.
 */
export function ProcessedNotice() {
  const { t } = useTranslation("demo");
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const samples = useSamples();
  const inProcess = useRef<readonly string[]>([]);
  const [finished, setFinished] = useState("");
  const isOpen = (id: string) => new URLSearchParams(search).get("recording") === id;
  const announce = useEffectEvent((all: typeof samples) => {
    const sample = all.find(({ id, status }) => status === "synced" && inProcess.current.includes(id));
    inProcess.current = all.flatMap(({ id, status }) => (status === "processing" ? [id] : []));
    const isNews = sample && !isOpen(sample.id); // Its detail reports its status.
    setFinished(isNews ? t(($) => $.userRecording.sampleReady, { client: sample.client }) : "");
  });
  useEffect(() => announce(samples), [samples]);
  const notify = useEffectEvent(({ id, file, sound }: SavedRecording) => {
    if (isOpen(id)) return;
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
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {finished}
    </p>
  );
}
