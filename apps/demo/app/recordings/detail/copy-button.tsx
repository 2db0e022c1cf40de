import { Button } from "@voxlog/ui/button";
import { useToast } from "@voxlog/ui/toast";
import { Copy } from "lucide-react";

/** Copies a text to the clipboard, and reports the result. */
export function CopyButton({
  text,
  label,
  copied,
  failed,
}: {
  text: string;
  label: string;
  copied: string;
  /** Message if the browser or the visitor doesn't allow it. */
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
