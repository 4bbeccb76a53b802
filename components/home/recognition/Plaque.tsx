import { FilePicture } from '@/components/ui/picture/FilePicture';
import { LogoPlaque } from '@/components/ui/plaque/LogoPlaque';
import { logoFile, type PhotoSubject } from '@/lib/pictures/photos/pagePhoto';
import { badgePicture, defaultPicture } from '@/lib/pictures/registry';
import styles from './Plaque.module.scss';

type PlaqueProps = {
  id: string;
  /** Line above the name. */
  caption: string;
  /** Set large. */
  name: string;
  /** The name in full, for those who hear it. */
  fullName: string;
  /** Line below the name. */
  descriptor: string;
  /** The body's own logo, which takes the place of all that is drawn and set. */
  image?: PhotoSubject | undefined;
};

/** How large a name can be set on the plaque. */
function sizeOf(name: string): 'large' | 'medium' | 'small' {
  if (name.length > 9) return 'small';
  return name.length > 5 ? 'medium' : 'large';
}

/** A drawn plaque with its words over it; the lettering or emblem of the body itself only from a licensed logo. */
export function Plaque({ id, caption, name, fullName, descriptor, image }: PlaqueProps) {
  const fallbackSrc = defaultPicture().src;
  if (image) return <LogoPlaque logo={logoFile(image)} fallbackSrc={fallbackSrc} />;
  return (
    <div className={styles.plaque}>
      <FilePicture {...badgePicture(id)} fallbackSrc={fallbackSrc} className={styles.picture} />
      <p className={styles.caption}>{caption}</p>
      <p className={styles.name} data-size={sizeOf(name)}>
        {name}
        {fullName !== name && fullName !== descriptor && <span className={styles.spoken}>: {fullName}</span>}
      </p>
      <p className={styles.descriptor}>{descriptor}</p>
    </div>
  );
}
