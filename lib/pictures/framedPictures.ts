import { fileOf, type PictureFile } from './files.ts';
import type { BoxWidths } from './photoSizes.ts';
import { type PagePhoto, type PhotoSubject, photoFile } from './photos.ts';
import {
  awardRecipe,
  founderFrameRecipe,
  founderRecipe,
  frameOver,
  type Recipe,
  type SectorSubject,
  type ServiceSubject,
  sectorRecipe,
  sectorTileRecipe,
  serviceRecipe,
} from './recipes.ts';

/*
 * Pictures whose figure an editor's photo may replace. `widths` are those of the box on the page,
 * so that a browser fetches the photo no larger than the page shows it.
 */

/** A drawn picture; or, where there is a photo, the border of the drawn one, to lie over the photo. */
export type FramedPicture = PictureFile & { photo?: PagePhoto };

type Photographed = { image?: PhotoSubject | undefined };

function framed(
  cloth: Recipe,
  image: PhotoSubject | undefined,
  widths: BoxWidths,
  border = frameOver(cloth),
): FramedPicture {
  if (!image) return fileOf(cloth);
  const file = fileOf(border);
  return { ...file, photo: photoFile(image, { ratio: file.width / file.height, widths }) };
}

/** Card of a service, 3:2, border along its lower edge. */
export const framedService = (service: ServiceSubject & { photo?: PhotoSubject | undefined }, widths: BoxWidths) =>
  framed(serviceRecipe(service), service.photo, widths);

/** A sector, 6:5, bordered all round; `index` is its place in the list, from 0, and decides its colour. */
export const framedSector = (sector: SectorSubject & Photographed, index: number, widths: BoxWidths) =>
  framed(sectorRecipe(sector, index), sector.image, widths);

/** A sector as a square tile. */
export const framedSectorTile = (sector: SectorSubject & Photographed, index: number, widths: BoxWidths) =>
  framed(sectorTileRecipe(sector, index), sector.image, widths);

/**
 * The founder in a full border, 14:15. Over the drawn bust the initials are HTML at half its width and
 * 41.3 % of its height, in a disc 31.7 % of its width across.
 */
export const framedFounder = ({ image }: Photographed, widths: BoxWidths) =>
  framed(founderRecipe(), image, widths, founderFrameRecipe());

/** An award in a bordered cloth, 6:5, its middle empty for a plaque where there is no photo. */
export const framedAward = ({ id, image }: { id: string } & Photographed, index: number, widths: BoxWidths) =>
  framed(awardRecipe(id, index), image, widths);
