import { formatNumber } from "@voxlog/i18n";
import { useTranslation } from "react-i18next";
import { CheckIcon, UploadIcon } from "../../icons.tsx";
import { useLanguage } from "../../shell/use-view.ts";
import { Illustration } from "../illustration/illustration.tsx";
import { Panel } from "../illustration/panel.tsx";
import { sample } from "../illustration/sample.ts";

/** An area to drop files on, and a file that is in. */
export function DropPicture() {
  const { t } = useTranslation("site");
  const size = formatNumber(useLanguage(), 4.2, { style: "unit", unit: "megabyte" });
  return (
    <Illustration label={t(($) => $.features.input.upload.picture)} className="space-y-3 self-center">
      <p className="flex flex-col items-center gap-3 rounded-lg border-2 border-dashed border-accent-border bg-accent-soft px-4 py-6 font-medium text-accent-text">
        <UploadIcon className="size-6" />
        {t(($) => $.features.input.upload.drop)}
      </p>
      <Panel className="flex flex-wrap items-center gap-x-3 py-3">
        <span className="min-w-0 grow basis-word font-medium">{sample.file}</span>
        <span className="ms-auto flex items-center gap-3 text-text-muted">
          {size}
          <CheckIcon className="size-4 shrink-0 text-success" />
        </span>
      </Panel>
    </Illustration>
  );
}
