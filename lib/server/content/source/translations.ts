import { type Translation, translationsSchema } from '../../../content/schemas/kiswahili.ts';
import type { Language } from '../../../words/language.ts';
import { ContentError, type ContentSource, type FieldPath, valueAt } from '../issues/contentIssue.ts';
import { validateSource } from '../issues/validateSource.ts';
import { COLLECTIONS } from './collections.ts';
import { listContentFiles, memoizeLoader, projectRoot } from './contentFiles.ts';
import { readSource } from './contentSource.ts';

const SWAHILI = '.sw.json';

/** Checks whether a file contains translations of an English file. */
export const isTranslationFile = (file: string): boolean =>
  file.endsWith(SWAHILI) && file !== COLLECTIONS.kiswahili.file;

/**
 * Returns the part of an English file that a translation file covers; undefined if it covers none. content/services.sw.json
 * covers content/services.json and each text in content/services, whose field paths begin with its id.
 */
export function translatedData(translationFile: string, { file, value }: ContentSource): unknown {
  const name = translationFile.slice(0, -SWAHILI.length);
  if (file === `${name}.json`) return value;
  return file.startsWith(`${name}/`) ? { [file.slice(name.length + 1).replace(/\.mdx$/, '')]: value } : undefined;
}

/** Yields the fields that match a path such as `duties/nssf/title`: list entries by id, or `*` for any entry. */
export function* fieldsAt(data: unknown, place: string, path: FieldPath = []): Generator<FieldPath> {
  const [step = '', ...rest] = place.split('/');
  if (data === null || typeof data !== 'object') return;
  const isList = Array.isArray(data);
  for (const [key, child] of isList ? data.entries() : Object.entries(data)) {
    if (step !== '*' && step !== (isList ? valueAt(child, ['id']) : key)) continue;
    if (rest.length > 0) yield* fieldsAt(child, rest.join('/'), [...path, key]);
    else if (typeof child === 'string') yield [...path, key];
  }
}

/** Translations of content/ by file, with unresolved tokens. */
export const getTranslations = memoizeLoader((): ReadonlyMap<string, readonly Translation[]> => {
  const files = listContentFiles(projectRoot()).filter(isTranslationFile);
  return new Map(
    files.map((file) => {
      const { value, issues } = validateSource(readSource(file), translationsSchema);
      if (value === undefined) throw new ContentError(issues);
      return [file, value.texts];
    }),
  );
});

function withText(value: unknown, [key, ...rest]: FieldPath, text: string): unknown {
  if (key === undefined) return text;
  if (Array.isArray(value)) return value.map((entry, index) => (index === key ? withText(entry, rest, text) : entry));
  return { ...Object(value), [key]: withText(valueAt(value, [key]), rest, text) };
}

/** Translates a file's data. English texts that have changed since their translation stay English. */
function translate(source: ContentSource, value: unknown, [file, texts]: [string, readonly Translation[]]): unknown {
  const data = translatedData(file, source);
  const isInFolder = data !== source.value;
  return texts.reduce(
    (translated, { at, en, sw }) =>
      [...fieldsAt(data, at)]
        .filter((path) => valueAt(data, path) === en)
        .reduce((whole, path) => withText(whole, isInFolder ? path.slice(1) : path, sw), translated),
    value,
  );
}

/** Returns a file's data in the given language. */
export function inLanguage(source: ContentSource, language: Language): ContentSource {
  if (language === 'en') return source;
  return {
    ...source,
    value: [...getTranslations()].reduce((value, file) => translate(source, value, file), source.value),
  };
}
