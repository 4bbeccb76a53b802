import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const sourceOf = (file: string) =>
  readFileSync(join(process.cwd(), 'node_modules/pdfjs-dist/legacy', file), 'utf8').replace(/\s+/g, ' ');
const LIBRARY = sourceOf('build/pdf.mjs');
const VIEWER = sourceOf('web/pdf_viewer.mjs');

type Row = [what: string, source: string, needed: string | RegExp];

const dispatched = (source: string, ...events: string[]): Row[] =>
  events.map((event) => [`the event ${event}`, source, `ispatch("${event}", {`]);
const taken = (source: string, ...commands: string[]): Row[] =>
  commands.map((name) => [`the command ${name}`, source, new RegExp(`\\b_?on\\("${name}",`)]);

// Matches the source, because Jest cannot run pdf.js. Without these tests an incompatible update would fail only in browser
// tests, whose failures do not show the cause.
describe('pdf.js still has what the viewer depends on:', () => {
  it.each<Row>([
    ['a worker from a port', LIBRARY, 'port = null'],
    [
      'a viewer that is cleared without a document',
      VIEWER,
      'this.pdfDocument = pdfDocument; if (!pdfDocument) { return; }',
    ],
    ['pages that load only when visible', VIEWER, 'pdfDocument.loadingParams.disableAutoFetch ||'],
    ['a listener for changes to annotations', LIBRARY, 'onSetModified = null;'],
    ['a listener for reverted changes', LIBRARY, 'onResetModified = null;'],
    ['a map of the annotations to save', LIBRARY, /get serializable\(\) \{.*? map, hash:?/],
    ['downloads of attached files', VIEWER, 'openOrDownloadData(data, filename'],
    ['the alt text manager', LIBRARY, '#altTextManager?.editAltText(this, editor'],
    ['a way to suspend the keys for alt text', LIBRARY, ' removeEditListeners() {'],
    ['a way to resume the keys', LIBRARY, ' addEditListeners() {'],
    ['the alt text of a stamp', LIBRARY, /get altTextData\(\).*set altTextData\(/],
    ['the end of the alt text dialog', LIBRARY, ' altTextFinish() {'],
    ['a copy of a stamp', LIBRARY, 'copyCanvas(maxDataDimension, maxPreviewDimension'],
    ['a way to end the current edit', LIBRARY, ' endCurrentEditing() {'],
    ['named highlight colours', VIEWER, 'options.annotationEditorHighlightColors'],
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
