import { Disclosure } from '@/components/ui/Disclosure';
import type { DocumentSource } from '@/lib/content/schemas/resources';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import type { TextDays } from '@/lib/resources/textDays';
import styles from './Sources.module.scss';

type SourcesProps = {
  sources: readonly DocumentSource[];
  id: string;
  days: TextDays;
};

const Day = ({ day }: { day: string }) => <time dateTime={day}>{formatLongDate(day)}</time>;

/** Days of publication and of the last change of a text. */
const TextDay = ({ published, changed }: TextDays) => (
  <p className={styles.day}>
    {published ? 'Published ' : 'Text changed '}
    <Day day={published ?? changed} />
    {published && published !== changed && (
      <>
        , updated <Day day={changed} />
      </>
    )}
  </p>
);

/** Sources of a document and the days of its text. Printed pages show the URLs of the sources. */
export function Sources({ sources, id, days }: SourcesProps) {
  return (
    <section aria-labelledby={id} data-pagefind-ignore>
      <Disclosure summary="Sources" headingId={id}>
        <ul role="list" className={styles.list}>
          {sources.map(({ name, url }) => (
            <li key={name}>{url ? <a href={url}>{name}</a> : name}</li>
          ))}
        </ul>
      </Disclosure>
      <TextDay {...days} />
    </section>
  );
}
