import { brand } from "@voxlog/product";
import { formatPhone } from "@voxlog/texts";
import { Link } from "@voxlog/ui/link";
import { useLanguage } from "../routing/use-view.ts";

const { email, phone } = brand.contact;

/** A text with our email address and phone number (E.164) as links; the number is formatted for people. */
export function ContactLinks({ text }: { text: string }) {
  const written = formatPhone(useLanguage(), phone).replaceAll(" ", "\u00A0");
  return text.split(/(\S+@[\w.-]*\w|\+\d+)/).map((part) => {
    const href = part === email ? `mailto:${email}` : part === phone ? `tel:${phone}` : undefined;
    if (!href) return part;
    return (
      <Link key={part} href={href} className={part === phone ? "whitespace-nowrap" : undefined}>
        {part === phone ? written : part}
      </Link>
    );
  });
}
