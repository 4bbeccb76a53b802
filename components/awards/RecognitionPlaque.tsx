import { LogoPlaque } from '@/components/ui/plaque/LogoPlaque';
import { Plaque } from '@/components/ui/plaque/Plaque';
import type { Affiliation } from '@/lib/content/schemas/awards';
import { logoFile } from '@/lib/pictures/photos/pagePhoto';
import { badgePicture, defaultPicture } from '@/lib/pictures/registry';

/** Plaque of a body: drawn with words of ours until there is a licensed logo. */
export function RecognitionPlaque({ affiliation }: { affiliation: Affiliation }) {
  const { id, image, caption, shortName, descriptor } = affiliation;
  const fallbackSrc = defaultPicture().src;
  if (image) return <LogoPlaque logo={logoFile(image)} fallbackSrc={fallbackSrc} />;
  return <Plaque picture={badgePicture(id)} name={shortName} {...{ caption, descriptor, fallbackSrc }} />;
}
