import { Close } from "@radix-ui/react-dialog";
import { classNames } from "../class-names.ts";
import { CloseIcon } from "../icons.tsx";
import { useText } from "../texts-context.ts";

/** Closes the panel around it. An icon button's variants would be a fiftieth of the dialog's code. */
export function CloseButton({ label, className }: { label: string | undefined; className: string }) {
  return (
    <Close
      aria-label={useText("close", label)}
      className={classNames(
        "kit:print:hidden kit:grid kit:size-11 kit:place-content-center kit:rounded-md kit:text-text-muted kit:hover:bg-current/8 kit:forced-colors:border",
        className,
      )}
    >
      <CloseIcon />
    </Close>
  );
}
