import {
  AudioLines,
  Bot,
  LayoutDashboard,
  type LucideIcon,
  Mic,
  PhoneCall,
  Settings,
  Upload,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { type Section, screens } from "../screens.ts";
import { ScreenLink } from "../components/screen.tsx";
import { useSectionName } from "./section-name.ts";

const icons: Record<Section, LucideIcon> = {
  dashboard: LayoutDashboard,
  record: Mic,
  callTimmy: PhoneCall,
  upload: Upload,
  recordings: AudioLines,
  agentTimmy: Bot,
  settings: Settings,
};

/** The entries to all screens. */
export function Navigation({ onChoose }: { onChoose?: (() => void) | undefined }) {
  const { t } = useTranslation("demo");
  const sectionName = useSectionName();
  return (
    <nav aria-label={t(($) => $.layout.navigation)}>
      <ul className="grid gap-1">
        {screens.map(({ section }) => {
          const Icon = icons[section];
          return (
            <li key={section}>
              <ScreenLink
                section={section}
                onClick={onChoose}
                className="flex h-11 items-center gap-3 rounded-md px-3 font-medium text-text-muted transition-colors hover:bg-surface-hover hover:text-text aria-[current]:bg-accent-soft aria-[current]:text-accent-text"
              >
                <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
                {sectionName(section)}
              </ScreenLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
