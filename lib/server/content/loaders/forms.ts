import { FORM_NUMBER } from '../../../site/formNumbers.ts';
import { PAGES } from '../../../site/pages.ts';
import { COLLECTIONS } from '../source/collections.ts';
import { collectionLoader } from '../source/readCollection.ts';

/** The forms that the site names, by the authority that takes them. */
export const getForms = collectionLoader(COLLECTIONS.forms);

/** The place of a form among all of them, by words that hold its number; undefined where it has none. */
export function formPath(words: string): string | undefined {
  const [number] = words.match(FORM_NUMBER) ?? [];
  const form = getForms()
    .flatMap(({ forms }) => forms)
    .find((candidate) => candidate.number === number);
  return form && `${PAGES.forms.path}#${form.id}`;
}
