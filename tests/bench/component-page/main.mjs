// What pdf.js offers to build a viewer with, put together as its own example does: the measure for ours.
// Runs in the browser alone; the bench serves it beside the library.
import { GlobalWorkerOptions, getDocument } from '/pdfjs/legacy/build/pdf.min.mjs';

globalThis.pdfjsLib = await import('/pdfjs/legacy/build/pdf.min.mjs');
const { EventBus, PDFFindController, PDFLinkService, PDFViewer } = await import('/pdfjs/legacy/web/pdf_viewer.mjs');

GlobalWorkerOptions.workerSrc = '/pdfjs/legacy/build/pdf.worker.min.mjs';

const eventBus = new EventBus();
const linkService = new PDFLinkService({ eventBus });
const findController = new PDFFindController({ eventBus, linkService });
const viewer = new PDFViewer({
  container: document.getElementById('container'),
  eventBus,
  linkService,
  findController,
});
linkService.setViewer(viewer);
eventBus.on('pagesinit', () => {
  viewer.currentScaleValue = 'page-width';
});

const file = new URLSearchParams(location.search).get('file');
const pdf = await getDocument({
  url: file,
  cMapUrl: '/pdfjs/cmaps/',
  standardFontDataUrl: '/pdfjs/standard_fonts/',
  wasmUrl: '/pdfjs/wasm/',
}).promise;
viewer.setDocument(pdf);
linkService.setDocument(pdf, null);
