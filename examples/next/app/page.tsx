import { formatPrice } from "@voxlog/i18n";
import { Alert } from "@voxlog/ui/alert";
import { Badge } from "@voxlog/ui/badge";
import { Button } from "@voxlog/ui/button";
import { Card } from "@voxlog/ui/card";
import { LanguageSwitch } from "@voxlog/ui/language-switch";
import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow } from "@voxlog/ui/table";
import Link from "next/link";
import { Order, SchemeToggle, Translated } from "./in-the-browser";
import { loadTexts } from "./texts";

/** Rendered for each request. */
export const dynamic = "force-dynamic";

const languages = [
  { value: "en", label: "EN", name: "English", href: "/" },
  { value: "nl", label: "NL", name: "Nederlands", href: "/nl" },
];

export default async function Page() {
  return (
    <main>
      <LanguageSwitch label="Language" options={languages} value="en" />
      <Card>
        <Badge tone="success">New</Badge>
        <Alert tone="info">Delivered within a day.</Alert>
        <Button asChild>
          <Link href="/shoes">Shoes</Link>
        </Button>
      </Card>
      <Table label="Prices">
        <TableHead>
          <TableColumn>Price</TableColumn>
        </TableHead>
        <TableBody>
          <TableRow>
            <TableCell>{formatPrice("en", 1250, "EUR")}</TableCell>
          </TableRow>
        </TableBody>
      </Table>
      <Translated texts={await loadTexts("de")} />
      <Order />
      <SchemeToggle />
    </main>
  );
}
