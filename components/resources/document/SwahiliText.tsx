import type { MDXContent } from 'mdx/types';
import { LawLine } from '@/components/behaviours/law-basis/LawLine';
import { Placed } from '@/components/behaviours/Said';
import { ContactBlock } from '@/components/shell/contact/ContactBlock';
import { PageHero } from '@/components/shell/hero/PageHero';
import { JsonLd } from '@/components/shell/JsonLd';
import { LanguageLink } from '@/components/shell/LanguageLink';
import { ContentsList } from '@/components/ui/contents-list/ContentsList';
import { getDocument } from '@/lib/server/content/loaders/documents';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { getHeadings } from '@/lib/server/content/loaders/headings';
import { getPageTexts } from '@/lib/server/content/loaders/pageTexts';
import { getService } from '@/lib/server/content/loaders/services';
import { getTwinText, type PlacedTwinText } from '@/lib/server/content/loaders/twinTexts';
import { twinTextFile } from '@/lib/server/content/source/twinFiles';
import { documentOfTwin, twinTextData } from '@/lib/server/resources/twinTextData';
import { questionsData } from '@/lib/server/seo/contentData';
import { say } from '@/lib/words/say';
import styles from './DocumentPage.module.scss';
import { InShort } from './InShort';
import { Sources } from './Sources';
import { SwahiliReading } from './SwahiliReading';

const SOURCES_ID = 'vyanzo';

/** What the Kiswahili page takes from its English one: when the law was looked up, in what, and the service beside it. */
function factsOf({ path }: PlacedTwinText) {
  const document = documentOfTwin({ path });
  const front = document && getDocument(document.category, document.id);
  const service = getService(document?.service ?? path.replace('/services/', ''));
  const { checkedOn, financeAct } = front ?? service ?? {};
  return { sources: front?.sources ?? [], checkedOn, financeAct, service };
}

type SwahiliTextProps = {
  /** Of the English page. */
  path: string;
  /** The compiled text, and its questions in plain words where it has some. */
  Body: MDXContent;
  questions?: Parameters<typeof questionsData>[0];
};

/** Page of a text in Kiswahili: an article, a service or the privacy policy in short. */
export function SwahiliText({ path, Body, questions = [] }: SwahiliTextProps) {
  const text = getTwinText(path);
  const { title, description, summary } = text;
  const { sources, checkedOn, financeAct, service } = factsOf(text);
  const data = twinTextData(getFirm(), text);
  const contents = [
    ...getHeadings(twinTextFile(path)),
    ...(sources.length > 0 ? [{ id: SOURCES_ID, text: say('Sources') }] : []),
  ];
  return (
    <>
      <PageHero
        kind="reading"
        page={{ heading: title, crumb: title, pictureId: path.slice(1) }}
        lead={service?.slug === path ? description : undefined}
        meta={
          checkedOn !== undefined &&
          financeAct !== undefined && <LawLine checkedOn={checkedOn} financeAct={financeAct} />
        }
      />
      {data && <JsonLd data={data} />}
      {questions.length > 0 && <JsonLd data={questionsData(questions)} />}
      <div className={styles.page}>
        <div className={styles.opening}>
          <InShort points={summary} />
        </div>
        <ContentsList items={contents} />
        <article className={styles.text}>
          <Body />
          <p data-pagefind-ignore>
            <Placed text={getPageTexts().twins.whole} values={{ english: <LanguageLink /> }} />
          </p>
          {sources.length > 0 && <Sources sources={sources} id={SOURCES_ID} />}
        </article>
      </div>
      <SwahiliReading after={path} />
      <ContactBlock topic={title} title={say('Have a question about this?')} service={service?.id} />
    </>
  );
}
