import { Reveal } from '@/components/ui/reveal/Reveal';
import { Scroller } from '@/components/ui/scroller/Scroller';
import { TabsExample } from './examples';
import { ServiceCardExample } from './ServiceCardExample';
import { Specimen, SpecimenGroup } from './Specimen';
import styles from './Styleguide.module.scss';

const CARDS = [0, 1, 2, 3, 4, 5];

/** Tabs, rows and reveals. */
export function MovementSpecimens() {
  return (
    <SpecimenGroup title="Tabs, rows, reveals">
      <Specimen title="Tabs, FilterBar, Dots">
        <TabsExample idPrefix="light" />
      </Specimen>
      <Specimen title="Tabs, FilterBar, Dots on ink" isDark>
        <TabsExample idPrefix="ink" />
      </Specimen>
      <Specimen title="Scroller" isWide>
        <Scroller label="Sample services" itemCount={CARDS.length} itemsPerDot={3}>
          {CARDS.map((index) => (
            <li key={index} className={styles.item}>
              <ServiceCardExample index={index} />
            </li>
          ))}
        </Scroller>
      </Specimen>
      <Specimen title="Reveal" isWide>
        {CARDS.map((index) => (
          <Reveal key={index}>
            <p>Item {index + 1}</p>
          </Reveal>
        ))}
      </Specimen>
    </SpecimenGroup>
  );
}
