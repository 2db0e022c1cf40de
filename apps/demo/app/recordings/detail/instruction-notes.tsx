import type { Instruction } from "@voxlog/notes/instructions";
import { brand } from "@voxlog/product";
import { Disclosure } from "@voxlog/ui/disclosure";
import { Link } from "@voxlog/ui/link";
import { Check, CircleSlash } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ScreenLink } from "../../components/screen.tsx";
import { useInstructions } from "../own/use-reading.ts";

/** Lists the instructions that shaped a result, and those that the agent can't follow here. */
export function InstructionNotes() {
  const { t } = useTranslation("demo");
  const { instructions } = useInstructions();
  const followed = instructions.filter(({ isFollowed }) => isFollowed);
  return (
    <div className="grid grid-cols-1 gap-2 text-sm">
      {instructions
        .filter(({ isFollowed }) => !isFollowed)
        .map((each) => (
          <p key={`${each.scope} ${each.line}`} className="flex gap-2 text-warning">
            <CircleSlash aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span>
              {t(($) => $.own.instructions.unfollowed, { agent: brand.agent })} <q>{each.line}</q>
            </span>
          </p>
        ))}
      {followed.length > 0 && (
        <Disclosure summary={t(($) => $.own.instructions.followed, { count: followed.length })}>
          <ul className="grid gap-1.5 text-text-muted">
            {followed.map((each: Instruction) => (
              <li key={`${each.scope} ${each.line}`} className="flex gap-2">
                <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
                {each.line}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      <Link asChild variant="accent" className="justify-self-start">
        <ScreenLink section="agentTimmy">{t(($) => $.crm.learned.change)}</ScreenLink>
      </Link>
    </div>
  );
}
