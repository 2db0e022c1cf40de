import { type SubmitEvent, useState } from "react";
import { flushSync } from "react-dom";
import { AlertDialog } from "../src/alert-dialog/alert-dialog.tsx";
import { Avatar } from "../src/avatar/avatar.tsx";
import { Badge } from "../src/badge/badge.tsx";
import { Button } from "../src/button/button.tsx";
import { Card } from "../src/card/card.tsx";
import { Dialog } from "../src/dialog/dialog.tsx";
import { Drawer } from "../src/drawer/drawer.tsx";
import { EmptyState } from "../src/empty-state/empty-state.tsx";
import { Heading } from "../src/heading/heading.tsx";
import { Link } from "../src/link/link.tsx";
import { PageHeader } from "../src/page-header/page-header.tsx";
import { Pagination } from "../src/pagination/pagination.tsx";
import { Plot, PlotLine } from "../src/plot/plot.tsx";
import { SelectField } from "../src/select-field/select-field.tsx";
import { StatCard } from "../src/stat-card/stat-card.tsx";
import { Switch } from "../src/switch/switch.tsx";
import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow } from "../src/table/table.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../src/tabs/tabs.tsx";
import { TextField } from "../src/text-field/text-field.tsx";
import { TextsProvider } from "../src/texts/texts.tsx";
import { ToastProvider, useToast } from "../src/toast/toast.tsx";

/** A screen of an app. In yours, components come from `@voxlog/ui/button` and so on. */
export function Dashboard() {
  return (
    <TextsProvider texts={{ close: "Close", notifications: "Notifications" }}>
      <ToastProvider>
        <Bar />
        <main className="mx-auto grid max-w-page grid-cols-1 gap-8 px-gutter py-8">
          <PageHeader title="Orders" text="Everything your customers ordered." action={<NewOrder />} />
          <dl className="grid gap-4 sm:grid-cols-3">
            <StatCard label="Orders this week" value="63" note="15 more than last week" />
            <StatCard label="Ready for delivery" value="12" />
            <StatCard label="Returned" value="2%" />
          </dl>
          <Tabs defaultValue="orders">
            <TabList label="Parts of the dashboard">
              <Tab value="orders">Orders</Tab>
              <Tab value="trend">Trend</Tab>
              <Tab value="settings">Settings</Tab>
            </TabList>
            <TabPanel value="orders">
              <Orders />
            </TabPanel>
            <TabPanel value="trend">
              <Trend />
            </TabPanel>
            <TabPanel value="settings">
              <Settings />
            </TabPanel>
          </Tabs>
        </main>
      </ToastProvider>
    </TextsProvider>
  );
}

function Bar() {
  const links = ["Orders", "Customers", "Products"].map((name) => (
    <Link key={name} href={`#${name.toLowerCase()}`} variant="standalone">
      {name}
    </Link>
  ));
  return (
    <header className="border-b">
      <div className="mx-auto flex h-bar max-w-page items-center gap-6 px-gutter">
        <Drawer
          label="Menu"
          trigger={
            <Button variant="secondary" size="sm" className="sm:hidden">
              Menu
            </Button>
          }
        >
          <nav className="grid">{links}</nav>
        </Drawer>
        <nav aria-label="Main" className="hidden gap-6 sm:flex">
          {links}
        </nav>
        <Avatar tone="brand" className="ms-auto">
          AL
        </Avatar>
      </div>
    </header>
  );
}

function NewOrder() {
  const [isOpen, setOpen] = useState(false);
  const [error, setError] = useState<string>();
  const showToast = useToast();

  function save(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const customer = event.currentTarget.elements.namedItem("customer") as HTMLInputElement;
    if (customer.value) {
      setOpen(false);
      showToast(`Order of ${customer.value} saved`);
    } else {
      flushSync(() => setError("Enter the customer's name."));
      customer.focus();
    }
  }
  return (
    <Dialog open={isOpen} onOpenChange={setOpen} title="New order" trigger={<Button>New order</Button>}>
      <form noValidate onSubmit={save} className="grid gap-5">
        <TextField label="Customer" name="customer" required error={error} />
        <SelectField label="Delivery" name="delivery">
          <option>Standard</option>
          <option>Express</option>
        </SelectField>
        <Button type="submit">Save order</Button>
      </form>
    </Dialog>
  );
}

const orders = [
  { customer: "Klaver Logistics", amount: "€ 1,240", status: "Delivered", tone: "success" },
  { customer: "Bos and Sons", amount: "€ 310", status: "Sent", tone: "info" },
  { customer: "Van Dijk", amount: "€ 95", status: "Returned", tone: "danger" },
] as const;

function Orders() {
  const [shown, setShown] = useState<readonly (typeof orders)[number][]>(orders);
  const showToast = useToast();
  if (shown.length === 0)
    return (
      <EmptyState
        action={
          <Button variant="secondary" onClick={() => setShown(orders)}>
            Restore all
          </Button>
        }
      >
        You deleted all orders.
      </EmptyState>
    );
  return (
    <div className="grid grid-cols-1 gap-4">
      <Table label="Orders" variant="framed">
        <TableHead>
          <TableColumn>Customer</TableColumn>
          <TableColumn align="end">Amount</TableColumn>
          <TableColumn>Status</TableColumn>
          <TableColumn align="end">
            <span className="sr-only">Actions</span>
          </TableColumn>
        </TableHead>
        <TableBody>
          {shown.map((order) => (
            <TableRow key={order.customer}>
              <TableCell isRowHeader>{order.customer}</TableCell>
              <TableCell align="end" className="tabular-nums">
                {order.amount}
              </TableCell>
              <TableCell>
                <Badge tone={order.tone}>{order.status}</Badge>
              </TableCell>
              <TableCell align="end">
                <AlertDialog
                  title={`Delete the order of ${order.customer}?`}
                  confirmLabel="Delete"
                  cancelLabel="Cancel"
                  onConfirm={() => {
                    setShown(shown.filter((each) => each !== order));
                    showToast("Order deleted", { action: { label: "Undo", onClick: () => setShown(shown) } });
                  }}
                  trigger={
                    <Button size="sm" variant="ghost" aria-label={`Delete the order of ${order.customer}`}>
                      Delete
                    </Button>
                  }
                />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Pagination
        label="Pages of orders"
        page={1}
        count={4}
        hrefOf={(page) => `#page-${page}`}
        pageLabel={(page) => `Page ${page}`}
        previousLabel="Previous page"
        nextLabel="Next page"
      />
    </div>
  );
}

const weeks = [41, 38, 52, 47, 48, 63];

function Trend() {
  return (
    <Card>
      <Heading level={2}>Orders per week</Heading>
      <Plot
        title="Orders per week"
        axis={{ ticks: [0, 40, 80], position: (value) => 100 - value / 0.8 }}
        format={String}
        columns={weeks.map((orders, index) => `Week ${index + 1}: ${orders}`)}
        ends={["Week 1", "Week 6"]}
      >
        <PlotLine
          dotted
          points={weeks.map((orders, index) => `${(index + 0.5) / 0.06} ${100 - orders / 0.8}`)}
        />
      </Plot>
    </Card>
  );
}

function Settings() {
  return (
    <Card className="grid max-w-prose gap-4">
      <Heading level={2}>Notifications</Heading>
      <Switch label="New orders" hint="An email for each order." defaultChecked />
      <Switch label="Returns" />
    </Card>
  );
}
