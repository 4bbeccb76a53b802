import { strip } from '@/lib/server/pictures/composition/border';
import type { BorderName, PaletteName } from '@/lib/site/pictureStyle';
import styles from './BorderStrip.module.scss';

type InlinePictureProps = {
  /** Markup of the picture system: static, without user input. */
  svg: string;
  className?: string | undefined;
};

/** The size of a picture's file, which its box on the page takes the place of. */
const FILE_SIZE = / width="\d+" height="\d+"(?=[^>]* viewBox=)/;

/** A decorative picture inlined into the page, for what shows without scrolling; others are files. */
export function InlinePicture({ svg, className }: InlinePictureProps) {
  const html = svg.replace(FILE_SIZE, '');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup made by lib/server/pictures from code alone
  return <div className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: html }} />;
}

type BorderStripProps = {
  border: BorderName;
  palette?: PaletteName;
  /** Keeps the ids of two strips on one page apart. */
  scope: string;
  /** 20 px high instead of 28. */
  isThin?: boolean;
};

/** A patterned border (pindo) across the whole page, at the edge of a section. Not printed. */
export function BorderStrip({ border, palette = 'night', scope, isThin = false }: BorderStripProps) {
  return (
    <InlinePicture
      svg={strip({ border, palette, size: isThin ? 20 : 28, scope })}
      className={isThin ? styles.thin : styles.band}
    />
  );
}
