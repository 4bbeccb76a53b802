import { COLUMNS } from '../payroll/columns.ts';
import type { RowTexts } from '../payroll/rowTexts.ts';
import type { MonthTexts, Sheet } from '../payroll/sheet.ts';
import { KEPT_SHEET } from '../site/calculators.ts';
import { withStorage } from './withStorage.ts';

/** A sheet as it was kept, without keys of rows. */
export type KeptSheet = { month: Partial<MonthTexts>; rows: RowTexts[] };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The texts of these names, whatever else stands in the storage. */
function textsOf<Name extends string>(value: unknown, names: readonly Name[]): Partial<Record<Name, string>> {
  const texts: Partial<Record<Name, string>> = {};
  if (!isRecord(value)) return texts;
  for (const name of names) {
    const text = value[name];
    if (typeof text === 'string') texts[name] = text;
  }
  return texts;
}

type Place = 'localStorage' | 'sessionStorage';

function readSheet(place: Place): KeptSheet | undefined {
  const kept: unknown = withStorage(place, (storage) => JSON.parse(storage.getItem(KEPT_SHEET) ?? 'null'));
  if (!isRecord(kept) || !Array.isArray(kept.rows)) return undefined;
  const columns = COLUMNS.map(({ id }) => id);
  return {
    month: textsOf(kept.month, ['employer', 'year', 'month', 'staff', 'kind']),
    rows: kept.rows.map((row) => textsOf(row, columns)),
  };
}

function writeSheet(place: Place, { month, rows }: Sheet): boolean {
  const text = JSON.stringify({ month, rows: rows.map(({ texts }) => texts) });
  return (
    withStorage(place, (storage) => {
      storage.setItem(KEPT_SHEET, text);
      return true;
    }) ?? false
  );
}

const deleteSheet = (place: Place): void => {
  withStorage(place, (storage) => storage.removeItem(KEPT_SHEET));
};

/** The sheet that the visitor asked to keep in this browser, or undefined. */
export const readKeptSheet = (): KeptSheet | undefined => readSheet('localStorage');

/** Keeps a sheet; false where the browser's storage is forbidden or full. */
export const keepSheet = (sheet: Sheet): boolean => writeSheet('localStorage', sheet);

/** Deletes the kept sheet. */
export const forgetSheet = (): void => deleteSheet('localStorage');

/** Hands a sheet to the same page in the other language, which opens next in this tab. */
export const handSheetOver = (sheet: Sheet): void => {
  writeSheet('sessionStorage', sheet);
};

/** The sheet that was handed over, once. */
export function takeHandedSheet(): KeptSheet | undefined {
  const handed = readSheet('sessionStorage');
  deleteSheet('sessionStorage');
  return handed;
}
