import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const sourceOf = (file: string) =>
  readFileSync(join(process.cwd(), 'node_modules/pdfjs-dist/legacy', file), 'utf8').replace(/\s+/g, ' ');
const LIBRARY = sourceOf('build/pdf.mjs');
const VIEWER = sourceOf('web/pdf_viewer.mjs');

type Row = [what: string, source: string, needed: string | RegExp];

const dispatched = (source: string, ...events: string[]): Row[] =>
  events.map((event) => [`the event ${event}`, source, `ispatch("${event}", {`]);
const taken = (source: string, ...orders: string[]): Row[] =>
  orders.map((name) => [`the order ${name}`, source, new RegExp(`\\b_?on\\("${name}",`)]);

// Matches the source, because Jest cannot run pdf.js. Without these tests an incompatible update would fail only in browser
// tests, whose failures do not show the cause.
describe('an update of pdf.js keeps what the viewer leans on:', () => {
  it.each<Row>([
    ['a worker from a port', LIBRARY, 'port = null'],
    [
      'a viewer that is emptied by no document',
      VIEWER,
      'this.pdfDocument = pdfDocument; if (!pdfDocument) { return; }',
    ],
    ['pages that wait until they are seen', VIEWER, 'pdfDocument.loadingParams.disableAutoFetch ||'],
    ['a listener for changes of the annotations', LIBRARY, 'onSetModified = null;'],
    ['a listener for changes that are taken back', LIBRARY, 'onResetModified = null;'],
    ['a map of what saving writes', LIBRARY, /get serializable\(\) \{.*? map, hash:?/],
    ['downloads of attached files', VIEWER, 'openOrDownloadData(data, filename'],
    ['the manager of descriptions', LIBRARY, '#altTextManager?.editAltText(this, editor'],
    ['keys that stop for a description', LIBRARY, ' removeEditListeners() {'],
    ['keys that go on after it', LIBRARY, ' addEditListeners() {'],
    ['the description of a stamp', LIBRARY, /get altTextData\(\).*set altTextData\(/],
    ['the end of a description', LIBRARY, ' altTextFinish() {'],
    ['a copy of a stamp', LIBRARY, 'copyCanvas(maxDataDimension, maxPreviewDimension'],
    ['the end of an edit that is open', LIBRARY, ' endCurrentEditing() {'],
    ['colours to mark with, by their names', VIEWER, 'options.annotationEditorHighlightColors'],
    ...dispatched(VIEWER, 'pagesinit', 'pagechanging', 'pagerendered', 'scalechanging', 'rotationchanging'),
    ...dispatched(VIEWER, 'updatefindmatchescount', 'updatefindcontrolstate', 'annotationeditoruimanager'),
    ...dispatched(LIBRARY, 'annotationeditorparamschanged', 'switchannotationeditormode', 'editingstateschanged'),
    ['the event annotationeditorlayerrendered', VIEWER, 'ispatchLayerRendered("annotationeditorlayerrendered"'],
    ...taken(VIEWER, 'find', 'findbarclose'),
    ...taken(LIBRARY, 'switchannotationeditorparams', 'editingaction'),
  ])('%s', (_what, source, needed) => {
    expect(typeof needed === 'string' ? source.includes(needed) : needed.test(source)).toBe(true);
  });
});
