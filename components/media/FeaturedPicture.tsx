'use client';

// Needs the browser: only there can one learn that a picture failed.
import { FilePicture, type FilePictureProps } from '@/components/ui/picture/FilePicture';

type FeaturedPictureProps = Omit<FilePictureProps, 'onFail' | 'title'> & {
  /** Title of the publication, for the console. */
  title: string;
};

/** Picture of a featured publication. The firm's logo takes its place when it fails, and the console says so. */
export function FeaturedPicture({ title, ...picture }: FeaturedPictureProps) {
  return (
    <FilePicture
      {...picture}
      onFail={() => console.error(`The picture of the featured publication "${title}" failed: ${picture.src}`)}
    />
  );
}
