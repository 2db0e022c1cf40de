import { formPages, type LeadCollection, signupTopics } from "@voxlog/product";
import { type Language, languages, localizedPath } from "@voxlog/texts/mail";

/** A page of the site whose form is sent to its own path. */
export type FormPage = {
  collection: LeadCollection;
  language: Language;
  /** The path of the page that thanks for the lead. */
  thanks: string;
  /** The plan, or the other subject, that the page is about. */
  topic?: string;
};

/** The site's pages with a form, by path. */
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
