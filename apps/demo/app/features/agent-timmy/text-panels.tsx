import { useSettled } from "@voxlog/browser/settled";
import { useStore } from "@voxlog/browser/store";
import {
  decisiveScope,
  type InstructionsScope,
  instructionsOrder,
  sampleInstructions,
} from "@voxlog/demo-data/instructions";
import { sampleJargon } from "@voxlog/demo-data/jargon";
import { type Text, textIn } from "@voxlog/demo-data/text";
import { readInstructions } from "@voxlog/notes/instructions";
import { brand } from "@voxlog/product";
import { useLanguage } from "@voxlog/texts";
import { Badge } from "@voxlog/ui/badge";
import { Tab, TabList, TabPanel, Tabs } from "@voxlog/ui/tabs";
import type { TextAreaProps } from "@voxlog/ui/text-area";
import { ShieldCheck } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { SectionCard } from "../../components/section-card.tsx";
import { Steps } from "../../components/steps.tsx";
import { useTabInAddress } from "../../components/use-tab-in-address.ts";
import { viewedRole } from "../../edits/account-edits.ts";
import { LongText } from "../../edits/long-text.tsx";
import { SaveForm, useSave } from "../../edits/save-form.tsx";
import { type SavedText, savedInstructions, savedJargon } from "../../edits/text-edits.ts";
import { UnfollowedInstructions } from "../../edits/unfollowed-instructions.tsx";

const scopes = ["personal", "team"] as const satisfies readonly InstructionsScope[];

/** The visitor's and the team's instructions for the agent. */
export function InstructionsPanel() {
  const { t } = useTranslation("demo");
  const [scope, show] = useTabInAddress(scopes, "scope");
  const isMember = useStore(viewedRole) === "Member";
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[1.8fr_1fr]">
      <SectionCard title={t(($) => $.agentTimmy.tabs.instructions)}>
        <Tabs variant="segmented" value={scope} onValueChange={show}>
          <TabList label={t(($) => $.agentTimmy.instructions.scope)}>
            {scopes.map((each) => (
              <Tab key={each} value={each}>
                {t(($) => $.agentTimmy.instructions.scopes[each])}
              </Tab>
            ))}
          </TabList>
          {scopes.map((each) => (
            <TabPanel key={each} value={each}>
              <TextForm
                text={savedInstructions[each]}
                sample={sampleInstructions[each]}
                label={t(($) => $.agentTimmy.instructions.labels[each])}
                hint={
                  each === "team" && isMember
                    ? t(($) => $.agentTimmy.instructions.membersRead)
                    : t(($) => $.agentTimmy.instructions.hints[each])
                }
                readOnly={each === "team" && isMember}
                tall
                below={(draft) => <Unfollowed scope={each} text={draft} />}
              />
            </TabPanel>
          ))}
        </Tabs>
      </SectionCard>
      <InstructionsOrder />
    </div>
  );
}

/** Names the instructions that the agent can't follow, once the visitor pauses. */
function Unfollowed({ scope, text }: { scope: InstructionsScope; text: string }) {
  const settled = useSettled(text);
  const { instructions } = useMemo(() => readInstructions([[scope, settled]]), [scope, settled]);
  return <UnfollowedInstructions instructions={instructions} />;
}

/** Explains the order of the instructions, and which win conflicts. */
function InstructionsOrder() {
  const { t } = useTranslation("demo");
  return (
    <SectionCard title={t(($) => $.agentTimmy.instructions.order, { agent: brand.agent })}>
      <Steps
        steps={instructionsOrder.map((scope) => ({
          title: t(($) => $.agentTimmy.instructions.scopes[scope]),
          text: t(($) => $.agentTimmy.instructions.orderText[scope]),
          note: scope === decisiveScope && (
            <Badge
              tone="accent"
              icon={<ShieldCheck aria-hidden="true" />}
              className="mt-1.5 justify-self-start"
            >
              {t(($) => $.agentTimmy.instructions.wins)}
            </Badge>
          ),
        }))}
      />
    </SectionCard>
  );
}

/** The industry's jargon with explanations. */
export function JargonPanel() {
  const { t } = useTranslation("demo");
  return (
    <SectionCard title={t(($) => $.agentTimmy.tabs.jargon)}>
      <TextForm
        text={savedJargon}
        sample={sampleJargon}
        label={t(($) => $.agentTimmy.jargon.label)}
        hint={t(($) => $.agentTimmy.jargon.hint)}
        rows={20}
      />
    </SectionCard>
  );
}

/** A text to edit and save. Other props are passed to the text area. */
function TextForm({
  text,
  sample,
  below,
  ...props
}: Pick<TextAreaProps, "label" | "hint" | "tall" | "rows" | "readOnly"> & {
  text: SavedText;
  /** Text until another one is saved. */
  sample: Text;
  /** Shown for the current value, below the button: it appears during a pause and would move it under a click. */
  below?: (draft: string) => ReactNode;
}) {
  const language = useLanguage();
  const shownSample = textIn(sample, language);
  const saved = useStore(text) ?? shownSample;
  // Undefined until something is typed, since the sample follows the language.
  const typed = useStore(text.draft);
  const { saving, save } = useSave();
  const draft = typed ?? saved;
  function commit(): void {
    text.set(draft === shownSample ? null : draft);
    if (text.draft.get() === draft) text.draft.set(undefined); // Keeps what was typed during the save.
  }
  if (props.readOnly) return <LongText {...props} value={saved} />;
  return (
    <div className="grid grid-cols-1 gap-5">
      <SaveForm saving={saving} onSave={() => save(commit)}>
        <LongText
          {...props}
          value={draft}
          onChange={({ target }) => text.draft.set(target.value === saved ? undefined : target.value)}
        />
      </SaveForm>
      {below?.(draft)}
    </div>
  );
}
