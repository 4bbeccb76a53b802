'use client';
// Needs the browser: only there does a picture fail to load.

import { FilePicture, type FilePictureProps } from '@/components/ui/picture/FilePicture';

type FeaturedPictureProps = Omit<FilePictureProps, 'onFail' | 'title'> & {
  /** Title of the publication, for the console. */
  title: string;
};

/** Picture of a featured publication; when it fails, the firm's logo replaces it and the console says so. */
export function FeaturedPicture({ title, ...picture }: FeaturedPictureProps) {
  return (
    <FilePicture
      {...picture}
      onFail={() => console.error(`The picture of the featured publication "${title}" failed: ${picture.src}`)}
    />
  );
}
