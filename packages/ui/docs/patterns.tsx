import { type SubmitEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Alert } from "../src/alert/alert.tsx";
import { AlertDialog } from "../src/alert-dialog/alert-dialog.tsx";
import { Badge } from "../src/badge/badge.tsx";
import { Button } from "../src/button/button.tsx";
import { Card } from "../src/card/card.tsx";
import { Checkbox } from "../src/checkbox/checkbox.tsx";
import { EmptyState } from "../src/empty-state/empty-state.tsx";
import { Heading } from "../src/heading/heading.tsx";
import { Link } from "../src/link/link.tsx";
import { PageHeader } from "../src/page-header/page-header.tsx";
import { Pagination } from "../src/pagination/pagination.tsx";
import { SelectField } from "../src/select-field/select-field.tsx";
import { Skeleton } from "../src/skeleton/skeleton.tsx";
import { Switch } from "../src/switch/switch.tsx";
import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow } from "../src/table/table.tsx";
import { TextField } from "../src/text-field/text-field.tsx";

const crms = ["Salesforce", "HubSpot", "Pipedrive", "Dynamics 365", "Zoho", "SuperOffice"];

export function FormPattern() {
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const errorOf = (name: string, text: string) => (missing.includes(name) ? text : undefined);

  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const empty = ["email", "crm", "terms"].filter((name) => !data.get(name));
    flushSync(() => setMissing(empty));
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }
  return (
    <form ref={form} noValidate onSubmit={send} className="grid max-w-100 gap-5">
      <TextField
        label="Work email"
        name="email"
        type="email"
        autoComplete="email"
        required
        error={errorOf("email", "Enter your work email address.")}
      />
      <SelectField
        label="Your CRM"
        name="crm"
        required
        error={errorOf("crm", "Choose the CRM that you work in.")}
      >
        <option value="">Choose a CRM</option>
        {crms.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <Checkbox
        label={
          <>
            I agree to the <Link href="#terms">terms</Link>
          </>
        }
        name="terms"
        required
        error={errorOf("terms", "We need your agreement to begin.")}
      />
      <Button type="submit">Request a demo</Button>
    </form>
  );
}

const rows = [
  { client: "Klaver Logistics", status: "Synced", tone: "success" },
  { client: "Bos and Sons", status: "Processing", tone: "info" },
  { client: "Van Dijk", status: "Failed", tone: "danger" },
] as const;

export function ListPattern() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const toggle = (client: string) =>
    setChosen(chosen.includes(client) ? chosen.filter((each) => each !== client) : [...chosen, client]);
  const hasAll = chosen.length === rows.length;
  return (
    <div className="grid grid-cols-1 gap-4">
      <PageHeader
        title="Recordings"
        text="All conversations of your team."
        action={<Button>Record</Button>}
      />
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <Checkbox
          label={chosen.length === 0 ? "Choose all" : `${chosen.length} of ${rows.length} chosen`}
          checked={hasAll}
          indeterminate={chosen.length > 0 && !hasAll}
          onChange={() => setChosen(hasAll ? [] : rows.map(({ client }) => client))}
        />
        {chosen.length > 0 && (
          <Button size="sm" variant="secondary">
            Export
          </Button>
        )}
      </div>
      <Table label="Recordings" variant="framed">
        <TableHead>
          <TableColumn>
            <span className="sr-only">Chosen</span>
          </TableColumn>
          <TableColumn>Client</TableColumn>
          <TableColumn>Status</TableColumn>
          <TableColumn align="end">
            <span className="sr-only">Actions</span>
          </TableColumn>
        </TableHead>
        <TableBody>
          {rows.map(({ client, status, tone }) => (
            <TableRow key={client}>
              <TableCell>
                <Checkbox
                  label={`Choose ${client}`}
                  hidesLabel
                  checked={chosen.includes(client)}
                  onChange={() => toggle(client)}
                />
              </TableCell>
              <TableCell isRowHeader>{client}</TableCell>
              <TableCell>
                <Badge tone={tone}>{status}</Badge>
              </TableCell>
              <TableCell align="end">
                <Button size="sm" variant="ghost" aria-label={`Delete ${client}`}>
                  Delete
                </Button>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Pagination
        label="Pages of recordings"
        page={1}
        count={4}
        hrefOf={() => "#recordings"}
        pageLabel={(page) => `Page ${page}`}
        previousLabel="Previous page"
        nextLabel="Next page"
      />
    </div>
  );
}

export function SettingsPattern() {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <Card className="grid max-w-prose gap-4">
      <Heading level={3}>Recordings</Heading>
      <Switch label="Share with the team" hint="Everybody in your team sees them." defaultChecked />
      <Button variant="secondary" className="justify-self-start text-danger" onClick={() => setAsking(true)}>
        Delete all recordings
      </Button>
      <AlertDialog
        open={isAsking}
        title="Delete all recordings?"
        description="They cannot be brought back."
        confirmLabel="Delete"
        cancelLabel="Keep"
        closeLabel="Close"
        onConfirm={close}
        onOpenChange={setAsking}
      />
    </Card>
  );
}

export function WaitingPattern() {
  return (
    <Card className="grid max-w-prose gap-4">
      <Heading level={3}>Summary</Heading>
      <Skeleton label="The summary is being written" lines={4} />
    </Card>
  );
}

export function MissingPattern() {
  return (
    <EmptyState action={<Button variant="secondary">Clear filters</Button>}>
      No recording fits these filters.
    </EmptyState>
  );
}

export function FailedPattern() {
  return (
    <div className="grid max-w-prose justify-items-start gap-3">
      <Alert tone="danger" className="w-full">
        The recordings could not be fetched. Nothing is lost; try again in a moment.
      </Alert>
      <Button size="sm" variant="secondary">
        Try again
      </Button>
    </div>
  );
}
