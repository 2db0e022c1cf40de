import { useEffect, useRef, useState } from "react";
import { Button } from "../button/button.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { CloseIcon, toneIcon } from "../icons.tsx";
import type { ToastOptions } from "./toast-context.ts";

const toneClass = { danger: "kit:text-danger", info: "kit:text-info", success: "kit:text-success" };

/** A message, and its options or their defaults. */
export type Toast = Required<Omit<ToastOptions, "signal">> & {
  message: string;
  duration: number;
  tone: keyof typeof toneClass;
};

/** A message with a timeout, which pauses while the visitor is on it. */
export function ToastCard({
  toast: { message, duration, action, tone },
  closeLabel,
  onClose,
}: {
  toast: Toast;
  closeLabel: string;
  onClose: () => void;
}) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useCountdown(duration, hovered || focused, onClose);
  const Icon = toneIcon[tone];

  return (
    <li
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className="kit:pointer-events-auto kit:flex kit:w-full kit:max-w-md kit:animate-enter kit:items-start kit:gap-3 kit:rounded-lg kit:border kit:bg-surface-raised kit:text-text kit:py-2.5 kit:ps-4 kit:pe-2.5 kit:shadow-lg kit:[--motion-from:translateY(--spacing(4))]"
    >
      <Icon className={`kit:mt-2 ${toneClass[tone]}`} />
      <div className="kit:flex kit:min-w-0 kit:flex-1 kit:flex-wrap kit:items-start kit:gap-x-2">
        <p className="kit:min-w-0 kit:flex-1 kit:basis-48 kit:py-1.75 kit:text-sm kit:font-medium kit:wrap-break-word">
          {message}
        </p>
        {action && (
          <Button
            size="sm"
            variant="ghost"
            className="kit:-ms-3.5 kit:text-accent-text kit:sm:ms-0"
            onClick={() => {
              onClose();
              action.onClick();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton aria-label={closeLabel} size="sm" className="kit:text-text-muted" onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </li>
  );
}

/** Calls `onEnd` after `duration` milliseconds, not counting pauses. */
function useCountdown(duration: number, paused: boolean, onEnd: () => void): void {
  const remaining = useRef(duration);

  useEffect(() => {
    if (paused) return;
    const startedAt = Date.now();
    const timer = setTimeout(onEnd, remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - startedAt;
    };
  }, [paused, onEnd]);
}
