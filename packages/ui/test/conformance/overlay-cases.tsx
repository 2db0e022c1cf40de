import { AlertDialog } from "../../src/alert-dialog/alert-dialog.tsx";
import { Dialog } from "../../src/dialog/dialog.tsx";
import { Drawer } from "../../src/drawer/drawer.tsx";
import { TextsProvider } from "../../src/texts/texts.tsx";
import { ToastProvider } from "../../src/toast/toast.tsx";
import { Tooltip } from "../../src/tooltip/tooltip.tsx";
import { type Case, WORD } from "./kinds.ts";
import { ToastOnMount } from "./toast-on-mount.tsx";

const ignore = () => {};

/** Components that open over the page, in every variant. */
export const overlayCases: Case[] = [
  {
    entry: "alert-dialog",
    name: "An alert dialog",
    onServer: false,
    inServerComponents: false,
    element: (extra) => (
      <AlertDialog
        open
        title={WORD}
        description={WORD}
        confirmLabel={WORD}
        cancelLabel={WORD}
        closeLabel={WORD}
        onConfirm={ignore}
        onOpenChange={ignore}
        {...extra}
      />
    ),
  },
  {
    entry: "dialog",
    name: "A dialog",
    onServer: false,
    element: (extra) => (
      <Dialog defaultOpen title={WORD} description={WORD} closeLabel={WORD} {...extra}>
        <p>{WORD}</p>
      </Dialog>
    ),
  },
  {
    entry: "drawer",
    name: "A drawer",
    onServer: false,
    element: (extra) => (
      <Drawer defaultOpen label={WORD} closeLabel={WORD} {...extra}>
        <p>{WORD}</p>
      </Drawer>
    ),
  },
  {
    entry: "toast",
    name: "A toast",
    passesOn: false,
    element: () => (
      <ToastProvider label={WORD} closeLabel={WORD}>
        <ToastOnMount />
      </ToastProvider>
    ),
  },
  {
    entry: "texts",
    name: "A provider of texts",
    passesOn: false,
    element: () => <TextsProvider texts={{ close: WORD, notifications: WORD }}>{WORD}</TextsProvider>,
  },
  {
    entry: "tooltip",
    name: "A tooltip",
    element: (extra) => (
      <Tooltip content={WORD} defaultOpen {...extra}>
        <button type="button" />
      </Tooltip>
    ),
  },
];
