"use client";

import { useEffect } from "react";
import { useToast } from "../../src/toast/toast.tsx";
import { WORD } from "./kinds.ts";

/** Shows a toast on mount. */
export function ToastOnMount() {
  const showToast = useToast();
  useEffect(() => showToast(WORD, { action: { label: WORD, onClick() {} } }), [showToast]);
  return null;
}
