import { FilePicture } from '@/components/ui/FilePicture';
import { resourcePicture } from '@/lib/server/pictures/registry';
import styles from './ToolPicture.module.scss';

type ToolPictureProps = {
  id: string;
  className: string | undefined;
  /** It shows without scrolling. */
  isFirst?: boolean;
};

/** The picture of a calculator, the same in the library. */
export function ToolPicture({ id, className, isFirst = false }: ToolPictureProps) {
  const picture = resourcePicture({ id, category: 'calculators' });
  return <FilePicture {...picture} className={className} lazy={!isFirst} />;
}

/** The picture of a tool as a square beside the title of its page. */
export const HeadPicture = ({ id }: { id: string }) => <ToolPicture id={id} className={styles.picture} isFirst />;
