import { brand, uploadExtensions } from "@voxlog/product";
import { formatList, useLanguage } from "@voxlog/texts";
import { Alert } from "@voxlog/ui/alert";
import { FileDrop, useFileTarget } from "@voxlog/ui/file-drop";
import { PageHeader } from "@voxlog/ui/page-header";
import { FileUp, ShieldCheck } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { FileCard } from "../features/upload/file-card.tsx";
import { HowItWorks } from "../features/upload/how-it-works.tsx";
import { pickFile, type SelectedFile, saveUpload, type Upload } from "../features/upload/upload-file.ts";
import { useResultCode } from "../recordings/detail/result-code.ts";
import { NoteForm } from "../recordings/notes/note-form.tsx";
import { addWords } from "../recordings/notes/save-words.ts";
import { recordingHref } from "../recordings/use-open-recording.ts";

function UploadScreen() {
  const { t } = useTranslation("demo");
  const language = useLanguage();
  const code = useResultCode();
  const [selected, setSelected] = useState<SelectedFile<File>>({ outcome: "none" });
  const [upload, setUpload] = useState<Upload>();
  const navigate = useNavigate();
  const place = useRef<HTMLElement>(null);
  const { isOver, handlers } = useFileTarget(pick);

  function pick(files: File[]): void {
    const next = pickFile(files);
    if (next.outcome !== "none") setSelected(next);
    if (next.outcome !== "taken") return;
    setUpload(saveUpload(next.file));
    place.current?.focus();
  }
  async function tell({ id }: Upload, text: string): Promise<void> {
    await addWords(id, text, language);
    void navigate(recordingHref(id));
  }
  function clear(): void {
    setSelected({ outcome: "none" });
    setUpload(undefined);
    place.current?.focus();
  }

  return (
    <div className="grid max-w-224 grid-cols-1 gap-6">
      <PageHeader
        title={t(($) => $.upload.title)}
        text={t(($) => $.upload.subtitle, { agent: brand.agent })}
      />
      <p className="flex gap-2 text-sm text-text-muted">
        <ShieldCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
        {t(($) => $.upload.real, { agent: brand.agent })}
      </p>
      {selected.outcome === "rejected" && (
        <Alert tone="danger">
          {t(($) => $.upload.rejected, {
            name: selected.name,
            extensions: formatList(language, uploadExtensions),
          })}
        </Alert>
      )}
      {selected.outcome === "empty" && (
        <Alert tone="danger">{t(($) => $.upload.empty, { name: selected.name })}</Alert>
      )}
      {selected.outcome === "taken" && selected.of > 1 && (
        <Alert tone="info">
          {t(($) => $.upload.firstTaken, { count: selected.of, name: selected.file.name })}
        </Alert>
      )}
      {/* It takes focus when its content changes under the visitor's hands. */}
      <section
        {...handlers}
        ref={place}
        tabIndex={-1}
        aria-label={t(($) => $.upload.file)}
        className="grid grid-cols-1 gap-3 outline-none"
      >
        {selected.outcome === "taken" && upload ? (
          <FileCard key={upload.id} file={selected.file} upload={upload} onClear={clear} />
        ) : (
          <FileDrop
            label={t(($) => $.upload.choose)}
            overLabel={t(($) => $.upload.dropNow)}
            text={t(($) => $.upload.drop)}
            hint={t(($) => $.upload.allowed, { extensions: formatList(language, uploadExtensions) })}
            icon={<FileUp strokeWidth={1.75} />}
            accept={uploadExtensions.join(",")}
            isOver={isOver}
            onFiles={pick}
          />
        )}
      </section>
      {upload && <NoteForm way="file" code={code} onSubmit={(text) => tell(upload, text)} />}
      <HowItWorks />
    </div>
  );
}

export { UploadScreen as Component };
