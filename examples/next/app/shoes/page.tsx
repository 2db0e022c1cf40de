import { Accordion } from "@voxlog/ui/accordion";

export default function Shoes() {
  return (
    <main>
      <h1>Shoes</h1>
      <Accordion heading="h2" items={[{ value: "sizes", title: "Which sizes?", content: "36 to 47." }]} />
    </main>
  );
}
