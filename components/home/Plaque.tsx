import { FilePicture } from '@/components/ui/picture/FilePicture';
import { badgePicture, defaultPicture } from '@/lib/pictures/files';
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
};

/** How large a name can be set on the plaque. */
function sizeOf(name: string): 'large' | 'medium' | 'small' {
  if (name.length > 9) return 'small';
  return name.length > 5 ? 'medium' : 'large';
}

/** A drawn plaque with its words over it; never the lettering or emblem of the body itself. */
export function Plaque({ id, caption, name, fullName, descriptor }: PlaqueProps) {
  return (
    <div className={styles.plaque}>
      <FilePicture {...badgePicture(id)} fallbackSrc={defaultPicture().src} className={styles.picture} />
      <p className={styles.caption}>{caption}</p>
      <p className={styles.name} data-size={sizeOf(name)}>
        {name}
        {fullName !== name && fullName !== descriptor && <span className={styles.spoken}>: {fullName}</span>}
      </p>
      <p className={styles.descriptor}>{descriptor}</p>
    </div>
  );
}
