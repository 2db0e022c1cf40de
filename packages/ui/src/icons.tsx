import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

type IconProps = Omit<ComponentProps<"svg">, "d" | "children">;

const circle = "M21 12a9 9 0 1 1-18 0a9 9 0 1 1 18 0";

/** A decorative line icon of the size of the text next to it. */
function LineIcon({ d, className, ...props }: IconProps & { d: string }) {
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
      <path d={d} />
    </svg>
  );
}

/** A cross: closes or dismisses. */
export function CloseIcon(props: IconProps) {
  return <LineIcon d="M6 6l12 12M18 6L6 18" {...props} />;
}

/** An exclamation mark in a circle: something is wrong. */
export function DangerIcon(props: IconProps) {
  return <LineIcon d={`${circle}M12 7.5v5.5M12 16.5h.01`} {...props} />;
}

/** A letter i in a circle: good to know. */
export function InfoIcon(props: IconProps) {
  return <LineIcon d={`${circle}M12 11v5.5M12 7.5h.01`} {...props} />;
}

/** A tick in a circle: done. */
export function SuccessIcon(props: IconProps) {
  return <LineIcon d={`${circle}M8 12.5l2.75 2.75L16 9.5`} {...props} />;
}

/** Three dots: there is more. */
export function MoreIcon(props: IconProps) {
  return <LineIcon d="M5.5 12h.01M12 12h.01M18.5 12h.01" {...props} />;
}

/** An arrow head down: a list opens here. */
export function ChevronDownIcon(props: IconProps) {
  return <LineIcon d="M6 9.5l6 6 6-6" {...props} />;
}

/** Icons of a message's tone. */
export const toneIcon = { danger: DangerIcon, info: InfoIcon, success: SuccessIcon };
