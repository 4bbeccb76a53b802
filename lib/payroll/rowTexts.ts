import type { ColumnId } from './columns.ts';

/** What was typed or imported for a person, by column; a column that is absent is empty. */
export type RowTexts = Partial<Record<ColumnId, string>>;

/** Most employees of one sheet. */
export const MAX_EMPLOYEES = 2000;

/** True where nothing was typed. */
export const isBlank = (texts: RowTexts): boolean => Object.values(texts).every((text) => text.trim() === '');
