import { Anchor } from '@/components/ui/link/Anchor';
import type { DocumentSource } from '@/lib/content/schemas/document';
import { language } from '@/lib/words/language';
import { say } from '@/lib/words/say';
import styles from './Sources.module.scss';

type SourcesProps = { sources: readonly DocumentSource[]; id: string };

/** A source is called in English, whatever the language of the page. */
const SourceName = ({ children }: { children: string }) =>
  language() === 'en' ? children : <span lang="en">{children}</span>;

/** Sources of a document. Printed pages show their URLs. */
export function Sources({ sources, id }: SourcesProps) {
  return (
    <section aria-labelledby={id} data-pagefind-ignore>
      <h2 id={id} className={styles.title}>
        {say('Sources')}
      </h2>
      <ul role="list" className={styles.list}>
        {sources.map(({ name, url }) => (
          <li key={name}>
            {url ? (
              <Anchor href={url} newTab>
                <SourceName>{name}</SourceName>
              </Anchor>
            ) : (
              <SourceName>{name}</SourceName>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
