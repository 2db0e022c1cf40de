import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Heading } from "../heading/heading.tsx";

const titleSize = { md: "display-sm", lg: "display-md" } as const;

const textClass = { md: "kit:mt-1", lg: "kit:mt-5 kit:text-lg kit:text-balance" };

export type PageHeaderProps = Omit<ComponentProps<"header">, "title"> & {
  /** The page's only heading of level 1. */
  title: ReactNode;
  /** The page's purpose, in a sentence. */
  text?: ReactNode;
  /** Before the title: an avatar or a picture. */
  media?: ReactNode;
  /** A status next to the title. */
  status?: ReactNode;
  /** The main action, at the other end or below if there is no room. */
  action?: ReactNode;
  /**
   * A screen of an app, or a page to read.
   *
   * @default "md"
   */
  size?: keyof typeof titleSize | undefined;
  /** @default "start" */
  align?: "start" | "center" | undefined;
};

/** A page's title, purpose and main action. Its heading is focusable by script. */
export function PageHeader({
  title,
  text,
  media,
  status,
  action,
  size = "md",
  align = "start",
  className,
  children,
  ...props
}: PageHeaderProps) {
  const isCentered = align === "center";
  const heading = (
    <Heading level={1} size={titleSize[size]} className={isCentered ? "kit:mx-auto kit:max-w-224" : ""}>
      {title}
    </Heading>
  );
  return (
    <header
      {...props}
      className={classNames(
        "kit:flex kit:flex-wrap kit:gap-4",
        isCentered ? "kit:justify-center kit:text-center" : "kit:justify-between",
        media ? "kit:items-center" : "kit:items-end",
        className,
      )}
    >
      {media}
      <div className={classNames("kit:min-w-0", media ? "kit:flex-1 kit:basis-word" : "")}>
        {status ? (
          <div className="kit:flex kit:flex-wrap kit:items-center kit:gap-x-5 kit:gap-y-1">
            {heading}
            {status}
          </div>
        ) : (
          heading
        )}
        {text && (
          <p
            className={classNames(
              "kit:max-w-prose kit:text-text-muted",
              textClass[size],
              isCentered && "kit:mx-auto",
            )}
          >
            {text}
          </p>
        )}
        {children}
      </div>
      {action}
    </header>
  );
}
