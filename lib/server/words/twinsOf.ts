import { language } from '../../words/language.ts';
import { getTwins } from '../content/loaders/twins.ts';

/** Fields whose words are compared by code and shown nowhere: ids, days of the week as schema.org names them, the rule of a deposit. */
export const CODE_FIELDS: readonly string[] = ['id', 'days', 'deposit'];

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
 * Content in the language of the page: on a Kiswahili page every text that has a twin gives way to it. Which texts need one is
 * for content:check to say.
 */
export const twinsOf = <Value>(value: Value): Value =>
  language() === 'en' ? value : (translated(value, getTwins()) as Value);
