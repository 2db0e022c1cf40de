import { Button } from "@voxlog/ui/button";
import { useToast } from "@voxlog/ui/toast";
import { Copy } from "lucide-react";

/** Puts a text on the clipboard, and says whether it is there. */
export function CopyButton({
  text,
  label,
  copied,
  failed,
}: {
  text: string;
  label: string;
  /** What is said when it is there. */
  copied: string;
  /** What is said when the browser has no clipboard for this page, or the visitor does not allow it. */
  failed: string;
}) {
  const toast = useToast();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      toast(copied);
    } catch {
      toast(failed, { tone: "danger" });
    }
  }
  return (
    <Button size="sm" variant="secondary" onClick={copy}>
      <Copy aria-hidden="true" className="size-4" />
      {label}
    </Button>
  );
}
