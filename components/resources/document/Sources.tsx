import { LawBasis } from '@/components/behaviours/law-basis/LawBasis';
import { Disclosure } from '@/components/ui/accordion/Disclosure';
import { Anchor } from '@/components/ui/link/Anchor';
import type { DocumentSource } from '@/lib/content/schemas/document';
import styles from './Sources.module.scss';

type SourcesProps = {
  sources: readonly DocumentSource[];
  id: string;
  /** Year of the newest Finance Act that the rates take in. */
  financeAct?: number | undefined;
};

/** Sources of a document. Printed pages show their URLs. */
export function Sources({ sources, id, financeAct }: SourcesProps) {
  return (
    <section aria-labelledby={id} data-pagefind-ignore>
      <Disclosure summary="Sources" headingId={id}>
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
          {financeAct !== undefined && (
            <li>
              <LawBasis financeAct={financeAct} />
            </li>
          )}
        </ul>
      </Disclosure>
    </section>
  );
}
