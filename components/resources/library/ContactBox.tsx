import { TextLink } from '@/components/ui/link/TextLink';
import { getPageTexts } from '@/lib/server/content/loaders/pageTexts';
import { PAGES } from '@/lib/site/pages';
import styles from './ContactBox.module.scss';

export function ContactBox() {
  const { title, text } = getPageTexts().resources.contactBox;
  return (
    <div className={styles.box}>
      <h2 className={styles.title}>{title}</h2>
      <p>{text}</p>
      <TextLink href="/contact" size="small" arrow>
        Contact Our Team
      </TextLink>
      <p className={styles.feeds}>
        <a href={PAGES.whatsNew.path}>{PAGES.whatsNew.name}</a>: <a href="/feed.xml">Atom feed</a>,{' '}
        <a href="/feed.json">JSON feed</a>
      </p>
    </div>
  );
}
