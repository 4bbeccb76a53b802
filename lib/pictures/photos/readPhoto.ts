import sharp, { type Sharp } from 'sharp';

/** A file that an editor put into content/images as a photo. */
export const PHOTO_NAME = /\.(jpe?g|png)$/;

/** Opens a photo; small oddities of cameras are let through, a photo that breaks off is not. */
export const openPhoto = (path: string): Sharp => sharp(path, { failOn: 'error' });

/** Small enough to be made quickly, while all of the original is read for it. */
const TRIAL_WIDTH = 8;

/** What keeps a file from being used as a photo, in words that follow its name; nothing where it is in order. */
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
