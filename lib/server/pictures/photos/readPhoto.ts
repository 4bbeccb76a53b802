import sharp, { type Sharp } from 'sharp';

/** File names of editors' photos in content/images. */
export const PHOTO_NAME = /\.(jpe?g|png)$/;

/** Opens a photo. Warnings about odd metadata are let through; truncated data throws when it is read. */
export const openPhoto = (path: string): Sharp => sharp(path, { failOn: 'error' });

/** Width of a trial resize, in pixels: quick, but it decodes the whole original. */
const TRIAL_WIDTH = 8;

/** Why a file cannot be used as a photo, worded to follow its name; undefined where it can. */
export async function photoFault(path: string): Promise<string | undefined> {
  const photo = openPhoto(path);
  const format = await photo.metadata().then(
    (metadata) => metadata.format,
    () => undefined,
  );
  if (format === undefined) return 'which cannot be read as a picture';
  if (format !== 'jpeg' && format !== 'png') return `which holds a picture of another kind (${format})`;
  return photo
    .resize(TRIAL_WIDTH)
    .toBuffer()
    .then(
      () => undefined,
      () => 'a picture that is damaged or breaks off',
    );
}
