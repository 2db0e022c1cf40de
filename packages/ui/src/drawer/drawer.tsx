import { Title } from "@radix-ui/react-dialog";
import { classNames } from "../class-names.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { CloseIcon } from "../icons/icons.tsx";
import { Modal, type ModalProps } from "../modal/modal.tsx";

const sideClass = {
  left: "inset-y-0 left-0 w-80 max-w-[calc(100%_-_--spacing(12))] border-r [--motion-from:translateX(-100%)]",
  top: "inset-x-0 top-0 max-h-dvh border-b [--motion-from:translateY(-100%)]",
};

export type DrawerProps = ModalProps & {
  /** Name of the panel. */
  label: string;
  /** Name of the close button. */
  closeLabel: string;
  /** @default "left" */
  side?: keyof typeof sideClass;
};

/** A modal panel from the edge of a small screen, such as its menu. */
export function Drawer({ label, closeLabel, side = "left", className, children, ...props }: DrawerProps) {
  return (
    <Modal {...props} data-side={side} className={classNames(sideClass[side], className)}>
      <Title className="sr-only">{label}</Title>
      <div className="flex h-bar shrink-0 items-center justify-end px-gutter">
        <IconButton
          aria-label={closeLabel}
          className="-me-2.5 text-text-muted"
          onClick={() => props.onOpenChange(false)}
        >
          <CloseIcon />
        </IconButton>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-gutter pb-[max(--spacing(6),env(safe-area-inset-bottom))]">
        {children}
      </div>
    </Modal>
  );
}
