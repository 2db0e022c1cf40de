import { Disclosure } from "@voxlog/ui/disclosure";

export default function Shoes() {
  return (
    <main>
      <h1>Shoes</h1>
      <Disclosure variant="line" summary={<h2>Which sizes?</h2>}>
        36 to 47.
      </Disclosure>
    </main>
  );
}
