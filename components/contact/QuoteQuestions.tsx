import { Disclosure } from '@/components/ui/Disclosure';
import { Field } from '@/components/ui/field/Field';
import { Select } from '@/components/ui/Select';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { part } from '@/lib/site/elementParts';
import type { Translate } from '@/lib/words/translate';
import styles from './QuoteQuestions.module.scss';

/** A question that helps to prepare a quote. Without choices it is a text field. */
export type QuoteQuestion = { ask: string; choices?: readonly string[] | undefined };

/**
 * Optional questions for a quote, in a collapsed panel. The markup contains those of every service; quoteRequest.element.ts shows
 * those of the selected one. It copies the answers to the start of the message, where visitors see them before sending. The fields
 * have no name, so they are not submitted themselves.
 */
export function QuoteQuestions({
  questions,
  translate,
}: {
  questions: Readonly<Record<string, readonly QuoteQuestion[]>>;
  translate: Translate;
}) {
  const title = translate('For a quicker quote');
  return (
    <fieldset hidden className={`${styles.questions} wholeRow`} {...part('quote-request', 'questions')}>
      <VisuallyHidden as="legend">{title}</VisuallyHidden>
      <Disclosure summary={title}>
        {Object.entries(questions).map(([service, asked]) => (
          <div key={service} id={`quote-${service}`} className={styles.fields} {...part('quote-request', 'answers')}>
            {asked.map(({ ask, choices }, index) => {
              const common = { id: `quote-${service}-${index}`, label: ask, 'data-words': ask };
              return choices ? (
                <Select
                  key={ask}
                  {...common}
                  placeholder={translate('Choose')}
                  options={choices.map((choice) => ({ value: choice, label: choice }))}
                />
              ) : (
                <Field key={ask} {...common} />
              );
            })}
          </div>
        ))}
      </Disclosure>
    </fieldset>
  );
}
