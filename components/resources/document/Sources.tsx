import { Anchor } from '@/components/ui/link/Anchor';
import type { DocumentSource } from '@/lib/content/schemas/document';
import styles from './Sources.module.scss';

type SourcesProps = { sources: readonly DocumentSource[]; id: string };

/** Sources of a document. Printed pages show their URLs. */
export function Sources({ sources, id }: SourcesProps) {
  return (
    <section aria-labelledby={id} data-pagefind-ignore>
      <h2 id={id} className={styles.title}>
        Sources
      </h2>
      <ul role="list" className={styles.list}>
        {sources.map(({ name, url }) => (
          <li key={name}>
            {url ? (
              <Anchor href={url} newTab>
                {name}
              </Anchor>
            ) : (
              name
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
