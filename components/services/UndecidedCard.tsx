import { TextLink } from '@/components/ui/link/TextLink';
import { FilePicture } from '@/components/ui/picture/FilePicture';
import { getPageTexts } from '@/lib/server/content/loaders/pageTexts';
import { emptyPicture } from '@/lib/server/pictures/registry';
import styles from './UndecidedCard.module.scss';

/** Last card of the grid, for visitors who do not know which service they need. */
export function UndecidedCard() {
  const { title, text } = getPageTexts().services.undecided;
  return (
    <div className={styles.card}>
      <FilePicture {...emptyPicture('not-sure')} />
      <div className={styles.body}>
        <h3>{title}</h3>
        <p>{text}</p>
        <p className={styles.link}>
          <TextLink href="/contact" arrow>
            Contact us
          </TextLink>
        </p>
      </div>
    </div>
  );
}
