import type { DictionaryWord } from "@voxlog/demo-data/dictionary";
import { Badge } from "@voxlog/ui/badge";
import { IconButton } from "@voxlog/ui/icon-button";
import { Pencil, Trash2, User, Users } from "lucide-react";
import { useTranslation } from "react-i18next";

/** Lists words with their correction, scope and actions. */
export function WordList({
  words,
  onEdit,
  onRemove,
}: {
  words: readonly DictionaryWord[];
  onEdit: (word: DictionaryWord) => void;
  onRemove: (word: DictionaryWord) => void;
}) {
  const { t } = useTranslation("demo");
  return (
    <ul aria-label={t(($) => $.agentTimmy.dictionary.title)} className="divide-y rounded-lg border">
      {words.map((each) => {
        const { id, word, correction, isShared } = each;
        const Icon = isShared ? Users : User;
        return (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-2 py-2 ps-4 pe-2 xs:grid xs:grid-cols-[minmax(0,1fr)_auto] xs:gap-x-4 md:grid-cols-[1fr_--spacing(32)_auto]"
          >
            <div className="min-w-0 basis-full py-1 md:grid md:grid-cols-2 md:gap-x-4">
              <p className="font-medium">{word}</p>
              {correction !== undefined && (
                <p className="text-text-muted max-md:text-sm">
                  {t(($) => $.agentTimmy.dictionary.writtenAs, { correction })}
                </p>
              )}
            </div>
            <Badge
              tone={isShared ? "accent" : "neutral"}
              icon={<Icon aria-hidden="true" />}
              className="max-md:row-start-2 max-md:mb-1"
            >
              {isShared
                ? t(($) => $.agentTimmy.dictionary.shared)
                : t(($) => $.agentTimmy.dictionary.personal)}
            </Badge>
            <div className="ms-auto flex text-text-muted max-md:row-span-2 max-md:row-start-1 max-md:[grid-column:2]">
              <IconButton
                aria-haspopup="dialog"
                aria-label={t(($) => $.agentTimmy.dictionary.edit, { word })}
                onClick={() => onEdit(each)}
              >
                <Pencil aria-hidden="true" className="size-4.5" />
              </IconButton>
              <IconButton
                aria-haspopup="dialog"
                aria-label={t(($) => $.agentTimmy.dictionary.remove, { word })}
                onClick={() => onRemove(each)}
              >
                <Trash2 aria-hidden="true" className="size-4.5" />
              </IconButton>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
