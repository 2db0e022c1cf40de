import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { Disclosure } from "../disclosure/disclosure.tsx";

/** A heading, such as a question, and its content. */
export type AccordionItem = {
  value: string;
  title: ReactNode;
  content: ReactNode;
};

export type AccordionProps = ComponentProps<"div"> & {
  items: readonly AccordionItem[];
  /** Level of the titles, one below the heading above the accordion. */
  heading: "h2" | "h3" | "h4";
  /** Groups accordions: only one item of a group is open at a time. */
  name?: string;
  /** The initially open item. */
  defaultValue?: string;
};

/** Headings with collapsible content; the browser opens one at a time, with or without scripts. */
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
          variant="line"
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
