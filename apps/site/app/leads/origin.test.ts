import { expect, test } from "vitest";
import { originOf } from "./origin.ts";

const direct = { source: "", medium: "", campaign: "", referrer: "direct", firstPage: "/" };

test.each([
  ["https://voxlog.test/", "", {}],
  [
    "https://voxlog.test/en/pricing#faq",
    "https://www.voxlog.example/list?q=crm",
    { firstPage: "/pricing", referrer: "www.voxlog.example" },
  ],
  [
    "https://voxlog.test/?utm_source=news&utm_medium=email&utm_campaign=spring",
    "",
    { source: "news", medium: "email", campaign: "spring" },
  ],
  [
    "https://voxlog.test/?gclid=Cj0KCQ",
    "android-app://com.google.android.gm/",
    { source: "gclid", referrer: "com.google.android.gm" },
  ],
  ["https://voxlog.test/", "https://voxlog.test/en", {}],
  ["https://voxlog.test/ada@example.com?utm_source=ada@example.com", "", { firstPage: "/404" }],
])(
  "a lead from %s, linked by '%s', has its origin without anything personal",
  (address, referrer, origin) => {
    expect(originOf({ address, referrer })).toEqual({ ...direct, ...origin });
  },
);
