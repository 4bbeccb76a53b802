import { strip } from '@/lib/server/pictures/composition/border';
import type { BorderName, PaletteName } from '@/lib/site/pictureStyle';
import styles from './BorderStrip.module.scss';

type InlinePictureProps = {
  /** Static markup from the picture system, without user input. */
  svg: string;
  className?: string | undefined;
};

/** The SVG's own size, removed so that CSS determines it. */
const FILE_SIZE = / width="\d+" height="\d+"(?=[^>]* viewBox=)/;

/** A decorative picture inlined into the page, for pictures visible without scrolling; others are separate files. */
export function InlinePicture({ svg, className }: InlinePictureProps) {
  const html = svg.replace(FILE_SIZE, '');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: static markup from lib/server/pictures
  return <div className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: html }} />;
}

type BorderStripProps = {
  border: BorderName;
  palette?: PaletteName;
  /** Keeps ids unique if a page has two strips. */
  scope: string;
  /** 20 px high instead of 28 px. */
  isThin?: boolean;
};

/** A patterned border (pindo) across the full page width, at the edge of a section. Not printed. */
export function BorderStrip({ border, palette = 'night', scope, isThin = false }: BorderStripProps) {
  return (
    <InlinePicture
      svg={strip({ border, palette, size: isThin ? 20 : 28, scope })}
      className={isThin ? styles.thin : styles.band}
    />
  );
}
