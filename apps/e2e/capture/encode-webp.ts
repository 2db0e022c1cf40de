import type { Browser } from "@playwright/test";

const QUALITY = 0.8;

/** Scales a PNG to a width in pixels and encodes it as WebP. The browser does it, so no image library is needed. */
export async function encodeWebp(browser: Browser, png: Buffer, width: number): Promise<Buffer> {
  const page = await browser.newPage();
  const encoded = await page.evaluate(
    async ({ png, width, quality }) => {
      const source = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
      const height = Math.round((source.height * width) / source.width);
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext("2d");
      if (!context) throw new Error("The browser doesn't support canvas.");
      context.imageSmoothingQuality = "high";
      context.drawImage(source, 0, 0, width, height);
      const blob = await canvas.convertToBlob({ type: "image/webp", quality });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    },
    { png: png.toString("base64"), width, quality: QUALITY },
  );
  await page.close();
  return Buffer.from(encoded, "base64");
}
