import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

type IconProps = ComponentProps<"svg">;

/** A decorative line icon of the size of the text next to it. */
function LineIcon({ children, className, ...props }: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={classNames("kit:size-5 kit:shrink-0", className)}
      {...props}
    >
      {children}
    </svg>
  );
}

/** A cross: closes or dismisses. */
export function CloseIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M6 6l12 12M18 6L6 18" />
    </LineIcon>
  );
}

/** An exclamation mark in a circle: something is wrong. */
export function DangerIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7.5v5.5M12 16.5h.01" />
    </LineIcon>
  );
}

/** A letter i in a circle: good to know. */
export function InfoIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5.5M12 7.5h.01" />
    </LineIcon>
  );
}

/** A tick in a circle: done. */
export function SuccessIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M8 12.5l2.75 2.75L16 9.5" />
    </LineIcon>
  );
}

/** An upload arrow. */
export function UploadIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M12 15.5V4M7 8.5L12 3.5l5 5M4 15v3.5A1.5 1.5 0 0 0 5.5 20h13a1.5 1.5 0 0 0 1.5-1.5V15" />
    </LineIcon>
  );
}

/** Three dots: there is more. */
export function MoreIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M5.5 12h.01M12 12h.01M18.5 12h.01" />
    </LineIcon>
  );
}

/** An arrow head down: a list opens here. */
export function ChevronDownIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M6 9.5l6 6 6-6" />
    </LineIcon>
  );
}

/** Sorted descending; rotated, ascending. */
export function ArrowDownIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M12 5v14M6.5 13.5L12 19l5.5-5.5" />
    </LineIcon>
  );
}

/** Arrow heads up and down: can be sorted. */
export function SortIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M7.5 9.5L12 5l4.5 4.5M7.5 14.5L12 19l4.5-4.5" />
    </LineIcon>
  );
}

/** Icons of a message's tone. */
export const toneIcon = { danger: DangerIcon, info: InfoIcon, success: SuccessIcon };
