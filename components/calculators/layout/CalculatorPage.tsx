import type { ComponentType, ReactNode } from 'react';
import { Logo } from '@/components/shell/Logo';
import type { Firm } from '@/lib/content/schemas/firm';
import { buildDay } from '@/lib/dates/builtAt';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { type CalculatorId, findCalculator } from '@/lib/site/calculators';
import type { ServiceId } from '@/lib/site/serviceCategories';
import { formatAddress } from '@/lib/text/formatAddress';
import { type PageTranslate, translateName } from '@/lib/words/translate';
import type { CalculatorProps } from '../form/defineCalculator';
import printStyles from '../result/PrintHeader.module.scss';
import { AttachCalculation } from './AttachCalculation';
import { ToolPage } from './ToolPage';

/** Logo and postal address at the top of a printed result. */
export function Letterhead({ firm }: { firm: Firm }) {
  return (
    <div className={printStyles.letterhead}>
      <Logo firm={firm} />
      <p>
        {formatAddress(firm.address)}
        <br />
        {firm.phone} · {firm.email}
      </p>
    </div>
  );
}

type CalculatorPageProps<Data> = {
  id: CalculatorId;
  /** Title of a printed or shared result. Default: the calculator's name. */
  title?: string;
  emptyState: string;
  basis: string;
  service: ServiceId;
  /** Direct contact with the firm, shown below the result. */
  call?: ReactNode;
  Calculator: ComponentType<CalculatorProps<Data>>;
  data: Data;
  children: ReactNode;
  translate: PageTranslate;
};

/** Page of a calculator made with defineCalculator, with the legal basis below it. */
export function CalculatorPage<Data>(props: CalculatorPageProps<Data>) {
  const { id, emptyState, basis, service, call, Calculator, data, children, translate } = props;
  const { name, required = '' } = findCalculator(id);
  const firm = getFirm(translate.language);
  return (
    <ToolPage translate={translate} id={id} law={children}>
      <Calculator
        translate={translate.inBrowser}
        data={data}
        required={required}
        page={{
          title: props.title ?? translateName(translate, name),
          fileName: id,
          proverb: firm.proverb.text,
          firm: `${firm.name} · ${new URL(firm.url).host}`,
          emptyState,
          letterhead: <Letterhead firm={firm} />,
          basis,
          service,
          call,
        }}
        builtOn={buildDay()}
      />
      <AttachCalculation translate={translate.inBrowser} required={required} />
    </ToolPage>
  );
}
