import { DAY_MS } from '../../lib/dates/today.ts';
import { FORM_KINDS } from '../../lib/enquiry/forms.ts';
import { type EnquiryRecord, reference } from '../forms/enquiry/enquiryRecord.ts';
import type { Folder, StoredRecord } from '../forms/enquiry/enquiryStore.ts';
import { idInName, isMarked } from '../forms/runtime/entryName.ts';
import { monthsBefore } from '../forms/runtime/monthsBefore.ts';
import { processConcurrently } from '../forms/runtime/processConcurrently.ts';
import type { StaffStore } from './staffStore.ts';

/** The Swedish date format matches ISO 8601. */
const FORMAT = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Africa/Dar_es_Salaam',
});

/** Formats a time in Dar es Salaam: '2026-03-02 11:00'. */
export const localTime = (moment: string): string => FORMAT.format(new Date(moment));

const AGE = /^([1-9]\d{0,3})(mo|d|y)$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Parses a date such as '2026-03-01' as its start in Dar es Salaam, or an age such as '7d', '2mo', '1y'. */
export function momentOf(text: string, now: Date): Date {
  const midnight = DAY.test(text) ? new Date(`${text}T00:00:00+03:00`) : undefined;
  // A date that does not exist would become a different one.
  if (midnight && localTime(midnight.toISOString()).startsWith(text)) return midnight;
  const [, digits, unit] = AGE.exec(text) ?? [];
  if (digits === undefined)
    throw new Error(`'${text}' is neither a day nor an age. Write it as 2026-03-01, 7d or 2mo.`);
  if (unit === 'd') return new Date(now.getTime() - Number(digits) * DAY_MS);
  return monthsBefore(Number(digits) * (unit === 'y' ? 12 : 1), now);
}

/** An enquiry and the folder that contains it. */
export type Located = StoredRecord & { folder: Folder };

/** Folder names as shown to staff. */
export const STATES: Record<Folder, string> = { done: 'delivered', pending: 'waiting' };

/** Enquiry folders; `done` first, because a delivered enquiry may still be pending for a moment. */
const FOLDERS = ['done', 'pending'] as const satisfies readonly Folder[];

/** Filter conditions, all of which must be met. */
export type Filter = {
  state?: string | undefined;
  kind?: string | undefined;
  since?: string | undefined;
  search?: string | undefined;
  marked?: boolean | undefined;
};

/** Later than any timestamp. */
const NEVER = '9999';
/** Two years at 200 a day take about twelve minutes if each store call takes 200 ms. */
const READS_AT_ONCE = 40;

/** Reads the enquiries whose names match, oldest first. One that is being delivered is counted once, as delivered. */
async function readFitting(
  { enquiries }: StaffStore,
  { folders, since = '', fits }: { folders: readonly Folder[]; since?: string; fits: (name: string) => boolean },
): Promise<Located[]> {
  const seen = new Set<string>();
  const found: Located[] = [];
  for (const folder of folders) {
    const all = await (since === '' ? enquiries.listNames(folder) : enquiries.listBetween(folder, since, NEVER));
    const names = all.filter((name) => fits(name) && !seen.has(idInName(name)));
    for (const name of names) seen.add(idInName(name));
    await processConcurrently(names, { atOnce: READS_AT_ONCE }, async (name) => {
      const record = await enquiries.read(folder, name);
      if (record !== undefined && record !== 'damaged') found.push({ folder, name, record });
    });
  }
  return found.sort((a, b) => a.record.receivedAt.localeCompare(b.record.receivedAt));
}

