import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { Disclosure } from "../disclosure/disclosure.tsx";

/** A question, or another heading, and what it opens. */
export type AccordionItem = {
  /** Tells the items apart. */
  value: string;
  title: ReactNode;
  content: ReactNode;
};

export type AccordionProps = ComponentProps<"div"> & {
  items: readonly AccordionItem[];
  /** The level of the titles, one below the heading above the accordion. */
  heading: "h2" | "h3" | "h4";
  /** Joins it with others into one, of which one item is open at a time. */
  name?: string;
  /** The item that is open at first. */
  defaultValue?: string;
};

/** Headings with what belongs under each; the browser has one open at a time, with or without scripts. */
export function Accordion({
  items,
  heading: Heading,
  name,
  defaultValue,
  className,
  ...props
}: AccordionProps) {
  const ownName = useId();
  return (
    <div {...props} className={classNames("kit:border-t kit:border-border", className)}>
      {items.map(({ value, title, content }) => (
        <Disclosure
          key={value}
          look="line"
          name={name ?? ownName}
          open={value === defaultValue}
          summary={<Heading className="kit:text-lg">{title}</Heading>}
        >
          {content}
        </Disclosure>
      ))}
    </div>
  );
}
