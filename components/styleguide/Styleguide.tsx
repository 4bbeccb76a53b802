import { CONTENT_SPECIMENS } from './contentSpecimens';
import { CONTROL_SPECIMENS } from './controlSpecimens';
import { LAYOUT_SPECIMENS } from './layoutSpecimens';
import { SpecimenSection } from './Specimen';
import styles from './Styleguide.module.scss';

const GROUPS = {
  'Actions and fields': CONTROL_SPECIMENS,
  'Content and messages': CONTENT_SPECIMENS,
  'Layout and navigation': LAYOUT_SPECIMENS,
};

/** Every part of components/ui in its states. */
export const Styleguide = () => (
  <div className={styles.page}>
    {Object.entries(GROUPS).map(([group, specimens]) => (
      <section key={group}>
        <h2>{group}</h2>
        {Object.entries(specimens).map(([name, specimen]) => (
          <SpecimenSection key={name} name={name} {...specimen} />
        ))}
      </section>
    ))}
  </div>
);
