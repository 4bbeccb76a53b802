import type { ComponentType, ReactNode } from 'react';
import type { ServiceId } from '@/lib/content/schemas/services';
import { buildDay } from '@/lib/dates/builtAt';
import type { RowTexts } from '@/lib/money/breakdown';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { twinsOf } from '@/lib/server/words/twinsOf';
import { type CalculatorId, findCalculator } from '@/lib/site/calculators';
import { say, sayName } from '@/lib/words/say';
import type { CalculatorProps } from '../definition/defineCalculator';
import { Letterhead } from '../result/Letterhead';
import styles from './CalculatorPage.module.scss';
import { CarryCalculation } from './CarryCalculation';
import { ImportantNote } from './ImportantNote';
import { ToolCloth } from './ToolCloth';
import { ToolPage } from './ToolPage';

type CalculatorPageProps<Data> = {
  id: CalculatorId;
  /** Title of a printed or shared result; the calculator's name where absent. */
  title?: string;
  /** What the result will hold, in one line: in its place until there is one. */
  promise: string;
  /** What the results rest on, such as '2024/25 rates'. */
  basis: string;
  /** Service that a question about a result goes to. */
  service: ServiceId;
  /** Label, rule and law of every row of a result. */
  rows: RowTexts;
  Calculator: ComponentType<CalculatorProps<Data>>;
  data: Data;
  /** Rates, rules and laws, readable without script. */
  children: ReactNode;
};

/** Page of a calculator made by defineCalculator: the calculator, and below it what it rests on. */
export function CalculatorPage<Data>(props: CalculatorPageProps<Data>) {
  const { id, promise, basis, service, rows, Calculator, data, children } = props;
  const { name, required = '' } = findCalculator(id);
  const firm = twinsOf(getFirm(), say.language);
  return (
    <ToolPage id={id} law={children}>
      <Calculator
        data={data}
        required={required}
        texts={{
          title: props.title ?? sayName(name),
          fileName: id,
          rows,
          proverb: firm.proverb.text,
          firm: `${firm.name} · ${new URL(firm.url).host}`,
        }}
        slots={{
          promise,
          cloth: <ToolCloth id={id} className={styles.cloth} />,
          letterhead: <Letterhead firm={firm} />,
          note: <ImportantNote basis={basis} service={service} />,
        }}
        builtOn={buildDay()}
      />
      <CarryCalculation required={required} />
    </ToolPage>
  );
}
