import writeExcelFile from 'write-excel-file/node';
import { FIELDS, type FieldKind, isEnquiryField } from '../../lib/enquiry/fields.ts';
import type { Table } from './tables.ts';

/** Characters that XML cannot hold; a line break and a tab it can. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
/** Widths of columns in characters, for fields by what they hold. */
const FIELD_WIDTHS: Record<FieldKind, number> = { line: 24, email: 28, phone: 18, service: 18, text: 80 };
const OTHER_WIDTHS: Readonly<Record<string, number>> = { id: 14, leave: 40 };
const USUAL_WIDTH = 18;

const widthOf = (name: string) =>
  isEnquiryField(name) ? FIELD_WIDTHS[FIELDS[name].kind] : (OTHER_WIDTHS[name] ?? USUAL_WIDTH);

const textCell = (value: string) => ({ type: String, value: value.replace(FORBIDDEN, ' ') });

/**
 * A table as an .xlsx file. Every cell is a text, so a spreadsheet neither calculates what a visitor typed nor takes the zero
 * or the plus from a phone number.
 */
export function toXlsx({ header, rows }: Table): Promise<Uint8Array> {
  const data = [
    header.map((name) => ({ ...textCell(name), fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map(textCell)),
  ];
  const columns = header.map((name) => ({ width: widthOf(name) }));
  return writeExcelFile([{ sheet: 'Sheet1', data, columns, stickyRowsCount: 1 }]).toBuffer();
}
