"use client";

import { Content, Portal, Provider, Root, Trigger } from "@radix-ui/react-tooltip";
import type { ComponentProps, ReactElement } from "react";
import { classNames } from "../class-names.ts";
import { useDirection } from "../direction.ts";

export type TooltipProps = Omit<ComponentProps<"div">, "children" | "content"> & {
  /** What it says, in a few words: it holds nothing to click. */
  content: string;
  /** What it is about: the one button or link that shows it under the pointer and with focus. */
  children: ReactElement;
  /**
   * Where it stands, if there is room.
   * @default "top"
   */
  side?: "top" | "bottom";
  /**
   * Whether it is there at first.
   * @default false
   */
  defaultOpen?: boolean;
};

/**
 * A few words about a control, which only help those who see it: a finger has no way to it, and a control without a
 * text of its own has an `aria-label` all the same.
 */
export function Tooltip({
  content,
  children,
  side = "top",
  defaultOpen = false,
  className,
  ...props
}: TooltipProps) {
  const direction = useDirection();
  return (
    <Provider delayDuration={500}>
      <Root defaultOpen={defaultOpen}>
        <Trigger asChild>{children}</Trigger>
        <Portal>
          <Content
            key={direction} // It is placed when it opens.
            {...props}
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className={classNames(
              "z-toast max-w-60 rounded-sm bg-text px-2.5 py-1.5 text-sm text-surface shadow-md forced-colors:border",
              "animate-enter",
              className,
            )}
          >
            {content}
          </Content>
        </Portal>
      </Root>
    </Provider>
  );
}
