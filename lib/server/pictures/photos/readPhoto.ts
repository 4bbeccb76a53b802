import sharp, { type Sharp } from 'sharp';

/** File names allowed for editors' photos in content/images. */
export const PHOTO_NAME = /\.(jpe?g|png)$/;

/** Opens a photo. Ignores warnings about unusual metadata; truncated data throws when read. */
export const openPhoto = (path: string): Sharp => sharp(path, { failOn: 'error' });

/** Width of a test resize, which is fast but decodes the whole original. */
const TRIAL_WIDTH = 8;

/** Describes why a file is not usable as a photo, worded to follow the file name; undefined if it is usable. */
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
