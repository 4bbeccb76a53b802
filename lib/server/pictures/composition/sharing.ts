import { sharingPath } from '../../../site/paths.ts';
import { PALETTES } from '../palettes.ts';
import type { ServiceSubject } from '../pictureContent.ts';
import type { SharingSubject } from '../sharingSubjects.ts';
import { idsFor } from '../svg/random.ts';
import { bar, group, ref, svg } from '../svg/shapes.ts';
import { bandPattern, borderFor } from './border.ts';
import { groundPattern } from './ground.ts';
import { drawPicture, type PictureOptions } from './picture.ts';

/** Size of Open Graph preview pictures. */
const SHARING_SIZE = { width: 1200, height: 630 };

const STRIP_HEIGHT = 30;
const PICTURE = { width: 600, height: 520, thickness: 40 };
const PICTURE_AT = { x: 540, y: 40 };

/** A narrower picture, beside a title. */
const TITLED = { box: { ...PICTURE, width: 400 }, at: { x: 740, y: 40 } };
const UNTITLED = { box: PICTURE, at: PICTURE_AT };

type SharingOptions = Omit<PictureOptions, 'id'> & { isTitled?: boolean };

/** Draws a picture on ink; the words over it are build/card.typ's. */
function sharingPicture(name: string, { isTitled = false, ...options }: SharingOptions): string {
  const { width, height } = SHARING_SIZE;
  const palette = PALETTES.night;
  const ids = idsFor(`sharing:${name}`);
  const foot = height - STRIP_HEIGHT;
  const { box, at } = isTitled ? TITLED : UNTITLED;
  const defs =
    (isTitled ? '' : groundPattern(ids('ground'), 'spots', palette, 48)) +
    bandPattern(ids('strip'), borderFor(name), palette, STRIP_HEIGHT, 'all');
  const art = drawPicture({ ...box, ...options, id: name, isFile: true });
  const layers = [
    `<defs>${defs}</defs>`,
    bar(0, 0, width, height, palette.ground),
    isTitled ? '' : bar(0, 0, width, height, ref(ids('ground'))),
    group(`translate(${at.x} ${at.y})`, art),
    group(`translate(0 ${foot})`, bar(0, 0, width, STRIP_HEIGHT, ref(ids('strip')))),
  ];
  return svg(width, height, layers.join(''), { isFile: true });
}

/** An Open Graph picture: its drawing, and the words over it besides the firm's name. */
export type SharingPicture = { src: string; svg: string; words: { title?: string; note?: string } };

/** Returns the Open Graph pictures: the site's with the harbour, each service's with its motif, and titled ones. */
export function sharingPictures(
  services: readonly ServiceSubject[],
  subjects: readonly SharingSubject[],
): SharingPicture[] {
  const harbour = sharingPicture('default', { scene: 'harbour', palette: 'night', border: 'teeth' });
  return [
    { src: sharingPath('/default'), svg: harbour, words: {} },
    ...services.map(({ id, icon, iconColor }) => ({
      src: sharingPath(`/services/${id}`),
      svg: sharingPicture(id, { motif: icon, palette: iconColor }),
      words: {},
    })),
    ...subjects.map(({ path, style, title, note }) => ({
      src: sharingPath(path),
      svg: sharingPicture(path, { ...style, isTitled: true }),
      words: { title, ...(note !== undefined && { note }) },
    })),
  ];
}
