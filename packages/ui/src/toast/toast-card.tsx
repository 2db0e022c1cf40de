import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "../button/button.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { CloseIcon, toneIcon } from "../icons.tsx";
import type { ToastAction } from "./toast-context.ts";

const toneClass = { danger: "text-danger", info: "text-info", success: "text-success" };

/** One message, gone after its time; the time stands still while the visitor is on it. */
export function ToastCard({
  message,
  duration,
  action,
  tone,
  closeLabel,
  onClose,
}: {
  message: string;
  duration: number;
  action: ToastAction | undefined;
  tone: keyof typeof toneClass;
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
      className="pointer-events-auto flex w-full max-w-md animate-enter items-start gap-3 rounded-lg border bg-surface-raised py-2.5 ps-4 pe-2.5 shadow-lg [--motion-from:translateY(--spacing(4))]"
    >
      <Icon className={`mt-2 ${toneClass[tone]}`} />
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-2">
        <p className="min-w-0 flex-1 basis-48 py-1.75 text-sm font-medium wrap-break-word">{message}</p>
        {action && (
          <Button
            size="sm"
            variant="ghost"
            className="-ms-3.5 text-accent-text sm:ms-0"
            onClick={() => {
              onClose();
              action.onClick();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton aria-label={closeLabel} size="sm" className="text-text-muted" onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </li>
  );
}

/** Calls `onEnd` once `duration` milliseconds have passed, not counting the time that it is paused. */
function useCountdown(duration: number, paused: boolean, onEnd: () => void): void {
  const remaining = useRef(duration);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (paused) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => end(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - startedAt;
    };
  }, [paused]);
}
