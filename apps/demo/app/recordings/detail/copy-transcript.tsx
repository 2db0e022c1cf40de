import { Button } from "@voxlog/ui/button";
import { useToast } from "@voxlog/ui/toast";
import { Copy } from "lucide-react";
import { useTranslation } from "react-i18next";

/** Puts a transcript on the clipboard, a line for each turn. */
export function CopyTranscript({ turns }: { turns: readonly { name: string; text: string }[] }) {
  const { t } = useTranslation("demo");
  const toast = useToast();

  async function copy() {
    try {
      await navigator.clipboard.writeText(turns.map(({ name, text }) => `${name}: ${text}`).join("\n"));
      toast(t(($) => $.recording.copied));
    } catch {
      // The browser has no clipboard for this page, or the visitor does not allow it.
      toast(
        t(($) => $.recording.notCopied),
        { tone: "danger" },
      );
    }
  }

  return (
    <Button size="sm" variant="secondary" onClick={copy}>
      <Copy aria-hidden="true" className="size-4" />
      {t(($) => $.recording.copy)}
    </Button>
  );
}
