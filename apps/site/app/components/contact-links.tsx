import { brand } from "@voxlog/product";
import { Link } from "@voxlog/ui/link";

const { email, phone } = brand.contact;

/** A text in which our e-mail address and our phone number are links. */
export function ContactLinks({ text }: { text: string }) {
  return text.split(/(\S+@[\w.-]*\w|\+\d+)/).map((part) => {
    const href = part === email ? `mailto:${email}` : part === phone ? `tel:${phone}` : undefined;
    if (!href) return part;
    return (
      <Link key={part} href={href}>
        {part}
      </Link>
    );
  });
}
