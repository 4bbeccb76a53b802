import { logoFile, type PhotoSubject } from './photos/pagePhoto.ts';
import { badgePicture, defaultPicture } from './registry.ts';

/** Returns the plaque of an award or a body: the drawing, and the body's own logo if we have a licensed one. */
export const plaquePictures = ({ id, image }: { id: string; image?: PhotoSubject | undefined }) => ({
  drawing: badgePicture(id),
  logo: image && logoFile(image),
  fallbackSrc: defaultPicture().src,
});
