import { PageHero } from '@/components/shell/hero/PageHero';
import { Disclosure } from '@/components/ui/accordion/Disclosure';
import { getPageTexts } from '@/lib/server/content/loaders/pageTexts';
import type { evidenceLists, KnownLine, SourceLines } from '@/lib/server/resources/evidenceList';
import { PAGES } from '@/lib/site/pages';
import { DISPUTED_LIST, EVIDENCE_NAMES } from '@/lib/tax/evidence';
import styles from './EvidencePage.module.scss';

type EvidencePageProps = ReturnType<typeof evidenceLists>;

/** The key of the marks, with how many values are known in each way. */
function Key({ counts }: Pick<EvidencePageProps, 'counts'>) {
  const { meanings, caveat } = getPageTexts().evidence;
  return (
    <div className={styles.key}>
      <dl className={styles.meanings}>
        {counts.map(({ is, count }) => (
          <div key={is}>
            <dt>
              {EVIDENCE_NAMES[is]}: {count}
            </dt>
            <dd>{meanings[is]}</dd>
          </div>
        ))}
      </dl>
      <p>{caveat}</p>
    </div>
  );
}

/** A value with its first day; its law where that is another than the one above. */
function Line({ text, since, law, section, isLawShown }: KnownLine & { isLawShown: boolean }) {
  const details = [since && `Since ${since}`, isLawShown ? law : section].filter(Boolean);
  return (
    <>
      {text}
      {details.length > 0 && <small>{details.join('. ')}</small>}
    </>
  );
}

/** Questions on which sources differ, with what each of them says. */
function Questions({ lines }: { lines: readonly KnownLine[] }) {
  return (
    <ul role="list" className={styles.questions}>
      {lines.map((line) => (
        <li key={line.text}>
          <p className={styles.question}>
            <Line {...line} isLawShown />
          </p>
          <ul>
            {line.says.map(({ title, text }) => (
              <li key={title}>
                {title}: {text}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function Lines({ lines, isLawShown }: Pick<SourceLines, 'lines'> & { isLawShown: boolean }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={`${line.text} ${line.since}`}>
          <Line {...line} isLawShown={isLawShown} />
        </li>
      ))}
    </ul>
  );
}

const titled = ({ title, url }: SourceLines) => (url ? <a href={url}>{title}</a> : title);

/** What is known from others, under each law and publication; on paper with a box before each value. */
function Reported({ groups }: { groups: readonly SourceLines[] }) {
  return groups.map((group) => (
    <section key={group.id} id={group.id} className={styles.source}>
      <h3>{titled(group)}</h3>
      <Lines lines={group.lines} isLawShown />
    </section>
  ));
}

/** What was read in a law or on an authority's page, in a panel for each. */
function Known({ groups }: { groups: readonly SourceLines[] }) {
  return groups.map((group) => (
    <Disclosure
      key={group.id}
      summary={`${group.title}, read on ${group.readOn}${group.readBy ? ` by ${group.readBy}` : ''}: ${group.lines.length}`}
    >
      {group.url && <p>{titled(group)}</p>}
      <Lines lines={group.lines} isLawShown={false} />
    </Disclosure>
  ));
}

/** Every value of the law by how it is known: open questions first, then what waits for its law, then what was read. */
export function EvidencePage({ counts, disputed, reported, official, read }: EvidencePageProps) {
  const texts = getPageTexts().evidence;
  const sections = [
    { id: DISPUTED_LIST, title: 'Open questions', text: texts.disputed, list: <Questions lines={disputed} /> },
    { id: 'reported', title: 'Known from others', text: texts.reported, list: <Reported groups={reported} /> },
    { id: 'read', title: 'Read in the law', text: texts.known, list: <Known groups={read} /> },
    { id: 'official', title: 'On pages of authorities', list: <Known groups={official} /> },
  ];
  return (
    <>
      <PageHero kind="reading" page={PAGES.evidence} lead={texts.lead} />
      <div className={styles.page}>
        <Key counts={counts} />
        {sections.map(({ id, title, text, list }) => (
          <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} className={styles.title}>
              {title}
            </h2>
            {text && <p className={styles.note}>{text}</p>}
            {list}
          </section>
        ))}
      </div>
    </>
  );
}
