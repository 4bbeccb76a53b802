import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { GlobalWorkerOptions, getDocument, version } from 'pdfjs-dist/legacy/build/pdf.mjs';

GlobalWorkerOptions.workerSrc = join(process.cwd(), 'public/pdfjs', version, 'pdf.worker.min.mjs');

/** A page with a note in rich text with a bold word, as other programs write it. */
async function richNote(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage();
  const note = pdf.context.obj({
    Type: 'Annot',
    Subtype: 'Text',
    Rect: [100, 100, 120, 120],
    Contents: PDFString.of('Ask the authority'),
    RC: PDFString.of('<body xmlns="http://www.w3.org/1999/xhtml"><p>Ask the <b>authority</b></p></body>'),
  });
  page.node.set(PDFName.of('Annots'), pdf.context.obj([note]));
  return pdf.save();
}

test('the reduced worker still reads rich text in notes and saves documents', async () => {
  const pdf = await getDocument({ data: await richNote(), verbosity: 0 }).promise;
  const [note] = await (await pdf.getPage(1)).getAnnotations();
  assert.equal(note.richText?.str, 'Ask the authority');
  assert.equal((await PDFDocument.load(await pdf.saveDocument())).getPageCount(), 1);
});
