import { DocumentMeta } from '@/components/behaviours/publications/DocumentMeta';
import { PictureCard } from '@/components/behaviours/publications/PictureCard';
import { FilePicture } from '@/components/ui/FilePicture';
import { Icon } from '@/components/ui/icon/Icon';
import { TextLink } from '@/components/ui/TextLink';
import type { Calculator } from '@/lib/server/content/loaders/resources';
import { defaultPicture, resourcePicture } from '@/lib/server/pictures/registry';
import { LAW_AS_AT } from '@/lib/server/resources/ownDay';
import { lawDay } from '@/lib/server/seo/sitePages';
import styles from './DocumentRow.module.scss';

/** A calculator in the library; one outside the salary group stands below a heading of its own. */
export function CalculatorCard({ calculator }: { calculator: Calculator }) {
  const { id, title, link: href, audience } = calculator;
  const day = lawDay(id);
  const isSalary = audience === 'salary';
  return (
    <PictureCard
      shape={isSalary ? 'column' : 'row'}
      picture={<FilePicture {...resourcePicture(calculator)} fallbackSrc={defaultPicture().src} />}
      icon="calculator"
      title={title}
      link={{ href }}
      heading={isSalary ? 'h3' : 'h4'}
      meta={<DocumentMeta document={{ ...calculator, date: day }} dated={{ day, words: LAW_AS_AT }} />}
    >
      <TextLink href={href} size="small" arrow>
        View Resource
      </TextLink>
    </PictureCard>
  );
}

/** A calculator of the library without a card of its own. */
export function CalculatorRow({ calculator: { title, link, description } }: { calculator: Calculator }) {
  return (
    <article className={styles.row}>
      <Icon name="calculator" />
      <h4 className={styles.title}>
        <a href={link}>{title}</a>
      </h4>
      <p className={styles.meta}>{description}</p>
      <TextLink href={link} size="small" arrow>
        View Resource
      </TextLink>
    </article>
  );
}
