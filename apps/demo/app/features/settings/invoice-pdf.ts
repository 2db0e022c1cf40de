import { PDFDocument, rgb, StandardFonts } from "@cantoo/pdf-lib";
import { brand } from "@voxlog/product";

/** An invoice's texts, written out in the reader's language. */
type InvoiceTexts = {
  title: string;
  /** Says that nothing has to be paid. */
  sample: string;
  date: string;
  /** What was bought. */
  line: string;
  /** What it comes to, with the sum last. */
  amounts: readonly (readonly [string, string])[];
  paid: string;
  language: string;
};

const MARGIN = 56;
const RIGHT = 595 - MARGIN;

/** Writes an invoice on a page of A4. Its fonts are those every reader of PDFs has, which know the euro and accents. */
export async function writeInvoice(texts: InvoiceTexts): Promise<Blob> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(`${brand.name} ${texts.title}`);
  pdf.setLanguage(texts.language);
  const page = pdf.addPage([595, 842]);
  const plain = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  const color = rgb(0.35, 0.33, 0.4);
  const { company } = brand;

  page.drawText(brand.name, { x: MARGIN, y: 770, size: 24, font: bold, color: rgb(0.43, 0.16, 0.85) });
  const sender = [
    company.legalName,
    company.address.street,
    `${company.address.postalCode} ${company.address.city}`,
    company.vatNumber,
  ];
  for (const [index, text] of sender.entries())
    page.drawText(text, { x: MARGIN, y: 740 - 15 * index, size: 10, font: plain, color });
  page.drawText(texts.title, { x: MARGIN, y: 640, size: 18, font: bold });
  page.drawText(`${texts.date} · ${texts.paid}`, { x: MARGIN, y: 618, size: 11, font: plain, color });
  page.drawText(texts.line, { x: MARGIN, y: 570, size: 11, font: plain });

  for (const [index, [name, amount]] of texts.amounts.entries()) {
    const font = index === texts.amounts.length - 1 ? bold : plain;
    const y = 530 - 24 * index;
    // A narrow no-break space, which numbers are written with in some languages, is not in these fonts.
    const written = amount.replaceAll("\u202F", " ");
    page.drawLine({
      start: { x: MARGIN, y: y + 16 },
      end: { x: RIGHT, y: y + 16 },
      thickness: 0.5,
      color: rgb(0.8, 0.8, 0.85),
    });
    page.drawText(name, { x: MARGIN, y, size: 11, font });
    page.drawText(written, { x: RIGHT - font.widthOfTextAtSize(written, 11), y, size: 11, font });
  }
  page.drawText(texts.sample, { x: MARGIN, y: 400, size: 10, font: plain, color });
  return new Blob([new Uint8Array(await pdf.save())], { type: "application/pdf" });
}
