import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { escapeMarkup } from '../../../text/escapeMarkup.ts';

/** Cell value; null if empty. */
export type CellValue = number | string | null;

/** A cell of a sheet: its value and formula. */
export type Cell = { value: CellValue; formula?: string; isChanged?: boolean };

type Sheet = ReadonlyMap<string, Cell>;

/** An opened .xlsx file. */
export type Workbook = {
  parts: Record<string, Uint8Array>;
  sheets: ReadonlyMap<string, Sheet>;
  /** Defined names and their references: 'Rates!$B$5:$B$8'. */
  names: ReadonlyMap<string, string>;
};

/** Fixed date without a time zone, so that the output is identical on every machine. */
const ZIP_TIME = new Date(2026, 0, 1);

const partOf = (sheetIndex: number) => `xl/worksheets/sheet${sheetIndex + 1}.xml`;

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

const unescaped = (xml: string) =>
  xml.replace(/&(?:#(\d+)|(\w+));/g, (whole, code?: string, name = '') =>
    code ? String.fromCodePoint(Number(code)) : (ENTITIES[name] ?? whole),
  );

/** Returns the text of an element, which may be split into formatted runs. */
const textIn = (xml: string) =>
  [...xml.matchAll(/<t(?: [^>]*)?>([^<]*)<\/t>/g)].map(([, text = '']) => unescaped(text)).join('');

/** A cell: its address, other attributes, and content if any. */
const CELL = /<c r="([A-Z]+\d+)"([^>]*?)(?:\/>|>(.*?)<\/c>)/gs;

function valueIn(inside: string, type: string | undefined, texts: readonly string[]): CellValue {
  if (type === 'inlineStr') return textIn(inside);
  const [, kept] = /<v>([^<]*)<\/v>/.exec(inside) ?? [];
  if (kept === undefined) return null;
  if (type === 's') return texts[Number(kept)] ?? null;
  return type === 'str' ? unescaped(kept) : Number(kept);
}

function cellOf(attributes: string, inside: string, texts: readonly string[]): Cell {
  if (inside.includes('t="shared"')) throw new Error('Cells share a formula: save the workbook with LibreOffice.');
  const [, type] = / t="(\w+)"/.exec(attributes) ?? [];
  const [, formula] = /<f(?: [^>]*)?>([^<]*)<\/f>/.exec(inside) ?? [];
  return { value: valueIn(inside, type, texts), ...(formula !== undefined && { formula: unescaped(formula) }) };
}

const sheetOf = (xml: string, texts: readonly string[]): Sheet =>
  new Map(
    [...xml.matchAll(CELL)].map(([, address = '', attributes = '', inside = '']) => [
      address,
      cellOf(attributes, inside, texts),
    ]),
  );

/** Opens an .xlsx file. Throws if it contains shared formulas, which Excel writes after filling down. */
export function openWorkbook(bytes: Uint8Array): Workbook {
  const parts = unzipSync(bytes);
  const read = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const texts = [...read('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, text = '']) => textIn(text));
  const contents = read('xl/workbook.xml');
  const sheetNames = [...contents.matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(([, name = '']) => unescaped(name));
  const names = [...contents.matchAll(/<definedName [^>]*name="(\w+)"[^>]*>([^<]*)</g)];
  return {
    parts,
    sheets: new Map(sheetNames.map((name, index) => [name, sheetOf(read(partOf(index)), texts)])),
    names: new Map(names.map(([, name = '', reference = '']) => [name, unescaped(reference)])),
  };
}

function cellXml(address: string, attributes: string, { value, formula }: Cell): string {
  const open = (type: string) => `<c r="${address}"${attributes.replace(/ t="\w+"/, '')}${type}>`;
  const behind = formula === undefined ? '' : `<f>${escapeMarkup(formula)}</f>`;
  if (typeof value === 'number') return `${open('')}${behind}<v>${value}</v></c>`;
  const text = escapeMarkup(String(value ?? ''));
  return behind
    ? `${open(' t="str"')}${behind}<v>${text}</v></c>`
    : `${open(' t="inlineStr"')}<is><t xml:space="preserve">${text}</t></is></c>`;
}

/** Serializes a workbook: the opened file with changed cells. */
export function saveWorkbook({ parts, sheets }: Workbook): Uint8Array {
  const saved = [...sheets.values()].map((cells, index) => {
    const xml = strFromU8(parts[partOf(index)] ?? new Uint8Array());
    const changed = xml.replace(CELL, (whole, address: string, attributes: string) => {
      const cell = cells.get(address);
      return cell?.isChanged ? cellXml(address, attributes, cell) : whole;
    });
    return [partOf(index), strToU8(changed)];
  });
  return zipSync({ ...parts, ...Object.fromEntries(saved) }, { level: 9, mtime: ZIP_TIME });
}
