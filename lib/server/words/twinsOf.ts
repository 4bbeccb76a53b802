import type { Language } from '../../words/language.ts';
import { getTwins } from '../content/source/readCollection.ts';

/** Fields that code compares and pages never show: ids, schema.org days of the week, the rule of a deposit. */
const CODE_FIELDS: readonly string[] = ['id', 'days', 'deposit'];

const isCode = (key: string, value: unknown): boolean =>
  CODE_FIELDS.includes(key) && (typeof value === 'string' || Array.isArray(value));

function translated(value: unknown, twins: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return twins.get(value) ?? value;
  if (Array.isArray(value)) return value.map((entry) => translated(entry, twins));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, isCode(key, entry) ? entry : translated(entry, twins)]),
  );
}

/**
 * Translates content to a language: in Kiswahili, translations replace English texts. content:check names the ones whose English has changed.
 */
export const twinsOf = <Value>(value: Value, language: Language): Value =>
  language === 'en' ? value : (translated(value, getTwins()) as Value);
