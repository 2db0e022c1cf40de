import { DOUBLE_CLICK } from "@voxlog/browser/clicks";

/** Names of files whose download just began. */
const begun = new Set<string>();

/** Downloads a file, once for a double click. A text is a CSV file. */
export function download(name: string, file: string | Blob): void {
  if (begun.has(name)) return;
  begun.add(name);
  setTimeout(() => begun.delete(name), DOUBLE_CLICK);
  const blob = typeof file === "string" ? new Blob([file], { type: "text/csv;charset=utf-8" }) : file;
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the file a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
