import { AlertDialog } from "../../src/alert-dialog/alert-dialog.tsx";
import { Dialog } from "../../src/dialog/dialog.tsx";
import { Drawer } from "../../src/drawer/drawer.tsx";
import { TextsProvider } from "../../src/texts/texts.tsx";
import { ToastProvider } from "../../src/toast/toast.tsx";
import { Tooltip } from "../../src/tooltip/tooltip.tsx";
import { type Case, casesOf, WORD } from "./kinds.ts";
import { ToastOnMount } from "./toast-on-mount.tsx";

const open = { defaultOpen: true, closeLabel: WORD, children: <p>{WORD}</p> };

/** Components that open over the page, in every variant. */
export const overlayCases: Case[] = [
  ...casesOf(
    "alert-dialog",
    AlertDialog,
    {
      open: true,
      title: WORD,
      description: WORD,
      confirmLabel: WORD,
      cancelLabel: WORD,
      closeLabel: WORD,
      onConfirm() {},
      onOpenChange() {},
    },
    { onServer: false, inServerComponents: false },
  ),
  ...casesOf("dialog", Dialog, { ...open, title: WORD, description: WORD }, { onServer: false }),
  ...casesOf("drawer", Drawer, { ...open, label: WORD }, { onServer: false }),
  ...casesOf(
    "toast",
    ToastProvider,
    { label: WORD, closeLabel: WORD, children: <ToastOnMount /> },
    { passesOn: false },
  ),
  ...casesOf(
    "texts",
    TextsProvider,
    { texts: { close: WORD, notifications: WORD }, children: WORD },
    { passesOn: false },
  ),
  ...casesOf("tooltip", Tooltip, { content: WORD, defaultOpen: true, children: <button type="button" /> }),
];
