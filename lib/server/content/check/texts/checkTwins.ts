import { twinsSchema } from '../../../../content/schemas/pages.ts';
import { CODE_FIELDS } from '../../../words/twinsOf.ts';
import type { ContentIssue } from '../../issues/contentIssue.ts';
import { fieldIssue } from '../../issues/describeValue.ts';
import { nearestWords } from '../../issues/nearestWord.ts';
import type { FieldPath } from '../../source/contentSource.ts';
import { isEnglishOf } from '../../source/twinFiles.ts';
import type { ContentTree } from '../contentTree.ts';
import { textsIn } from '../eachField.ts';

/** Returns the English texts that a translation file may translate, and the fields that it must. */
function englishTexts({ sources }: ContentTree, file: string, fields: readonly string[]) {
  const texts = [...sources.values()].filter((source) => isEnglishOf(file, source.file)).flatMap(textsIn);
  const isWanted = (path: FieldPath) =>
    path.some((step) => fields.includes(String(step))) && !path.some((step) => CODE_FIELDS.includes(String(step)));
  return {
    all: new Set(texts.map(({ value }) => value)),
    wanted: new Set(
      texts.filter(({ path, value }) => isWanted(path) && /\p{L}{2}/u.test(value)).map(({ value }) => value),
    ),
  };
}

/**
 * Finds Kiswahili translations whose English text has changed, and English texts without translation. Warnings only: an
 * editor of the English need not know Kiswahili.
 */
export function checkTwins(tree: ContentTree): ContentIssue[] {
  return [...tree.twins.values()].flatMap((source) => {
    const twins = twinsSchema.safeParse(source.value).data;
    if (!twins) return [];
    const { all, wanted } = englishTexts(tree, source.file, twins.fields);
    const translated = new Set(twins.texts.map(({ en }) => en));
    const untold = [...wanted].filter((text) => !translated.has(text));
    const stale = twins.texts.flatMap(({ en }, index) => {
      if (all.has(en)) return [];
      const [changed] = nearestWords(en, untold.length > 0 ? untold : [...all]);
      return [
        fieldIssue(source, ['texts', index, 'en'], {
          found: `"${en}", which the English file no longer has`,
          expected: 'the English sentence of now, and its Kiswahili read again',
          example: `"en": ${JSON.stringify(changed ?? '')}`,
        }),
      ];
    });
    const missing = untold.map((text) =>
      fieldIssue(source, ['texts'], {
        found: `no Kiswahili for ${JSON.stringify(text)}`,
        expected: 'an entry with this sentence as "en" and its Kiswahili as "sw"',
      }),
    );
    return [...stale, ...missing];
  });
}
