import { FilePicture } from '@/components/ui/picture/FilePicture';
import type { ValueTab } from '@/lib/content/schemas/people';
import { defaultPicture, valuePicture } from '@/lib/server/pictures/registry';
import { TabbedPanels } from './TabbedPanels';
import styles from './ValuesSection.module.scss';

function ValuePanel({ value }: { value: ValueTab }) {
  return (
    <div className={styles.panel}>
      <div>
        <p className={styles.statement}>{value.statement}</p>
        {value.points.length > 0 && (
          <dl className={styles.points}>
            {value.points.map(({ title, text }) => (
              <div key={title}>
                <dt className={styles.point}>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <FilePicture {...valuePicture(value)} fallbackSrc={defaultPicture().src} className={styles.picture} />
    </div>
  );
}

const toPanel = (value: ValueTab) => ({
  id: value.id,
  label: value.label,
  content: <ValuePanel value={value} />,
});

/** Vision, mission, values and approach; vision is open at first. */
export function ValuesSection({ values: [first, ...others] }: { values: ValueTab[] }) {
  if (!first) return null;
  return (
    <section className={styles.section} aria-labelledby="values">
      <div className={styles.inner}>
        <TabbedPanels
          label="Our Values & Vision"
          idPrefix="values"
          panels={[toPanel(first), ...others.map(toPanel)]}
          heading={<h2 id="values">Our Values & Vision</h2>}
        />
      </div>
    </section>
  );
}
