import { formPages, type LeadCollection, signupTopics } from "@voxlog/product";
import { type Language, languages, localizedPath } from "@voxlog/texts/mail";

/** A page whose form is posted to the page's own path. */
export type FormPage = {
  collection: LeadCollection;
  language: Language;
  thanks: string;
  topic?: string;
};

export const formPagesByPath: ReadonlyMap<string, FormPage> = new Map(languages.flatMap(formPagesIn));

function formPagesIn(language: Language): [path: string, page: FormPage][] {
  return (Object.keys(formPages) as LeadCollection[]).flatMap((collection) => {
    const { form, thanks } = formPages[collection];
    const page = { collection, language, thanks: localizedPath(thanks, language) };
    const path = localizedPath(form, language);
    const topics = collection === "signups" ? signupTopics : [];
    return [
      [path, page],
      ...topics.map((topic): [string, FormPage] => [`${path}/${topic}`, { ...page, topic }]),
    ];
  });
}
