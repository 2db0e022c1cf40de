import { useStore } from "@voxlog/browser/store";
import { textIn } from "@voxlog/demo-data/text";
import { useLanguage } from "@voxlog/texts";
import { Command, CommandGroup, CommandItem } from "@voxlog/ui/command";
import { Dialog } from "@voxlog/ui/dialog";
import { Switch } from "@voxlog/ui/switch";
import { AudioLines, Keyboard, ListFilter } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useSectionName } from "../components/screen.tsx";
import { OPENED_HERE, recordingHref } from "../recordings/use-open-recording.ts";
import { useRecordings } from "../recordings/use-recordings.ts";
import { views } from "../recordings/views.ts";
import { menuScreens, pathOf } from "../routing/screens.ts";
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
  const go = (to: string, state?: unknown) => {
    onOpenChange(false);
    void navigate(to, { state });
  };
  return (
    <Command
      open={open}
      onOpenChange={onOpenChange}
      title={t(($) => $.commands.title)}
      placeholder={t(($) => $.commands.placeholder)}
      empty={t(($) => $.commands.nothing)}
      closeLabel={t(($) => $.close, { ns: "common" })}
    >
      <CommandGroup label={t(($) => $.commands.screens)}>
        {menuScreens.map(({ section, path, icon: Icon }) => (
          <CommandItem key={section} icon={<Icon strokeWidth={1.75} />} onSelect={() => go(path)}>
            {sectionName(section)}
          </CommandItem>
        ))}
      </CommandGroup>
      <CommandGroup label={t(($) => $.sections.recordings)}>
        {recordings.map(({ id, client, contact, title }) => (
          <CommandItem
            key={id}
            icon={<AudioLines strokeWidth={1.75} />}
            keywords={[contact]}
            onSelect={() => go(recordingHref(id), OPENED_HERE)}
          >
            {client} <span className="text-text-muted">{textIn(title, language)}</span>
          </CommandItem>
        ))}
      </CommandGroup>
      <CommandGroup label={t(($) => $.views.label)}>
        {views.map(({ key, query }) => (
          <CommandItem
            key={key}
            icon={<ListFilter strokeWidth={1.75} />}
            onSelect={() => go(`${pathOf("recordings")}?${query}`)}
          >
            {t(($) => $.views[key])}
          </CommandItem>
        ))}
      </CommandGroup>
      <CommandGroup label={t(($) => $.commands.help)}>
        <CommandItem icon={<Keyboard strokeWidth={1.75} />} onSelect={onShortcuts}>
          {t(($) => $.commands.shortcuts)}
        </CommandItem>
      </CommandGroup>
    </Command>
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
        <Shortcut name={t(($) => $.commands.names.neighbors)}>
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
