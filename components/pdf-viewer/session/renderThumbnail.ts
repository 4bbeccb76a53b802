import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Job } from './latestFirst';

/** A small picture of a page; sizes in CSS px. */
export type Thumbnail = { canvas: HTMLCanvasElement; width: number; height: number };

/** The job of rendering a page `width` CSS px wide. */
export function thumbnailJob(
  pdf: PDFDocumentProxy,
  pageNumber: number,
  width: number,
  onDrawn: (thumbnail: Thumbnail) => void,
): Job {
  let isCancelled = false;
  let stop: (() => void) | undefined;

  return {
    async run() {
      const page = await pdf.getPage(pageNumber);
      if (isCancelled) return;
      const sharpness = Math.min(window.devicePixelRatio, 2);
      const scale = width / page.getViewport({ scale: 1 }).width;
      const viewport = page.getViewport({ scale: scale * sharpness });
      const canvas = document.createElement('canvas');
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      const task = page.render({ canvas, viewport, annotationMode: 1 });
      stop = () => task.cancel();
      await task.promise;
      if (!isCancelled) onDrawn({ canvas, width, height: viewport.height / sharpness });
    },
    cancel() {
      isCancelled = true;
      stop?.();
    },
  };
}
