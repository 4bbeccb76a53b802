import { sharingPath } from '../../../site/sharingPath.ts';
import { bandPattern, borderFor } from '../cloth/borders.ts';
import { type ClothOptions, cloth } from '../cloth/cloth.ts';
import { groundPattern } from '../cloth/grounds.ts';
import { PALETTES, PAPER } from '../palettes.ts';
import type { ServiceSubject } from '../pictureContent.ts';
import type { SubjectStyle } from '../subjectStyles.ts';
import { idsFor } from '../svg/random.ts';
import { bar, group, picture, ref, shape } from '../svg/shapes.ts';
import { type LogoPaths, logo } from './mark.ts';

/** Size of Open Graph preview pictures. */
const SHARING_SIZE = { width: 1200, height: 630 };

const STRIP_HEIGHT = 30;
const CLOTH = { width: 600, height: 520, thickness: 40 };
const CLOTH_AT = { x: 540, y: 40 };
const LOGO_AT = 'translate(72 240)';
const LOGO_SCALE = 2.4;

/** Layout with a title: the logo above it, and a narrower cloth. */
const TITLED = { cloth: { ...CLOTH, width: 400 }, clothAt: { x: 740, y: 40 }, logoAt: 'translate(72 56)', scale: 1.15 };
const UNTITLED = { cloth: CLOTH, clothAt: CLOTH_AT, logoAt: LOGO_AT, scale: LOGO_SCALE };

type SharingOptions = Omit<ClothOptions, 'id'> & { outlines?: { title: string; note: string } };

/** Draws logo and cloth on ink, with an optional title; logo and title in outlines. */
function sharingPicture(paths: LogoPaths, name: string, { outlines, ...options }: SharingOptions): string {
  const { width, height } = SHARING_SIZE;
  const palette = PALETTES.night;
  const ids = idsFor(`sharing:${name}`);
  const foot = height - STRIP_HEIGHT;
  const { cloth: box, clothAt, logoAt, scale } = outlines ? TITLED : UNTITLED;
  const defs =
    (outlines ? '' : groundPattern(ids('ground'), 'spots', palette, 48)) +
    bandPattern(ids('strip'), borderFor(name), palette, STRIP_HEIGHT, 'all');
  const art = cloth({ ...box, ...options, id: name, isFile: true });
  const layers = [
    `<defs>${defs}</defs>`,
    bar(0, 0, width, height, palette.ground),
    outlines ? '' : bar(0, 0, width, height, ref(ids('ground'))),
    group(`${logoAt} scale(${scale})`, logo(paths, 'white', { isFile: true })),
    outlines ? shape(outlines.title, PAPER) + shape(outlines.note, palette.accent) : '',
    group(`translate(${clothAt.x} ${clothAt.y})`, art),
    group(`translate(0 ${foot})`, bar(0, 0, width, STRIP_HEIGHT, ref(ids('strip')))),
  ];
  return picture(width, height, layers.join(''), { isFile: true });
}

/** An Open Graph picture before it is rasterised. */
type SharingPicture = { src: string; svg: string };

/** A page whose picture shows its title. */
export type TitledPage = { path: string; style: SubjectStyle; outlines: { title: string; note: string } };

/** Draws the Open Graph pictures: the site's with the harbour, each service's with its motif, and titled ones. */
export function sharingPictures(
  paths: LogoPaths,
  services: readonly ServiceSubject[],
  pages: readonly TitledPage[] = [],
): SharingPicture[] {
  const harbour = sharingPicture(paths, 'default', { scene: 'harbour', palette: 'night', border: 'teeth' });
  return [
    { src: sharingPath('/default'), svg: harbour },
    ...services.map(({ id, icon, iconColor }) => ({
      src: sharingPath(`/services/${id}`),
      svg: sharingPicture(paths, id, { motif: icon, palette: iconColor }),
    })),
    ...pages.map(({ path, style, outlines }) => ({
      src: sharingPath(path),
      svg: sharingPicture(paths, path, { ...style, outlines }),
    })),
  ];
}
