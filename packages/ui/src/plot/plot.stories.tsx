import type { Meta, StoryObj } from "@storybook/react-vite";
import { Plot, PlotLine } from "./plot.tsx";

const values = [4, 7, 5, 9, 12, 11, 15];

const meta = {
  title: "Plot",
  component: Plot,
  subcomponents: { PlotLine },
  args: {
    title: "Conversations per week",
    axis: { ticks: [0, 5, 10, 15], position: (value) => 100 - (100 * value) / 15 },
    format: String,
    columns: values.map((value, index) => `Week ${index + 1}: ${value}`),
    ends: ["Week 1", "Week 7"],
  },
  // As in its props, which Storybook doesn't read.
  argTypes: {
    axis: { table: { type: { summary: "Axis" } } },
    columns: { table: { type: { summary: "readonly string[]" } } },
    ends: { table: { type: { summary: "readonly string[]" } } },
  },
} satisfies Meta<typeof Plot>;

export default meta;
type Story = StoryObj<typeof meta>;

const x = (index: number) => ((index + 0.5) * 100) / values.length;
const y = (value: number) => 100 - (100 * value) / 15;

export const Line: Story = {
  args: {
    children: <PlotLine points={values.map((value, index) => `${x(index)} ${y(value)}`)} dotted />,
  },
};

export const Bars: Story = {
  args: {
    children: values.map((value, index) => (
      <rect
        key={x(index)}
        x={x(index) - 5}
        y={y(value)}
        width={10}
        height={100 - y(value)}
        className="fill-accent"
      />
    )),
  },
};
