import type { Blob } from 'node:buffer';
import type Stream from 'node:stream';
import writeExcelFile, { type CellObject, type Feature } from 'write-excel-file/node';
import { escapeMarkup } from '../../../text/escapeMarkup.ts';
import { columnName, type WorkbookCell, type WorkbookSheet } from './cells.ts';
import type { DefinedName } from './ratesSheet.ts';

/** Metadata of a workbook; its dates are ISO days. */
export type WorkbookProperties = {
  title: string;
  author: string;
  subject: string;
  createdOn: string;
  changedOn: string;
};

/** A change to the XML files inside a workbook. */
type WorkbookFeature = Feature<Stream | Buffer | Blob>;

const PROPERTIES_FILE = 'docProps/core.xml';

function cellObject({ value, formula, style }: WorkbookCell): CellObject {
  return formula === undefined
    ? { ...style, ...(value !== undefined && { value }) }
    : { ...style, type: 'Formula', value: formula };
}

/** Results of a sheet's formulas by cell, such as 'D5'. */
function resultsOf({ rows }: WorkbookSheet): Map<string, number | string> {
  const cells = rows.flatMap((row, rowIndex) =>
    row.flatMap((cell, columnIndex): [string, number | string][] =>
      cell?.result === undefined ? [] : [[`${columnName(columnIndex)}${rowIndex + 1}`, cell.result]],
    ),
  );
  return new Map(cells);
}

const FORMULA_CELL = /<c r="([A-Z]+\d+)"([^>]*)>(<f>[^<]*<\/f>)<\/c>/g;

/** Stores the result of each formula; viewers that do not calculate, as on phones, would show nothing. */
function resultsFeature(sheets: readonly WorkbookSheet[]): WorkbookFeature {
  const results = sheets.map(resultsOf);
  const addResults = (xml: string, sheetIndex: number) =>
    xml.replace(FORMULA_CELL, (whole, cell: string, attributes: string, formula: string) => {
      const result = results[sheetIndex]?.get(cell);
      if (result === undefined) return whole;
      const type = typeof result === 'string' ? ' t="str"' : '';
      return `<c r="${cell}"${attributes}${type}>${formula}<v>${escapeMarkup(String(result))}</v></c>`;
    });
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _options, { sheetIndex }) => addResults(xml, sheetIndex),
        },
      },
    },
  };
}

/** Adds the names of the rates, and makes Excel calculate when it opens the file. */
function namesFeature(names: readonly DefinedName[]): WorkbookFeature {
  const list = names.map(({ name, range }) => `<definedName name="${name}">${escapeMarkup(range)}</definedName>`);
  return {
    files: {
      transform: {
        'xl/workbook.xml': {
          transform: (xml) =>
            xml
              .replace('<definedNames/>', `<definedNames>${list.join('')}</definedNames>`)
              .replace('<calcPr/>', '<calcPr calcId="191029" fullCalcOnLoad="1"/>'),
        },
      },
    },
  };
}

/** Prints a sheet as wide as the page. */
const printFeature: WorkbookFeature = {
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml) =>
          xml
            .replace('<sheetViews>', '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews>')
            .replace('<pageSetup ', '<pageSetup fitToHeight="0" '),
      },
    },
  },
};

function propertiesXml({ title, author, subject, createdOn, changedOn }: WorkbookProperties): string {
  const date = (name: string, day: string) =>
    `<dcterms:${name} xsi:type="dcterms:W3CDTF">${day}T12:00:00Z</dcterms:${name}>`;
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"',
    ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"',
    ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    `<dc:title>${escapeMarkup(title)}</dc:title><dc:subject>${escapeMarkup(subject)}</dc:subject>`,
    `<dc:creator>${escapeMarkup(author)}</dc:creator><dc:language>en</dc:language>`,
    `${date('created', createdOn)}${date('modified', changedOn)}</cp:coreProperties>`,
  ].join('');
}

function propertiesFeature(properties: WorkbookProperties): WorkbookFeature {
  const type = 'application/vnd.openxmlformats-package.core-properties+xml';
  const relation = 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties';
  return {
    files: {
      transform: {
        '[Content_Types].xml': { insert: () => `<Override ContentType="${type}" PartName="/${PROPERTIES_FILE}"/>` },
        '_rels/.rels': { insert: () => `<Relationship Id="rId-core" Type="${relation}" Target="${PROPERTIES_FILE}"/>` },
      },
      write: { files: () => ({ [PROPERTIES_FILE]: propertiesXml(properties) }) },
    },
  };
}

/** Writes sheets to an .xlsx file: formulas with their results, names, and properties. */
export async function writeWorkbook(
  sheets: readonly WorkbookSheet[],
  names: readonly DefinedName[],
  properties: WorkbookProperties,
): Promise<Uint8Array> {
  const written = sheets.map(({ name, rows, widths, stickyRows = 0, stickyColumns = 0 }) => ({
    sheet: name,
    data: rows.map((row) => row.map((cell) => cell && cellObject(cell))),
    columns: widths.map((width) => ({ width })),
    orientation: 'landscape' as const,
    showGridLines: false,
    ...(stickyRows > 0 && { stickyRowsCount: stickyRows }),
    ...(stickyColumns > 0 && { stickyColumnsCount: stickyColumns }),
  }));
  const features = [resultsFeature(sheets), printFeature, namesFeature(names), propertiesFeature(properties)];
  return writeExcelFile(written, { fontFamily: 'Arial', fontSize: 10, features }).toBuffer();
}
