import { brand } from "@voxlog/product";
import { useTranslation } from "react-i18next";
import { LogoMark } from "../../icons.tsx";
import { Illustration } from "../illustration/illustration.tsx";

/** A question and its answer. */
export function SupportPicture() {
  const { t } = useTranslation("site");
  return (
    <Illustration
      label={t(($) => $.features.setup.support.picture)}
      className="mt-7 space-y-3 leading-relaxed"
    >
      <p className="ms-auto w-fit max-w-[85%] rounded-xl rounded-br-sm bg-accent px-4 py-3 text-on-accent">
        {t(($) => $.features.setup.support.question)}
      </p>
      <div className="w-fit max-w-[85%] rounded-xl rounded-bl-sm bg-surface-hover px-4 py-3">
        <p className="mb-1 flex items-center gap-2 text-xs font-medium text-text-muted">
          <LogoMark className="size-4 text-accent-text" />
          {t(($) => $.features.setup.support.by, { product: brand.name })}
        </p>
        <p>{t(($) => $.features.setup.support.answer)}</p>
      </div>
    </Illustration>
  );
}
