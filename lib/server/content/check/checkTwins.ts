import { twinsSchema } from '../../../content/schemas/pages.ts';
import { CODE_FIELDS } from '../../words/twinsOf.ts';
import { type ContentIssue, type FieldPath, fieldIssue, nearestWords } from '../issues/contentIssue.ts';
import { textsIn } from '../source/entries.ts';
import { isEnglishOf } from '../source/readCollection.ts';
import type { ContentTree } from './contentTree.ts';

/**
 * Advises on Kiswahili translations whose English text has changed, and on English texts without translation: an editor of the
 * English need not know Kiswahili.
 */
export function adviseOnTwins(tree: ContentTree): ContentIssue[] {
  return [...tree.twins.values()].flatMap((source) => {
    const twins = twinsSchema.safeParse(source.value).data;
    if (!twins) return [];
    const isWanted = (path: FieldPath) =>
      path.some((step) => twins.fields.includes(String(step))) &&
      !path.some((step) => CODE_FIELDS.includes(String(step)));
    const english = [...tree.sources.values()]
      .filter(({ file }) => isEnglishOf(source.file, file))
      .flatMap((one) => textsIn(one));
    const all = new Set(english.map(({ value }) => value));
    const translated = new Set(twins.texts.map(({ en }) => en));
    const untold = new Set(
      english.flatMap(({ path, value }) =>
        isWanted(path) && /\p{L}{2}/u.test(value) && !translated.has(value) ? [value] : [],
      ),
    );
    const stale = twins.texts.flatMap(({ en }, index) => {
      if (all.has(en)) return [];
      const [changed] = nearestWords(en, [...(untold.size > 0 ? untold : all)]);
      return [
        fieldIssue(source, ['texts', index, 'en'], {
          found: `"${en}", which the English file no longer has`,
          expected: 'the English sentence of now, and its Kiswahili read again',
          example: `"en": ${JSON.stringify(changed ?? '')}`,
        }),
      ];
    });
    const missing = [...untold].map((text) =>
      fieldIssue(source, ['texts'], {
        found: `no Kiswahili for ${JSON.stringify(text)}`,
        expected: 'an entry with this sentence as "en" and its Kiswahili as "sw"',
      }),
    );
    return [...stale, ...missing];
  });
}
