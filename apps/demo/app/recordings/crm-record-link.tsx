import { prefetchOnIntent } from "@voxlog/browser/prefetch";
import { type ReactNode, use } from "react";
import { Link } from "react-router";
import { PrefetchScreen } from "../components/screen.tsx";
import { OPENED_HERE, RECORDING_PARAMETER } from "../routing/recording-address.ts";
import { pathOf } from "../routing/screens.ts";

/** Links to a recording's CRM record. */
export function CrmRecordLink({ id, children, ...props }: { id: string; children: ReactNode }) {
  const path = pathOf("crmRecord");
  const prefetch = use(PrefetchScreen);
  return (
    <Link
      {...props}
      to={`${path}?${new URLSearchParams({ [RECORDING_PARAMETER]: id })}`}
      state={OPENED_HERE}
      {...prefetchOnIntent(() => prefetch(path))}
    >
      {children}
    </Link>
  );
}
