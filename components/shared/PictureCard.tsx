import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/classNames';
import { Icon, type IconName } from '@/components/ui/icon/Icon';
import { Anchor, type AnchorProps } from '@/components/ui/TextLink';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { byline } from '@/lib/resources/textDays';
import { type EntryDate, entryDate, type ListedEntry } from '@/lib/server/resources/entryDate';
import type { FileFacts } from '@/lib/server/resources/fileFacts';
import styles from './PictureCard.module.scss';

type PictureCardProps = {
  /** Where the picture goes. column: above the text, if there is room; row: beside it; cover: beside it, but narrower. */
  shape: 'column' | 'row' | 'cover';
  /** Twice the size, across the full width of the list. */
  isLarge?: boolean;
  picture: ReactNode;
  /** Icon of the category, in a corner of the picture. */
  icon?: IconName | undefined;
  title: string;
  link?: AnchorProps | undefined;
  heading?: 'h3' | 'h4';
  meta: ReactNode;
  text?: ReactNode;
  /** Links at the bottom of the card. */
  children?: ReactNode;
};

const SHAPES = { column: styles.column, row: styles.row, cover: styles.cover };

/** A library or media entry with its picture. On phones the picture is beside the title. */
export function PictureCard(props: PictureCardProps) {
  const { shape, isLarge, picture, icon, title, link, heading: Heading = 'h3', meta, text, children } = props;
  return (
    <article className={classNames(styles.card, SHAPES[shape], isLarge && styles.large)}>
      <div className={`${styles.picture} notPrinted`}>
        {picture}
        {icon && (
          <span className={styles.sign}>
            <Icon name={icon} />
          </span>
        )}
      </div>
      <div className={styles.body}>
        <Heading className={`${styles.title} h4`}>{link ? <Anchor {...link}>{title}</Anchor> : title}</Heading>
        <div className={styles.meta}>{meta}</div>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {children && <div className={`${styles.actions} notPrinted`}>{children}</div>}
    </article>
  );
}

type DocumentMetaProps = {
  document: ListedEntry & { author?: string | undefined };
  /** The date of the law, shown instead of the document's own dates. */
  dated?: EntryDate;
  file?: FileFacts | undefined;
  /** Display name of the kind, such as 'Interview'. */
  kind?: string;
  children?: ReactNode;
};

/** The kind, author, dates and file size of an entry, and `children`, on one line. */
export function DocumentMeta({ document, dated, file, kind, children }: DocumentMetaProps) {
  const { author, date } = document;
  const law = dated ?? entryDate(document);
  return (
    <p className={styles.facts}>
      {kind && <span>{kind}</span>} {author && <span>{byline(author)}</span>}{' '}
      {!dated && <time dateTime={date}>{formatLongDate(date, 'en')}</time>}{' '}
      {law.words && (
        <span>
          {law.words}
          <time dateTime={law.day}>{formatLongDate(law.day, 'en')}</time>
        </span>
      )}{' '}
      {file && <span>{file.text}</span>} {children && <span>{children}</span>}
    </p>
  );
}
