import type { ReactNode } from 'react';
import { ContactBlock } from '@/components/shell/ContactBlock';
import { JsonLd } from '@/components/shell/JsonLd';
import { PageHero } from '@/components/shell/PageHero';
import { FilePicture } from '@/components/ui/FilePicture';
import { Icon } from '@/components/ui/icon/Icon';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { resourcePicture } from '@/lib/server/pictures/registry';
import { webApplicationData } from '@/lib/server/seo/structuredData';
import { CALCULATOR_GROUPS, CALCULATORS, type CalculatorEntry, calculatorsIn } from '@/lib/site/calculators';
import { PAGES } from '@/lib/site/pages';
import type { SitePage } from '@/lib/site/sitePage';
import { englishPath, hrefIn } from '@/lib/site/translatedPages';
import { type Translate, translateName } from '@/lib/words/translate';
import styles from './CalculatorFrame.module.scss';
import navStyles from './CalculatorNav.module.scss';
import pictureStyles from './ToolPicture.module.scss';

type ToolPictureProps = {
  id: string;
  className: string | undefined;
  /** Visible without scrolling. */
  isFirst?: boolean;
};

/** A calculator's picture, the same one as in the library. */
export function ToolPicture({ id, className, isFirst = false }: ToolPictureProps) {
  const picture = resourcePicture({ id, category: 'calculators' });
  return <FilePicture {...picture} className={className} lazy={!isFirst} />;
}

/** The square picture of a tool beside the page's title. */
export const HeadPicture = ({ id }: { id: string }) => (
  <ToolPicture id={id} className={`${pictureStyles.picture} notPrinted`} isFirst />
);

type CalculatorNavProps = {
  /** The page's calculator; undefined on the hub. */
  current: Pick<CalculatorEntry, 'path' | 'group'> | undefined;
  translate: Translate;
};

/**
 * On the hub, links to the groups and, in wide windows, to their calculators; on a calculator, to those in its group and back to
 * the hub. In narrow windows, a row that scrolls sideways.
 */
function CalculatorNav({ current, translate }: CalculatorNavProps) {
  const linksTo = (groupId: CalculatorEntry['group']) =>
    calculatorsIn(translate.language)
      .filter(({ group }) => group === groupId)
      .map(({ path, shortName }) => (
        <li key={path}>
          <a
            href={hrefIn(path, translate.language)}
            className={navStyles.link}
            aria-current={path === current?.path ? 'page' : undefined}
          >
            {translateName(translate, shortName)}
          </a>
        </li>
      ));
  return (
    <nav aria-label={translate('Calculators')}>
      {current && (
        <a href={hrefIn(PAGES.calculator.path, translate.language)} className={`${navStyles.back} target ui`}>
          <Icon name="arrow-left" /> {translate('Back to Calculator Hub')}
        </a>
      )}
      <ul className={navStyles.list} role="list">
        {current
          ? linksTo(current.group)
          : CALCULATOR_GROUPS.map(({ id, title }) => ({ id, title, links: linksTo(id) }))
              .filter(({ links }) => links.length > 0)
              .map(({ id, title, links }) => (
                <li key={id}>
                  <a href={`#${id}`} className={navStyles.link}>
                    {translate(title)}
                  </a>
                  <ul role="list">{links}</ul>
                </li>
              ))}
      </ul>
    </nav>
  );
}

type CalculatorFrameProps = {
  page: SitePage;
  lead: string;
  /** Shown beside the heading. Default: the tool's picture. */
  beside?: ReactNode;
  children: ReactNode;
  translate: Translate;
};

/**
 * Frame of the hub and of every calculator: hero, and sidebar with the calculators. The structured data describes a calculator, but
 * not the hub, as a web application.
 */
export function CalculatorFrame({ page, lead, beside, children, translate }: CalculatorFrameProps) {
  const calculator = CALCULATORS.find(({ path }) => path === englishPath(page.path));

  return (
    <div className={styles.page}>
      <PageHero
        translate={translate}
        kind="tool"
        page={page}
        lead={lead}
        beside={beside ?? (calculator && <HeadPicture id={calculator.id} />)}
      />
      {calculator && <JsonLd data={webApplicationData(getFirm(translate.language), page, translate.language)} />}
      <div className={styles.frame}>
        <div className="notPrinted">
          <CalculatorNav translate={translate} current={calculator} />
        </div>
        <div className={styles.main}>{children}</div>
      </div>
      <div className={styles.call}>
        <ContactBlock translate={translate} topic={page.name} title={translate('Ask us about your figures')} />
      </div>
    </div>
  );
}
