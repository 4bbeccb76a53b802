import sharp from 'sharp';
import { favicon, type MarkPaths } from '../composition/mark.ts';
import type { PublishedFile } from './publishFiles.ts';

/** Renders a drawing as PNG, at its own size by default; flat colours compress best with a palette. */
const toPng = async (svg: string, size?: number): Promise<Uint8Array> =>
  sharp(Buffer.from(svg)).resize(size).png({ compressionLevel: 9, palette: true }).toBuffer();

/** Icon sizes of the web app manifest and of iOS, in pixels. */
const ICON_SIZES = [192, 512] as const;
const APPLE_ICON_SIZE = 180;

const tilePng = (paths: MarkPaths, size: number) => toPng(favicon(paths, { hasRoundCorners: false }), size);

/** Renders the site's icons from the paths of the mark, at their conventional URLs. */
export const brandFiles = (paths: MarkPaths): PublishedFile[] => [
  { src: '/favicon.svg', content: favicon(paths) },
  ...ICON_SIZES.map((size) => ({ src: `/icon-${size}.png`, content: () => tilePng(paths, size) })),
  { src: '/apple-touch-icon.png', content: () => tilePng(paths, APPLE_ICON_SIZE) },
];
