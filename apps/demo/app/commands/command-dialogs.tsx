import { useStore } from "@voxlog/browser/store";
import { textIn } from "@voxlog/demo-data/text";
import { useLanguage } from "@voxlog/i18n";
import { Dialog } from "@voxlog/ui/dialog";
import { Switch } from "@voxlog/ui/switch";
import { Command } from "cmdk";
import { AudioLines, Keyboard, ListFilter, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useSectionName } from "../components/screen.tsx";
import { OPENED_HERE, recordingHref } from "../recordings/use-open-recording.ts";
import { useRecordings } from "../recordings/use-recordings.ts";
import { views } from "../recordings/views.ts";
import { menuScreens, pathOf } from "../screens.ts";
import { commandKeys, singleKeys } from "./shortcuts.ts";

type DialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Everything there is to go to, found by a few letters. */
export function CommandPalette({
  open,
  onOpenChange,
  onShortcuts,
}: DialogProps & { onShortcuts: () => void }) {
  const { t } = useTranslation(["demo", "common"]);
  const navigate = useNavigate();
  const language = useLanguage();
  const sectionName = useSectionName();
  const recordings = useRecordings();
  const title = t(($) => $.commands.title);
  const go = (to: string, state?: unknown) => {
    onOpenChange(false);
    void navigate(to, { state });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      closeLabel={t(($) => $.close, { ns: "common" })}
      width="wide"
      className="sm:mt-24"
    >
      <Command label={title} loop className="grid grid-cols-1 gap-3">
        <Command.Input
          placeholder={t(($) => $.commands.placeholder)}
          className="h-11 w-full rounded-md border border-border-strong bg-control px-4"
        />
        <Command.List
          label={title}
          className="-mx-2 max-h-[min(--spacing(96),50dvh)] overflow-y-auto overscroll-contain"
        >
          <Command.Empty className="px-3 py-6 text-center text-text-muted">
            {t(($) => $.commands.nothing)}
          </Command.Empty>
          <Group heading={t(($) => $.commands.screens)}>
            {menuScreens.map(({ section, path, icon }) => (
              <Entry key={section} icon={icon} onSelect={() => go(path)}>
                {sectionName(section)}
              </Entry>
            ))}
          </Group>
          <Group heading={t(($) => $.sections.recordings)}>
            {recordings.map(({ id, client, contact, title }) => (
              <Entry
                key={id}
                icon={AudioLines}
                keywords={[contact]}
                onSelect={() => go(recordingHref(id), OPENED_HERE)}
              >
                {client} <span className="text-text-muted">{textIn(title, language)}</span>
              </Entry>
            ))}
          </Group>
          <Group heading={t(($) => $.views.label)}>
            {views.map(({ key, query }) => (
              <Entry key={key} icon={ListFilter} onSelect={() => go(`${pathOf("recordings")}?${query}`)}>
                {t(($) => $.views[key])}
              </Entry>
            ))}
          </Group>
          <Group heading={t(($) => $.commands.help)}>
            <Entry icon={Keyboard} onSelect={onShortcuts}>
              {t(($) => $.commands.shortcuts)}
            </Entry>
          </Group>
        </Command.List>
      </Command>
    </Dialog>
  );
}

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Command.Group
      heading={heading}
      className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-sm [&_[cmdk-group-heading]]:text-text-muted"
    >
      {children}
    </Command.Group>
  );
}

/** One thing to go to. It is found by what it shows, and by its keywords. */
function Entry({
  icon: Icon,
  keywords = [],
  onSelect,
  children,
}: {
  icon: LucideIcon;
  keywords?: string[];
  onSelect: () => void;
  children: ReactNode;
}) {
  return (
    <Command.Item
      keywords={keywords}
      onSelect={onSelect}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-2 aria-selected:bg-accent-soft aria-selected:text-accent-text forced-colors:aria-selected:outline-2"
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
      <span className="min-w-0">{children}</span>
    </Command.Item>
  );
}

/** The keys, and whether those without Ctrl or ⌘ do something. */
export function ShortcutsDialog({ open, onOpenChange }: DialogProps) {
  const { t } = useTranslation(["demo", "common"]);
  const isOn = useStore(singleKeys);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(($) => $.commands.shortcuts)}
      closeLabel={t(($) => $.close, { ns: "common" })}
    >
      <dl className="mb-5 divide-y rounded-lg border">
        {commandKeys.map(({ command, key }) => (
          <Shortcut key={command} name={t(($) => $.commands.names[command])}>
            {command === "palette" && (
              <>
                <Key>Ctrl K</Key> <Key>⌘ K</Key>{" "}
              </>
            )}
            <Key>{key}</Key>
          </Shortcut>
        ))}
        <Shortcut name={t(($) => $.commands.names.neighbours)}>
          <Key>←</Key> <Key>→</Key>
        </Shortcut>
        <Shortcut name={t(($) => $.commands.names.close)}>
          <Key>Esc</Key>
        </Shortcut>
      </dl>
      <Switch
        label={t(($) => $.commands.single)}
        hint={t(($) => $.commands.singleHint)}
        checked={isOn}
        onChange={({ target }) => singleKeys.set(target.checked)}
      />
    </Dialog>
  );
}

function Shortcut({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-block min-w-7 rounded-sm border border-border-strong bg-surface-tile px-1.5 py-0.5 text-center font-mono text-sm">
      {children}
    </kbd>
  );
}
