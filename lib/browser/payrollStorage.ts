import { COLUMNS, type MonthTexts, type RowTexts, type Sheet } from '../payroll/sheet.ts';
import { withStorage } from './withStorage.ts';

const SHEET_KEY = 'payroll:sheet';

/** Checks whether a storage event affects the sheet. Its key is null when the whole storage is cleared. */
export const isSheetKey = (key: string | null): boolean => key === null || key === SHEET_KEY;

/** A stored sheet; row keys are not stored. */
export type StoredSheet = { month: Partial<MonthTexts>; rows: RowTexts[] };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Picks the text values with the given names and ignores everything else in storage. */
function textsOf<Name extends string>(value: unknown, names: readonly Name[]): Partial<Record<Name, string>> {
  const texts: Partial<Record<Name, string>> = {};
  if (!isRecord(value)) return texts;
  for (const name of names) {
    const text = value[name];
    if (typeof text === 'string') texts[name] = text;
  }
  return texts;
}

/** Reads the sheet that the visitor saved in this browser; undefined if there is none. */
export function readStoredSheet(): StoredSheet | undefined {
  const stored: unknown = withStorage('localStorage', (storage) => JSON.parse(storage.getItem(SHEET_KEY) ?? 'null'));
  if (!isRecord(stored) || !Array.isArray(stored.rows)) return undefined;
  return {
    month: textsOf(stored.month, ['month', 'employer', 'staff', 'kind']),
    rows: stored.rows.map((row) => textsOf(row, COLUMNS)),
  };
}

/** Stores a sheet. Returns false if storage is blocked or full. */
export function storeSheet({ month, rows }: Sheet): boolean {
  const text = JSON.stringify({ month, rows: rows.map(({ texts }) => texts) });
  const isStored = withStorage('localStorage', (storage) => {
    storage.setItem(SHEET_KEY, text);
    return true;
  });
  return isStored ?? false;
}

/** Deletes the stored sheet. */
export const deleteStoredSheet = (): void => {
  withStorage('localStorage', (storage) => storage.removeItem(SHEET_KEY));
};
