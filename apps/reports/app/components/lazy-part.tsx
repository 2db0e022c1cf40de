import { createLazy, useLazy } from "@voxlog/browser/lazy";
import { addTexts } from "@voxlog/texts";
import { loadReportsTexts } from "@voxlog/texts/reports";
import { type ComponentType, useState } from "react";
import { getI18n, useTranslation } from "react-i18next";
import { Failure } from "./failure.tsx";

/**
 * Returns a component whose code and texts are loaded when it's first shown.
 *
 * @param namespace of its texts.
 */
export function lazyPart<Props extends object>(
  namespace: "reports" | "staff",
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const source = createLazy(async () => {
    const [Part] = await Promise.all([load(), addTexts(getI18n(), namespace, loadReportsTexts)]);
    return Part;
  });
  // biome-ignore lint/correctness/noComponentHookFactories: like React.lazy, it is called once per module.
  return function LazyPart(props: Props) {
    const [hasFailed, setFailed] = useState(false);
    const Part = useLazy(source, true, () => setFailed(true));
    if (Part) return <Part {...props} />;
    return hasFailed ? <PartFailure /> : <PartLoading />;
  };
}

function PartLoading() {
  const { t } = useTranslation("reports");
  return (
    <p role="status" className="p-gutter text-text-muted">
      {t(($) => $.part.loading)}
    </p>
  );
}

/** Retries by reloading the page, because browsers remember a module that failed to load. */
function PartFailure() {
  const { t } = useTranslation("reports");
  return (
    <div className="p-gutter">
      <Failure onRetry={() => location.reload()}>{t(($) => $.part.failed)}</Failure>
    </div>
  );
}
