import type { ColumnId } from './columns.ts';

/** Typed or imported texts of a person by column; an absent column is empty. */
export type RowTexts = Partial<Record<ColumnId, string>>;

/** Maximum number of employees of a sheet. */
export const MAX_EMPLOYEES = 250;

/** Checks whether all fields are empty. */
export const isBlank = (texts: RowTexts): boolean => Object.values(texts).every((text) => text.trim() === '');

/** Returns '1 employee' or '12 employees'. */
export const employeesText = (count: number): string => (count === 1 ? '1 employee' : `${count} employees`);
