import { Button, type ButtonProps } from "@voxlog/ui/button";
import { FileUp } from "lucide-react";

/** Has a text file chosen. */
export function FileButton({
  label,
  variant,
  onFile,
}: Required<Pick<ButtonProps, "variant">> & { label: string; onFile: (file: File) => void }) {
  return (
    <Button asChild variant={variant}>
      <label className="cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        <FileUp aria-hidden="true" className="size-5" />
        {label}
        <input
          type="file"
          accept=".csv,.txt,text/csv,text/comma-separated-values,text/plain"
          className="sr-only"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onFile(file);
            target.value = ""; // So that the same file can be chosen again.
          }}
        />
      </label>
    </Button>
  );
}
