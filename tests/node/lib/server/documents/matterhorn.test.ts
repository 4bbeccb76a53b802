import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber } from '@cantoo/pdf-lib';
import { completePdfUa, contentOf, linksOf, runsOf } from '../../../../../lib/server/documents/pdfUa.ts';
import { matterhornFaults } from './support/matterhorn.ts';

const BYTES = readFileSync('public/resources/acts/companies-act.pdf');

/** Removes an entry from the first dictionary of a PDF with this name. */
const removeFrom = (pdf: PDFDocument, [key, value]: readonly [string, string], entry: string) => {
  const dictionaries = pdf.context.enumerateIndirectObjects().map(([, object]) => object);
  const found = dictionaries.find(
    (one): one is PDFDict => one instanceof PDFDict && one.get(PDFName.of(key)) === PDFName.of(value),
  );
  found?.delete(PDFName.of(entry));
};

const setContent = (pdf: PDFDocument, text: string) =>
  pdf.getPage(0).node.set(PDFName.of('Contents'), pdf.context.register(pdf.context.flateStream(text)));

/** Faults by the number of the condition that then fails. */
const FAULTS: Record<string, (pdf: PDFDocument) => void> = {
  '01-005': (pdf) => setContent(pdf, `0 0 9 9 re\nf\n${contentOf(pdf.getPage(0))}`),
  '06-001': (pdf) => pdf.catalog.delete(PDFName.of('Metadata')),
  '07-001': (pdf) => pdf.catalog.delete(PDFName.of('ViewerPreferences')),
  '09-004': (pdf) => removeFrom(pdf, ['S', 'TD'], 'P'),
  '10-001': (pdf) => removeFrom(pdf, ['Subtype', 'Type0'], 'ToUnicode'),
  '11-006': (pdf) => pdf.catalog.delete(PDFName.of('Lang')),
  '13-004': (pdf) => removeFrom(pdf, ['S', 'Figure'], 'Alt'),
  '14-003': (pdf) => removeFrom(pdf, ['S', 'H1'], 'S'),
  '15-003': (pdf) => removeFrom(pdf, ['S', 'TH'], 'A'),
  '28-009': (pdf) => pdf.getPage(0).node.delete(PDFName.of('Tabs')),
  '28-011': (pdf) => linksOf(pdf)[0]?.delete(PDFName.of('StructParent')),
  '28-012': (pdf) => linksOf(pdf)[0]?.delete(PDFName.of('Contents')),
  '31-009': (pdf) => removeFrom(pdf, ['Type', 'FontDescriptor'], 'FontFile2'),
};

test('the lines and grounds of a table belong to none of its tags', async () => {
  const pdf = await PDFDocument.load(BYTES, { updateMetadata: false });
  completePdfUa(pdf);
  const marks = pdf.getPages().flatMap((page) => runsOf(contentOf(page)).map(({ lines }) => lines[0]));
  assert.ok(marks.includes('/Artifact BMC'));
  assert.ok(!marks.some((mark) => mark?.startsWith('/Table')));
  const tags = pdf.context.enumerateIndirectObjects().map(([, object]) => object);
  for (const tag of tags) {
    if (!(tag instanceof PDFDict) || tag.get(PDFName.of('S')) !== PDFName.of('Table')) continue;
    const rows = tag.lookup(PDFName.of('K'), PDFArray).asArray();
    assert.deepEqual(
      rows.filter((row) => row instanceof PDFNumber),
      [],
    );
  }
});

for (const [number, takeAway] of Object.entries(FAULTS)) {
  test(`what fails condition ${number} of the Matterhorn Protocol is told by that number`, async () => {
    const pdf = await PDFDocument.load(BYTES, { updateMetadata: false });
    completePdfUa(pdf);
    assert.deepEqual(matterhornFaults(pdf), []);
    takeAway(pdf);
    assert.ok(matterhornFaults(pdf).some((fault) => fault.startsWith(number)));
  });
}
