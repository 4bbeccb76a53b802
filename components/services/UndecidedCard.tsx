import { TextLink } from '@/components/ui/link/TextLink';
import { FilePicture } from '@/components/ui/picture/FilePicture';
import { emptyPicture } from '@/lib/server/pictures/registry';
import styles from './UndecidedCard.module.scss';

/** Last card of the grid, for visitors who do not know which service they need. */
export function UndecidedCard() {
  return (
    <div className={styles.card}>
      <FilePicture {...emptyPicture('not-sure')} />
      <div className={styles.body}>
        <h3>Not sure which one?</h3>
        <p>Describe the problem in a sentence. We will say who should look at it.</p>
        <p className={styles.link}>
          <TextLink href="/contact" arrow>
            Contact us
          </TextLink>
        </p>
      </div>
    </div>
  );
}
