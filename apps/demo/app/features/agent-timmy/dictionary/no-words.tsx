import { brand } from "@voxlog/product";
import { Button } from "@voxlog/ui/button";
import { BookOpen, SearchX } from "lucide-react";
import { useTranslation } from "react-i18next";

/** What stands in place of the list: how to fill it, or the way back to all words. */
export function NoWords({ isEmpty, onClear }: { isEmpty: boolean; onClear: () => void }) {
  const { t } = useTranslation("demo");
  const Icon = isEmpty ? BookOpen : SearchX;
  return (
    <div className="grid justify-items-center gap-4 rounded-xl border border-dashed px-6 py-14 text-center">
      <Icon aria-hidden="true" className="size-9 text-text-muted" strokeWidth={1.5} />
      <p className="max-w-prose text-text-muted">
        {isEmpty
          ? t(($) => $.agentTimmy.dictionary.emptyHint, { agent: brand.agent })
          : t(($) => $.agentTimmy.dictionary.nothingFoundHint)}
      </p>
      {!isEmpty && (
        <Button variant="secondary" onClick={onClear}>
          {t(($) => $.agentTimmy.dictionary.clear)}
        </Button>
      )}
    </div>
  );
}
