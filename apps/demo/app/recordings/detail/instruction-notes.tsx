import { brand } from "@voxlog/product";
import { Link } from "@voxlog/ui/link";
import { CircleSlash } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ScreenLink } from "../../components/screen.tsx";
import { useInstructions } from "../notes/use-reading.ts";

/** Counts the instructions that shaped a result, and lists those that the agent can't follow here. */
export function InstructionNotes() {
  const { t } = useTranslation("demo");
  const { instructions } = useInstructions();
  const followed = instructions.filter(({ isFollowed }) => isFollowed).length;
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
      <p className="flex flex-wrap gap-x-2 text-text-muted">
        {followed > 0 && t(($) => $.own.instructions.followed, { count: followed })}
        <Link asChild variant="accent">
          <ScreenLink section="agentTimmy">{t(($) => $.crm.learned.change)}</ScreenLink>
        </Link>
      </p>
    </div>
  );
}
