import type { ReactNode } from 'react';
import { FilePicture } from '@/components/ui/FilePicture';
import { panoramaPicture } from '@/lib/server/pictures/registry';
import styles from './PanoramaHero.module.scss';

type PanoramaHeroProps = {
  title: string;
  lead: string;
  children?: ReactNode;
};

/** Hero of a page about the firm: text above a full-width drawing of the harbour. */
export function PanoramaHero({ title, lead, children }: PanoramaHeroProps) {
  return (
    <div className="onInk">
      <div className={`${styles.words} wrap`}>
        {children}
        <h1 className={styles.title}>{title}</h1>
        <p className={`${styles.lead} lead`}>{lead}</p>
      </div>
      <FilePicture {...panoramaPicture()} lazy={false} className={`${styles.panorama} notPrinted`} />
    </div>
  );
}
