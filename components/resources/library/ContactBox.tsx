import { TextLink } from '@/components/ui/link/TextLink';
import styles from './ContactBox.module.scss';

export function ContactBox() {
  return (
    <div className={styles.box}>
      <h2 className={styles.title}>Cannot find it?</h2>
      <p>Ask us for the circular or form you need.</p>
      <TextLink href="/contact" size="small" arrow>
        Contact Our Team
      </TextLink>
      <p className={styles.feeds}>
        New articles and Finance Acts: <a href="/feed.xml">Atom feed</a>, <a href="/feed.json">JSON feed</a>
      </p>
    </div>
  );
}
