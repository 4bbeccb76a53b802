import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Job } from './latestFirst';

/** A small picture of a page; sizes in CSS px. */
export type Thumbnail = { canvas: HTMLCanvasElement; width: number; height: number };

/** What a thumbnail shows: a page, turned clockwise by degrees, `width` CSS px wide. */
export type ThumbnailRequest = { pageNumber: number; rotation: number; width: number };

/** The job of rendering a thumbnail. */
export function thumbnailJob(
  pdf: PDFDocumentProxy,
  { pageNumber, rotation: turn, width }: ThumbnailRequest,
  onDrawn: (thumbnail: Thumbnail) => void,
): Job {
  let isCancelled = false;
  let stop: (() => void) | undefined;

  return {
    async run() {
      const page = await pdf.getPage(pageNumber);
      if (isCancelled) return;
      const sharpness = Math.min(window.devicePixelRatio, 2);
      const rotation = (page.rotate + turn) % 360;
      const scale = width / page.getViewport({ scale: 1, rotation }).width;
      const viewport = page.getViewport({ scale: scale * sharpness, rotation });
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
