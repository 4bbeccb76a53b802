import type { Withholding } from '@/lib/content/schemas/tax/business';
import { formatNumber } from '@/lib/money/format';
import { ReferenceSection } from '../layout/ReferenceSection';
import { ReferenceTable } from '../layout/ReferenceTable';
import { RuleTable } from '../layout/RuleTable';
import { SourceLine } from '../layout/SourceLine';
import { KindList } from './KindList';
import type { WithholdingLines } from './withholdingRows';

type WithholdingReferenceProps = { published: Withholding; lines: WithholdingLines['lines'] };

const percent = (rate: number | undefined) => (rate === undefined ? 'none stated' : `${formatNumber(rate)}%`);

const dividendText = (rates: Withholding['treaties'][number]['dividend']) =>
  rates
    .map(({ rate, leastHolding }) =>
      leastHolding ? `${percent(rate)} from a holding of ${leastHolding}%` : percent(rate),
    )
    .join(', else ');

/** All kinds of payment, the treaties, and the rules of paying the tax, readable without script. */
export function WithholdingReference({ published, lines }: WithholdingReferenceProps) {
  const { treaties, privatePayer, failure } = published;

  return (
    <>
      <ReferenceSection title="Every kind of payment">
        <KindList published={published} />
        <p>
          Sections refer to the Income Tax Act, Cap. 332, R.E. 2019, unless another is named. The Act has no lower limit
          in money for services or rent. {privatePayer.text} {failure.text}
        </p>
      </ReferenceSection>
      <ReferenceTable
        title="Treaties"
        caption="Highest rates by treaty"
        columns={[
          'State',
          'Dividend',
          { label: 'Interest', isNumeric: true },
          { label: 'Royalty', isNumeric: true },
          { label: 'Management fee', isNumeric: true },
        ]}
        rows={treaties.map(({ state, dividend, interest, royalty, fee }) => [
          state,
          dividendText(dividend),
          percent(interest),
          percent(royalty),
          percent(fee),
        ])}
      >
        <p>
          Use a treaty’s rate only if it is lower than the domestic one.{' '}
          {treaties.flatMap(({ state, note }) => (note ? `${state}: ${note}` : [])).join(' ')}
        </p>
      </ReferenceTable>
      <RuleTable lines={[lines.tax, lines.base, lines.treaty, lines.net, lines.pay, lines.certificate]} />
      <SourceLine {...published} period="General rules for payments with a source in Tanzania." />
    </>
  );
}
