import { FilePicture } from '@/components/ui/picture/FilePicture';
import { defaultPicture, resourcePicture } from '@/lib/server/pictures/registry';

type ToolClothProps = {
  /** Of the calculator. */
  id: string;
  className: string | undefined;
  /** It shows without scrolling. */
  isFirst?: boolean;
};

/** The cloth of a calculator, the same in the library. */
export function ToolCloth({ id, className, isFirst = false }: ToolClothProps) {
  const picture = resourcePicture({ id, category: 'calculators' });
  return <FilePicture {...picture} fallbackSrc={defaultPicture().src} className={className} lazy={!isFirst} />;
}
