import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import onest from "../src/typeface/onest.woff2?url";

test("a space before V and W is as wide as a no-break space", async () => {
  document.fonts.add(await new FontFace("Published Onest", `url(${onest})`).load());
  const widthOf = async (text: string) => {
    const style = { font: '100px "Published Onest"', whiteSpace: "nowrap" };
    const { container } = await render(<span style={style}>{text}</span>);
    return container.querySelector("span")?.offsetWidth;
  };
  for (const name of ["Voxlog", "WhatsApp"])
    expect(await widthOf(`what ${name}`)).toBe(await widthOf(`what\u00a0${name}`));
});
