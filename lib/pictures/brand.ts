import type { WrittenFile } from './allPictureFiles.ts';
import { favicon, type MarkPaths } from './mark.ts';
import { toPng } from './rasterise.ts';

/** Squares that browsers and phones ask for, in pixels. */
const ICON_SIZES = [192, 512] as const;
const APPLE_ICON_SIZE = 180;

const tilePng = (paths: MarkPaths, size: number) => toPng(favicon(paths, { hasRoundCorners: false }), size);

/**
 * The site's own icons, at the addresses that browsers know: /favicon.svg, /icon-192.png,
 * /icon-512.png and /apple-touch-icon.png. All follow from the paths of the mark.
 */
export async function brandFiles(paths: MarkPaths): Promise<WrittenFile[]> {
  const icons = ICON_SIZES.map(async (size) => ({ src: `/icon-${size}.png`, content: await tilePng(paths, size) }));
  return [
    { src: '/favicon.svg', content: favicon(paths) },
    ...(await Promise.all(icons)),
    { src: '/apple-touch-icon.png', content: await tilePng(paths, APPLE_ICON_SIZE) },
  ];
}
