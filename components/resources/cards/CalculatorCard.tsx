import { TextLink } from '@/components/ui/link/TextLink';
import { FilePicture } from '@/components/ui/picture/FilePicture';
import type { Calculator } from '@/lib/content/schemas/resource';
import { defaultPicture, resourcePicture } from '@/lib/server/pictures/registry';
import styles from './CalculatorCard.module.scss';
import { CategorySign } from './CategorySign';
import { DocumentMeta } from './DocumentMeta';

/** A calculator in the library; one outside the salary group takes the whole width. */
export function CalculatorCard({ calculator }: { calculator: Calculator }) {
  const { title, description, link, audience } = calculator;
  const isWide = audience !== 'salary';
  const Heading = isWide ? 'h4' : 'h3';
  return (
    <article className={styles.card} data-wide={isWide || undefined}>
      <FilePicture {...resourcePicture(calculator)} fallbackSrc={defaultPicture().src} className={styles.picture} />
      <CategorySign category="calculators" ground="picture" />
      <div className={styles.body}>
        <Heading className={styles.title}>{title}</Heading>
        <DocumentMeta document={calculator} />
        <p className={styles.text}>{description}</p>
        <TextLink href={link} size="small" arrow>
          View Resource
        </TextLink>
      </div>
    </article>
  );
}