function assertOneOf(option: string, value: string | undefined, allowed: readonly string[]): void {
  if (value !== undefined && !allowed.includes(value)) {
    throw new Error(`--${option} is '${value}': write one of ${allowed.join(', ')}.`);
  }
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');
const FEWEST_DIGITS = 6;
/** Returns a phone number's digits without the optional leading zero or country code. */
const ownDigitsOf = (phone: string): string => digitsOf(phone).replace(/^(?:0{0,2}255(?=0?\d{9}$)|255)?0?/, '');

/** Matches an enquiry by all words, in any order, or by the digits of its phone number. */
function matches({ values }: EnquiryRecord, search: string): boolean {
  const text = Object.values(values).join(' ').toLowerCase();
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const digits = /^[\d\s+()/-]+$/.test(search) ? ownDigitsOf(search) : '';
  return (
    words.every((word) => text.includes(word)) ||
    (digits.length >= FEWEST_DIGITS && digitsOf(values.phone).includes(digits))
  );
}

/**
 * Returns the enquiries that match a filter, oldest first.
 * @throws Error for an invalid filter
 */
export async function findMatching(store: StaffStore, filter: Filter): Promise<Located[]> {
  const { state, kind, since, search = '', marked = false } = filter;
  assertOneOf('state', state, Object.values(STATES));
  assertOneOf('kind', kind, FORM_KINDS);
  const found = await readFitting(store, {
    folders: FOLDERS.filter((folder) => state === undefined || STATES[folder] === state),
    fits: (name) => !marked || isMarked(name),
    ...(since !== undefined && { since: momentOf(since, store.now()).toISOString() }),
  });
  return found.filter(
    ({ record }) => (kind === undefined || record.form === kind) && (search === '' || matches(record, search)),
  );
}

/**
 * Returns everything a person has sent through any form, by email address or phone number.
 * @throws Error for a text that is neither
 */
export async function findOfPerson(store: StaffStore, address: string): Promise<Located[]> {
  const email = address.trim().toLowerCase();
  const digits = ownDigitsOf(address);
  const isEmail = email.includes('@');
  if (!isEmail && digits.length < FEWEST_DIGITS) {
    throw new Error(`'${address}' is neither an email address nor a phone number.`);
  }
  const found = await readFitting(store, { folders: FOLDERS, fits: () => true });
  return found.filter(({ record: { values } }) =>
    isEmail ? values.email.toLowerCase() === email : ownDigitsOf(values.phone) === digits,
  );
}

const ID = /\b[0-9a-f]{64}\b/gi;
/** A reference as people write it: 'AB-24-11705', '[ab 24 11705]', '2411705'. */
const REFERENCE = /\[?(?:\b[a-z]{2}[\s-]*|\b)(\d{2})[\s-]*(\d{5})\b\]?/gi;

const lastDigits = (text: string): string => digitsOf(text).slice(-7);

/**
 * Returns the enquiries with the given references, in any spelling, or full ids, and the references that match no enquiry.
 * Throws for other words, and for a reference shared by two enquiries.
 */
export async function findByReference(
  store: StaffStore,
  words: readonly string[],
): Promise<{ found: Located[]; missing: string[] }> {
  const text = words.join(' ');
  const ids = (text.match(ID) ?? []).map((id) => id.toLowerCase());
  const references = text.replace(ID, ' ').match(REFERENCE) ?? [];
  const rest = text.replace(ID, ' ').replace(REFERENCE, ' ').trim();
  if (rest !== '') throw new Error(`'${rest}' is not a reference. Write it as the mail shows it, AB-24-11705.`);
  const wanted = new Set([...ids, ...references.map(lastDigits)]);
  const keyOf = (name: string) =>
    [idInName(name), lastDigits(reference(idInName(name)))].find((key) => wanted.has(key));
  const found = await readFitting(store, { folders: FOLDERS, fits: (name) => keyOf(name) !== undefined });
  for (const [key, alike] of Map.groupBy(found, ({ name }) => keyOf(name))) {
    const [first, second] = alike.map(({ name }) => idInName(name));
    if (second !== undefined) throw new Error(`${key} fits two enquiries. Write one of ${first} and ${second}.`);
  }
  const there = new Set(found.map(({ name }) => keyOf(name)));
  return { found, missing: [...wanted].filter((key) => !there.has(key)) };
}
