import { brand } from "@voxlog/product";
import { CalendarClock, Coins, type LucideIcon, Target, UsersRound } from "lucide-react";
import { useTranslation } from "react-i18next";

const tips = [
  { id: "who", icon: UsersRound },
  { id: "outcome", icon: Target },
  { id: "figures", icon: Coins },
  { id: "next", icon: CalendarClock },
] as const satisfies readonly { id: string; icon: LucideIcon }[];

/** What to speak about: an empty mind before a microphone is the commonest way to give up. */
export function Tips() {
  const { t } = useTranslation("demo");
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-lg">{t(($) => $.record.tips.title, { agent: brand.agent })}</h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {tips.map(({ id, icon: Icon }) => (
          <li key={id} className="flex items-center gap-3">
            <span
              aria-hidden="true"
              className="grid size-9 shrink-0 place-content-center rounded-md bg-accent-soft text-accent-text"
            >
              <Icon className="size-5" strokeWidth={1.75} />
            </span>
            {t(($) => $.record.tips[id])}
          </li>
        ))}
      </ul>
    </section>
  );
}
