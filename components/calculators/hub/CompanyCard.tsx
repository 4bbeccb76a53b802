import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { FilePicture } from '@/components/ui/picture/FilePicture';
import { defaultPicture, resourcePicture } from '@/lib/pictures/registry';
import { CALCULATOR_ENTRIES } from '../layout/calculatorList';
import styles from './CompanyCard.module.scss';

/** The corporate tax calculator on the hub, one wide card. */
export function CompanyCard() {
  const { name, href } = CALCULATOR_ENTRIES['corporate-tax'];
  return (
    <div className={styles.card}>
      <FilePicture
        {...resourcePicture({ id: 'corporate-tax', category: 'calculators' })}
        fallbackSrc={defaultPicture().src}
        className={styles.picture}
      />
      <div className={styles.words}>
        <h3>{name}</h3>
        <p className={styles.text}>
          The rate that applies, minimum tax from a third loss year, four instalments with their dates and the day the
          final return is due.
        </p>
      </div>
      <ButtonLink href={href} iconEnd="arrow-right" aria-label={`Open calculator: ${name}`}>
        Open calculator
      </ButtonLink>
    </div>
  );
}
