import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { TextLink } from '@/components/ui/link/TextLink';
import { isUnmodifiedClick } from '@/lib/browser/clicks';
import { say } from '@/lib/words/say';
import styles from './ResultPlaceholder.module.scss';
import type { CalculatorSlots } from './resultModel';

/** The input of a calculator's example. */
export type ResultExample = {
  /** URL that asks for it: followed before the page's script is there, and in a new tab. */
  href: string;
  /** Puts it into the fields. */
  fill: () => void;
};

type ResultPlaceholderProps = Pick<CalculatorSlots, 'cloth' | 'promise'> & {
  example: ResultExample | undefined;
};

/** Stands where the result will be until there is one: what it will hold, and a link that fills in an example and submits it. */
export function ResultPlaceholder({ cloth, promise, example }: ResultPlaceholderProps) {
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    const place = event.currentTarget.closest('section');
    const submit = place?.parentElement?.querySelector<HTMLElement>('form [type="submit"]');
    if (!example || !submit || !isUnmodifiedClick(event)) return;
    event.preventDefault();
    flushSync(example.fill);
    // The pressed link disappears; the button that it triggers keeps the focus.
    submit.focus({ preventScroll: true });
    submit.click();
  };

  return (
    <div className={styles.placeholder} data-promise="" data-pagefind-ignore>
      {cloth}
      <p>{promise}</p>
      {example && (
        <TextLink href={example.href} onClick={handleClick}>
          {say('Show an example')}
        </TextLink>
      )}
    </div>
  );
}
