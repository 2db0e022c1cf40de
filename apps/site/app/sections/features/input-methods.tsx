import { brand, claims } from "@voxlog/product";
import { useTranslation } from "react-i18next";
import { Section } from "../section.tsx";
import { CallPicture } from "./call-picture.tsx";
import { DropPicture } from "./drop-picture.tsx";
import { RecorderPicture } from "./recorder-picture.tsx";

const cellClass = "grid gap-x-10 gap-y-7 overflow-clip rounded-2xl p-7 sm:p-9";
const plainClass = `${cellClass} border border-border bg-surface-sunken md:grid-cols-[1fr_1.2fr]`;

/** The three ways for a conversation to get in: by phone, by browser, as a file. */
export function InputMethods() {
  const { t } = useTranslation("site");
  const agent = brand.agent;
  return (
    <Section title={t(($) => $.features.input.title)} text={t(($) => $.features.input.text)}>
      <ul className="grid grid-cols-1 gap-5 lg:grid-cols-[1fr_1.35fr]">
        <li
          className={`${cellClass} scheme-dark bg-purple-800 bg-brand text-text md:grid-cols-2 lg:row-span-2 lg:grid-cols-1`}
        >
          <Method
            title={t(($) => $.features.input.call.title, { agent })}
            text={t(($) => $.features.input.call.text, claims.callMinutes)}
          />
          <CallPicture />
        </li>
        <li className={plainClass}>
          <Method
            title={t(($) => $.features.input.record.title)}
            text={t(($) => $.features.input.record.text)}
          />
          <RecorderPicture />
        </li>
        <li className={plainClass}>
          <Method
            title={t(($) => $.features.input.upload.title)}
            text={t(($) => $.features.input.upload.text)}
          />
          <DropPicture />
        </li>
      </ul>
    </Section>
  );
}

type MethodProps = { title: string; text: string };

function Method({ title, text }: MethodProps) {
  return (
    <div className="self-center">
      <h3 className="text-xl">{title}</h3>
      <p className="mt-2 opacity-90">{text}</p>
    </div>
  );
}
