import { opensElsewhere } from "@voxlog/browser/clicks";
import { brand } from "@voxlog/product";
import { Button } from "@voxlog/ui/button";
import { CircleUser } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { signOut } from "./account/sign-in.ts";
import { ReportsLanguageSwitch } from "./components/reports-language-switch.tsx";
import { goTo, useAddress } from "./routing/address.ts";
import { paths } from "./routing/paths.ts";
import { useAccount } from "./session/account.ts";

/** Shows the navigation above every page. */
export function TopBar() {
  const { t } = useTranslation("reports");
  const { isView } = useAccount();
  return (
    <header className="sticky top-0 z-bar border-b bg-surface print:hidden">
      <div className="mx-auto flex min-h-bar max-w-page flex-wrap items-center gap-x-3 px-gutter">
        <img
          src={`${import.meta.env.BASE_URL}favicon.svg`}
          alt=""
          width="32"
          height="32"
          className="size-8 max-sm:hidden"
        />
        <span className={`text-xl font-semibold ${isView ? "" : "max-md:sr-only"}`}>{brand.name}</span>
        {!isView && (
          <nav aria-label={t(($) => $.nav.label)} className="flex gap-1 max-sm:-ms-1.5 md:ms-3">
            <NavLink to={paths.reports}>{t(($) => $.nav.reports)}</NavLink>
            <NavLink to={paths.leads}>{t(($) => $.nav.leads)}</NavLink>
          </nav>
        )}
        <div className="-me-2 ms-auto flex items-center sm:gap-2">
          <ReportsLanguageSwitch />
          {!isView && (
            <>
              <NavLink to={paths.account} label={t(($) => $.account)}>
                <CircleUser aria-hidden="true" className="size-5" />
              </NavLink>
              {/* On phones this button is on the account page. */}
              <Button size="sm" variant="ghost" className="max-sm:hidden" onClick={signOut}>
                {t(($) => $.signOut)}
              </Button>
            </>
          )}
        </div>
      </div>
    </header>
  );
}

function NavLink({ to, label, children }: { to: string; label?: string; children: ReactNode }) {
  const isHere = useAddress().pathname.replace(/\/$/, "") === to;
  return (
    <a
      href={to}
      aria-label={label}
      title={label}
      aria-current={isHere ? "page" : undefined}
      onClick={(event) => goInPlace(event, to)}
      className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-md px-1.5 font-medium sm:px-2.5 text-text-muted hover:text-text aria-[current]:text-accent-text"
    >
      {children}
    </a>
  );
}

function goInPlace(event: MouseEvent, to: string): void {
  if (opensElsewhere(event)) return;
  event.preventDefault();
  goTo(to);
}
