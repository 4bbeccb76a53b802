import { type MouseEvent, type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import barStyles from '@/components/shared/StackedBar.module.scss';
import { classNames } from '@/components/ui/classNames';
import { TextLink } from '@/components/ui/TextLink';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { isUnmodifiedClick } from '@/lib/browser/clicks';
import { RESULT_ID } from '@/lib/site/resultId';
import type { Translate } from '@/lib/words/translate';
import { PrintHeader } from '../result/PrintHeader';
import { ResultCard } from '../result/ResultCard';
import { ResultBody, ResultDetails } from '../result/ResultDetails';
import { FactRows } from '../result/ResultRows';
import type { CalculatorPageParts, ResultModel } from '../result/resultModel';
import { AskLink, ResultInWords } from './AskLink';
import styles from './CalculatorGrid.module.scss';
import { ImportantNote } from './ImportantNote';
import { PendingResult } from './PendingResult';

export type ResultExample = {
  /** URL of the example, for browsers before React loads and for new tabs. */
  href: string;
  fill: () => void;
};

type CalculatorGridProps = {
  form: ReactNode;
  result: ResultModel | undefined;
  /** Whether the fields have changed since. An outdated result states the input it is for, and cannot be shared or printed. */
  isStale: boolean;
  /** Shown in place of the result until one is requested. */
  example: ResultExample | undefined;
  failure: ReactNode;
  /** The URL determines which fields the form has. The form then appears together with its result, to prevent a layout shift. */
  doesFormVary: boolean | undefined;
  /** Shows the result below the form, at full width. */
  isWide: boolean | undefined;
  page: CalculatorPageParts;
  translate: Translate;
};

/** A bar without figures, shown until there is a result. */
const PaleBar = () => (
  <svg className={`${barStyles.bar} ${barStyles.bordered}`} aria-hidden="true">
    <rect width="100%" height="100%" fill="url(#bar-border)" />
    <rect width="62%" height="100%" fill="url(#bar-action)" />
    <rect x="62%" width="23%" height="100%" fill="url(#bar-alert)" />
    <rect x="85%" width="15%" height="100%" fill="url(#bar-accent)" />
  </svg>
);

/** Shown until there is a result: what it will contain, and a link that fills in an example and submits it. */
function Placeholder({
  page: { emptyState },
  example,
  translate,
}: {
  page: CalculatorPageParts;
  example: ResultExample | undefined;
  translate: Translate;
}) {
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    const place = event.currentTarget.closest('section');
    const submit = place?.parentElement?.querySelector<HTMLElement>('form [type="submit"]');
    if (!example || !submit || !isUnmodifiedClick(event)) return;
    event.preventDefault();
    flushSync(example.fill);
    // The clicked link disappears, so the focus moves to the button that it triggers.
    submit.focus({ preventScroll: true });
    submit.click();
  };

  return (
    <div className={`${styles.placeholder} small notPrinted`} data-pagefind-ignore>
      <PaleBar />
      <p>{emptyState}</p>
      {example && (
        <TextLink href={example.href} onClick={handleClick}>
          {translate('Show an example')}
        </TextLink>
      )}
    </div>
  );
}

const inWords = (title: string, result: ResultModel | undefined, translate: Translate) =>
  result && `${title}. ${result.announcement} ${translate('Input: {input}.', { input: result.inputSummary })}`;

/** True while the page is printing, starting before the browser lays it out for print. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser does not wait for a render (https://react.dev/reference/react-dom/flushSync).
    const start = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

/** The result as shown below its headline. On slow phones it renders a frame after the headline, but for print immediately. */
function useShown(result: ResultModel | undefined): ResultModel | undefined {
  const deferred = useDeferredValue(result);
  const isPrinting = useIsPrinting();
  return isPrinting ? result : result && deferred;
}

const classOf = ({ doesFormVary, isWide }: Pick<CalculatorGridProps, 'doesFormVary' | 'isWide'>) =>
  classNames(styles.grid, doesFormVary && styles.varies, isWide && styles.wide);

/** Form and result side by side with the details below, or in one column on phones. Only the result is printed. */
export function CalculatorGrid(props: CalculatorGridProps) {
  const { form, result, isStale, example, failure, page, translate } = props;
  const title = result?.year ? `${page.title}, ${result.year}` : page.title;
  const shown = useShown(result);
  // The steps of a plan are printed on their own, so that they fit on one page.
  const isPlan = shown?.line !== undefined;

  return (
    <ResultInWords value={isStale ? undefined : inWords(title, result, translate)}>
      <div
        className={classOf(props)}
        data-result={shown ? '' : undefined}
        data-state={classNames(isStale && 'stale', isPlan && 'plan') || undefined}
      >
        <PendingResult translate={translate} />
        <VisuallyHidden as="p" role="status">
          {result?.announcement}
        </VisuallyHidden>
        {shown && (
          <PrintHeader
            translate={translate}
            letterhead={page.letterhead}
            title={title}
            inputSummary={shown.inputSummary}
          />
        )}
        {form}
        <section className={styles.parts} aria-label={result && translate('Result')}>
          <div id={RESULT_ID} className={styles.result}>
            {result ? (
              <ResultCard
                translate={translate}
                headline={result.headline}
                bar={result.bar}
                stale={isStale ? translate('This is for: {input}.', { input: result.inputSummary }) : undefined}
              >
                {shown && (
                  <ResultBody translate={translate} result={shown} page={{ ...page, title }} isStale={isStale} />
                )}
              </ResultCard>
            ) : (
              (failure ?? <Placeholder translate={translate} page={page} example={example} />)
            )}
          </div>
          {shown && (
            <>
              <div className={styles.facts}>
                {shown.facts.map((group) => (
                  <FactRows translate={translate} key={group.items[0]?.label} {...group} />
                ))}
              </div>
              <ResultDetails translate={translate} result={shown} />
            </>
          )}
        </section>
        <div className={styles.carry}>
          <ImportantNote translate={translate} basis={shown?.basis ?? page.basis}>
            <AskLink language={translate.language} service={page.service}>
              {translate('Contact Us')}
            </AskLink>
          </ImportantNote>
        </div>
      </div>
    </ResultInWords>
  );
}
