import { createLazy } from "@voxlog/browser/lazy";
import { prefetchOnIntent } from "@voxlog/browser/prefetch";
import { useStore } from "@voxlog/browser/store";
import { type Invoice, invoices, subscription, vatPercent } from "@voxlog/demo-data/account";
import { licenses } from "@voxlog/demo-data/team";
import { currency, type Plan, type Price, plans, yearlyCommitmentMonths } from "@voxlog/product";
import { formatDate, formatNumber, formatPrice, useLanguage } from "@voxlog/texts";
import { Badge } from "@voxlog/ui/badge";
import { Button } from "@voxlog/ui/button";
import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow } from "@voxlog/ui/table";
import { useToast } from "@voxlog/ui/toast";
import { Check, Eye, FileDown } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useUnavailableToast } from "../../components/failure.tsx";
import { SectionCard } from "../../components/section-card.tsx";
import { viewedRole } from "../../edits/account-edits.ts";

/** What the sample team pays: real prices for sample licenses. Members see who manages billing. */
export function BillingPanel() {
  const { t } = useTranslation("demo");
  if (useStore(viewedRole) === "Member") return <NotYours />;
  const sample = <Badge tone="warning">{t(($) => $.settings.billing.sample)}</Badge>;
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <SectionCard title={t(($) => $.settings.billing.title)} aside={sample}>
        <PlanSummary />
      </SectionCard>
      <SectionCard title={t(($) => $.settings.billing.invoices)} aside={sample}>
        <InvoiceTable />
        <p className="text-sm text-text-muted">{t(($) => $.settings.billing.sampleNote)}</p>
      </SectionCard>
    </div>
  );
}

/** What a member sees in place of plan and invoices, with the way to the view that has them. */
function NotYours() {
  const { t } = useTranslation("demo");
  return (
    <SectionCard title={t(($) => $.settings.billing.notYours)}>
      <p className="max-w-prose text-text-muted">{t(($) => $.settings.billing.notYoursText)}</p>
      <Button
        variant="secondary"
        className="justify-self-start max-sm:w-full"
        onClick={({ currentTarget }) => {
          // The button goes; what takes its place is in the same panel.
          currentTarget.closest<HTMLElement>("[role=tabpanel]")?.focus();
          viewedRole.set("Admin");
        }}
      >
        <Eye aria-hidden="true" className="size-5" />
        {t(($) => $.settings.billing.viewAsAdmin)}
      </Button>
    </SectionCard>
  );
}

/** The plan, its price, and what it comes to. */
function PlanSummary() {
  const { t } = useTranslation("demo");
  const language = useLanguage();
  const { name, perUser, perMonth } = currentPlan();
  return (
    <>
      <div>
        <p className="text-lg font-semibold">{name}</p>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
          <span className="text-display-sm font-semibold">{formatPrice(language, perUser, currency)}</span>
          <span className="text-text-muted">{t(($) => $.settings.billing.perUser)}</span>
        </p>
        <p className="mt-1 text-sm text-text-muted">
          {t(($) => $.settings.billing.yearly, { months: yearlyCommitmentMonths })}
        </p>
      </div>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-3 border-t pt-5 tabular-nums">
        <dt className="text-text-muted">{t(($) => $.settings.billing.licenses)}</dt>
        <dd className="text-end font-medium">{formatNumber(language, licenses.total)}</dd>
        <dt className="text-text-muted">{t(($) => $.settings.billing.total)}</dt>
        <dd className="text-end font-medium">{formatPrice(language, perMonth, currency)}</dd>
      </dl>
    </>
  );
}

