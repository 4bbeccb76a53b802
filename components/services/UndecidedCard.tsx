import { TextLink } from '@/components/ui/link/TextLink';
import { FilePicture } from '@/components/ui/picture/FilePicture';
import { emptyPicture } from '@/lib/server/pictures/registry';
import { PAGES } from '@/lib/site/pages';
import styles from './UndecidedCard.module.scss';

type UndecidedCardProps = { title: string; text: string };

/** Last card of a grid, for visitors who cannot tell which of the others they need. */
export function UndecidedCard({ title, text }: UndecidedCardProps) {
  return (
    <div className={styles.card}>
      <FilePicture {...emptyPicture('not-sure')} />
      <div className={styles.body}>
        <p className={styles.title}>{title}</p>
        <p>{text}</p>
        <p className={styles.link}>
          <TextLink href={PAGES.contact.path} arrow>
            Ask for a quote
          </TextLink>
        </p>
      </div>
    </div>
  );
}
