import sharp, { type Sharp } from 'sharp';

/** File names of editors' photos in content/images. */
export const PHOTO_NAME = /\.(jpe?g|png)$/;

/** Opens a photo. Ignores warnings about odd metadata; truncated data throws on reading. */
export const openPhoto = (path: string): Sharp => sharp(path, { failOn: 'error' });

/** Width of a trial resize, in pixels. It is quick, but decodes the whole original. */
const TRIAL_WIDTH = 8;

/** Describes why a file is not usable as a photo, worded to follow its name; undefined if it is. */
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