/** The sample invoices; on phones the date is below the number. */
function InvoiceTable() {
  const { t } = useTranslation("demo");
  const language = useLanguage();
  const amount = formatPrice(language, currentPlan().perMonth, currency);
  return (
    <Table
      label={t(($) => $.settings.billing.invoices)}
      look="framed"
      cards="medium"
      className="text-sm tabular-nums"
    >
      <TableHead>
        <TableColumn>{t(($) => $.settings.billing.number)}</TableColumn>
        <TableColumn className="max-sm:hidden">{t(($) => $.settings.billing.date)}</TableColumn>
        <TableColumn align="end">{t(($) => $.settings.billing.amount)}</TableColumn>
        <TableColumn>{t(($) => $.settings.billing.status)}</TableColumn>
      </TableHead>
      <TableBody>
        {invoices.map(({ number, date }) => {
          const day = formatDate(language, new Date(date), { dateStyle: "medium", timeZone: "UTC" });
          return (
            <TableRow key={number} className="cards:items-center">
              <TableCell isRowHeader className="xs:whitespace-nowrap">
                <InvoiceLink invoice={{ number, date }} />
                <span className="block font-normal text-text-muted sm:hidden">{day}</span>
              </TableCell>
              <TableCell className="max-sm:hidden">{day}</TableCell>
              <TableCell align="end">{amount}</TableCell>
              <TableCell>
                <Badge tone="success" icon={<Check aria-hidden="true" />}>
                  {t(($) => $.settings.billing.paid)}
                </Badge>
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}

/** Creates the invoice on request and downloads it. */
function InvoiceLink({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation("demo");
  const language = useLanguage();
  const toast = useToast();
  const reportUnavailable = useUnavailableToast();
  const [isPending, setIsPending] = useState(false);
  async function download(): Promise<void> {
    setIsPending(true);
    const { name, perUser, perMonth } = currentPlan();
    const day = (date: Date) => formatDate(language, date, { dateStyle: "long", timeZone: "UTC" });
    const vat = (perMonth * vatPercent) / 100;
    const file = `voxlog-${invoice.number}.pdf`;
    try {
      const { writeInvoice } = await invoiceWriter.load();
      const pdf = await writeInvoice({
        title: t(($) => $.settings.billing.pdf.title, { number: invoice.number }),
        sample: t(($) => $.settings.billing.sampleNote),
        date: day(new Date(invoice.date)),
        line: t(($) => $.settings.billing.pdf.line, {
          plan: name,
          count: licenses.total,
          price: formatPrice(language, perUser, currency),
        }),
        amounts: [
          [t(($) => $.settings.billing.total), formatPrice(language, perMonth, currency)],
          [
            t(($) => $.settings.billing.pdf.vat, { percent: vatPercent }),
            formatPrice(language, vat, currency),
          ],
          [t(($) => $.settings.billing.pdf.sum), formatPrice(language, perMonth + vat, currency)],
        ],
        paid: t(($) => $.settings.billing.paid),
        language,
      });
      saveFile(pdf, file);
      toast(t(($) => $.edits.exported, { file }));
    } catch {
      reportUnavailable();
    } finally {
      setIsPending(false);
    }
  }
  return (
    <Button
      size="sm"
      variant="ghost"
      className="-ms-3 whitespace-nowrap text-accent-text"
      pending={isPending}
      aria-label={t(($) => $.settings.billing.pdf.download, { number: invoice.number })}
      {...prefetchOnIntent(invoiceWriter.prefetch)}
      onClick={download}
    >
      <FileDown aria-hidden="true" className="size-4 shrink-0 xs:max-sm:hidden" />
      {invoice.number}
    </Button>
  );
}

const invoiceWriter = createLazy(() => import("./invoice-pdf.ts"));

function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000); // The browser reads it after the click.
}

type PricedPlan = Plan & { price: Price };

/**
 * The sample team's plan at the price of the price list, in whole euros.
 *
 * @throws Error when the price list has no price for it.
 */
function currentPlan(): { name: string; perUser: number; perMonth: number } {
  const plan = plans.find(
    (one): one is PricedPlan => one.id === subscription.plan && one.price !== undefined,
  );
  if (!plan) throw new Error(`The price list has no price for the sample team's plan, ${subscription.plan}.`);
  const perUser = plan.price[subscription.billing];
  return { name: plan.name, perUser, perMonth: perUser * licenses.total };
}
