import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon/Icon';
import { Anchor, type AnchorProps } from '@/components/ui/TextLink';
import styles from './ListRow.module.scss';

type ListRowProps = {
  icon: IconName;
  title: string;
  link: AnchorProps;
  heading?: 'h3' | 'h4';
  /** Links beside the text in wide windows, otherwise below it. */
  actions: ReactNode;
  children: ReactNode;
};

/** A library or media entry in a list without pictures. */
export function ListRow({ icon, title, link, heading: Heading = 'h3', actions, children }: ListRowProps) {
  return (
    <article className={styles.row}>
      <Icon name={icon} />
      <Heading className="title">
        <Anchor {...link}>{title}</Anchor>
      </Heading>
      <div className="small muted">{children}</div>
      <div className={`${styles.actions} notPrinted`}>{actions}</div>
    </article>
  );
}
