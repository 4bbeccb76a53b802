import { Button } from '@/components/ui/button/Button';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { Card } from '@/components/ui/Card';
import { Field } from '@/components/ui/field/Field';
import { Icon } from '@/components/ui/icon/Icon';
import { getCalculatorRates } from '@/lib/server/content/loaders/tax/salary';
import {
  CALCULATOR_GROUPS,
  type CalculatorEntry,
  calculatorsIn,
  findCalculator,
  MAIN_CALCULATORS,
} from '@/lib/site/calculators';
import { requestLink } from '@/lib/site/contactLinks';
import { pageIn } from '@/lib/site/pageIn';
import { PAGES } from '@/lib/site/pages';
import { RESULT_ID } from '@/lib/site/resultId';
import { hrefIn } from '@/lib/site/translatedPages';
import { type Translate, translateName } from '@/lib/words/translate';
import styles from './CalculatorHub.module.scss';
import cardStyles from './HubCard.module.scss';
import { CalculatorFrame, ToolPicture } from './layout/CalculatorFrame';
import { ImportantNote } from './layout/ImportantNote';
import rowStyles from './ToolRow.module.scss';

const SALARY = findCalculator('gross-to-net-salary');

/** A short form that leads to the result of the salary calculator. */
function SalaryForm({ translate }: { translate: Translate }) {
  return (
    <form className={styles.salary} action={`${hrefIn(SALARY.path, translate.language)}#${RESULT_ID}`}>
      <Field
        id="gross-amount"
        label={translate('Gross monthly salary')}
        placeholder={translate('TZS gross')}
        name={SALARY.required ?? ''}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="go"
      />
      <Button type="submit" size="large">
        {translate('Net pay')}
      </Button>
    </form>
  );
}

/** A calculator beside its picture; the whole row is a link. */
function ToolRow({
  calculator: { id, name, path, benefit },
  translate,
}: {
  calculator: CalculatorEntry;
  translate: Translate;
}) {
  return (
    <li className={`${rowStyles.row} small`}>
      <ToolPicture id={id} className={rowStyles.picture} />
      <div>
        <h3 className={`${rowStyles.title} h4 strong`}>
          <a href={hrefIn(path, translate.language)}>{translateName(translate, name)}</a>
        </h3>
        <p>{translateName(translate, benefit)}</p>
      </div>
      <Icon name="arrow-right" />
    </li>
  );
}

/** A calculator card with its benefit, a summary and a link. A tap expands it (hubCard.element.ts). */
function HubCard({ calculator, translate }: { calculator: CalculatorEntry; translate: Translate }) {
  const { id, path, benefit, summary } = calculator;
  const shortName = translateName(translate, calculator.shortName);

  return (
    <hub-card className={cardStyles.card}>
      <Card picture={<ToolPicture id={id} className={cardStyles.picture} />} isRaisedOnHover isRowOnPhones>
        <h3>{shortName}</h3>
        <p className="small">{translateName(translate, benefit)}</p>
        <div className={cardStyles.details}>
          <div className={cardStyles.inner}>
            <p className={`${cardStyles.more} small`}>{translateName(translate, summary)}</p>
          </div>
        </div>
        <p className={cardStyles.open}>
          <ButtonLink
            href={hrefIn(path, translate.language)}
            iconEnd="arrow-right"
            fullWidth
            aria-label={translate('Open calculator: {name}', { name: shortName })}
          >
            {translate('Open calculator')}
          </ButtonLink>
        </p>
      </Card>
    </hub-card>
  );
}

/** Whether the calculator has a card: the salary calculators that the menu lists. */
const isOnCard = ({ id, group }: Pick<CalculatorEntry, 'id' | 'group'>) =>
  group === 'salary' && MAIN_CALCULATORS.some((main) => main === id);

/** All calculators by group. Three salary calculators are cards, the others rows. */
export function CalculatorHub({ translate }: { translate: Translate }) {
  const { year } = getCalculatorRates('grossToNet');
  const groups = CALCULATOR_GROUPS.map((group) => ({
    ...group,
    calculators: calculatorsIn(translate.language).filter((calculator) => calculator.group === group.id),
  }));

  return (
    <CalculatorFrame
      translate={translate}
      page={pageIn(PAGES.calculator, translate)}
      lead={translate('Every calculator follows the law for {year} and shows the formula for every line.', { year })}
      beside={
        <div className={`${styles.form} notPrinted`}>
          <SalaryForm translate={translate} />
        </div>
      }
    >
      <div className={styles.groups}>
        {groups.map(
          ({ id, title, calculators }) =>
            calculators.length > 0 && (
              <section key={id} id={id} className={styles.group} aria-labelledby={`${id}-title`}>
                <h2 id={`${id}-title`} className={`${styles.title} h3`}>
                  {translate(title)}
                </h2>
                <div className={styles.cards}>
                  {calculators.filter(isOnCard).map((calculator) => (
                    <HubCard translate={translate} key={calculator.id} calculator={calculator} />
                  ))}
                </div>
                <ul role="list">
                  {calculators
                    .filter((calculator) => !isOnCard(calculator))
                    .map((calculator) => (
                      <ToolRow translate={translate} key={calculator.id} calculator={calculator} />
                    ))}
                </ul>
              </section>
            ),
        )}
      </div>
      <ImportantNote translate={translate} basis={translate('{year} rates', { year })}>
        <a href={requestLink({ service: 'accounting' }, translate.language)}>{translate('Contact Us')}</a>
      </ImportantNote>
    </CalculatorFrame>
  );
}
