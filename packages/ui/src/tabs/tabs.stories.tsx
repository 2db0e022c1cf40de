import type { Meta, StoryObj } from "@storybook/react-vite";
import { Tab, TabList, TabPanel, Tabs } from "./tabs.tsx";

const meta = {
  title: "Tabs",
  component: Tabs,
  subcomponents: { TabList, Tab, TabPanel },
  args: {
    defaultValue: "summary",
    children: [
      <TabList key="list" label="Recordings">
        <Tab value="summary">Summary</Tab>
        <Tab value="transcript">Transcript</Tab>
        <Tab value="tasks">Tasks</Tab>
      </TabList>,
      <TabPanel key="summary" value="summary">
        What was agreed, in five lines.
      </TabPanel>,
      <TabPanel key="transcript" value="transcript">
        Every word, with the speaker.
      </TabPanel>,
      <TabPanel key="tasks" value="tasks">
        What has to be done, and by whom.
      </TabPanel>,
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The parts of a screen. Arrow keys move focus, and Enter selects. */
export const Line: Story = {};

/** A choice within a part. */
export const Segmented: Story = { args: { variant: "segmented" } };

/** Tabs that don't fit wrap to a second line. */
export const Narrow: Story = {
  args: { defaultValue: "tasks" },
  decorators: [
    (Story) => (
      <div className="w-44">
        <Story />
      </div>
    ),
  ],
};
