"use client";

import { createI18n, type Texts } from "@voxlog/i18n";
import { Button } from "@voxlog/ui/button";
import { Dialog } from "@voxlog/ui/dialog";
import { Tab, TabList, TabPanel, Tabs } from "@voxlog/ui/tabs";
import { useToast } from "@voxlog/ui/toast";
import { useState } from "react";
import { I18nextProvider, useTranslation } from "react-i18next";

/** Sets the color scheme and remembers it. */
export function SchemeToggle() {
  function choose(theme: "light" | "dark"): void {
    document.documentElement.dataset["theme"] = theme;
    localStorage.setItem("theme", theme);
  }
  return (
    <>
      <Button onClick={() => choose("light")}>Light</Button>
      <Button onClick={() => choose("dark")}>Dark</Button>
    </>
  );
}

/** A dialog with tabs, and a toast after the order. */
export function Order() {
  const [isOpen, setOpen] = useState(false);
  const showToast = useToast();
  return (
    <>
      <Button onClick={() => setOpen(true)}>Order</Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Your order" closeLabel="Close">
        <Tabs defaultValue="pay">
          <TabList label="Steps">
            <Tab value="pay">Pay</Tab>
          </TabList>
          <TabPanel value="pay">
            <Button
              onClick={() => {
                setOpen(false);
                showToast("It is on its way.");
              }}
            >
              Pay now
            </Button>
          </TabPanel>
        </Tabs>
      </Dialog>
    </>
  );
}

/** Shows texts that the server loaded in the language that it chose. */
export function Translated({ texts }: { texts: Texts }) {
  const [i18n] = useState(() => createI18n("de", texts));
  return (
    <I18nextProvider i18n={i18n}>
      <Text />
    </I18nextProvider>
  );
}

function Text() {
  const { t } = useTranslation("shop");
  return <p>{t(($) => $.order)}</p>;
}
