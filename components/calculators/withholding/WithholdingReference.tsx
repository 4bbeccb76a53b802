import type { Withholding } from '@/lib/content/schemas/withholding';
import type { RowTexts } from '@/lib/money/breakdown';
import { formatNumber } from '@/lib/money/format';
import { getSource } from '@/lib/server/content/loaders/sources';
import { twinsOf } from '@/lib/server/words/twinsOf';
import { say } from '@/lib/words/say';
import { ReferenceSection } from '../layout/ReferenceSection';
import { ReferenceTable } from '../layout/ReferenceTable';
import { RuleTable } from '../layout/RuleTable';
import { SourceLine } from '../layout/SourceLine';
import { KindList } from './KindList';
import type { RateOf } from './kindFacts';

type WithholdingReferenceProps = {
  published: Withholding;
  /** A rate of the card by its id. */
  rateOf: RateOf;
  texts: RowTexts;
};

const percent = (rate: number | undefined) => (rate === undefined ? say('none stated') : `${formatNumber(rate)}%`);

const dividendText = (rates: Withholding['treaties'][number]['dividend']) =>
  rates
    .map(({ rate, leastHolding }) =>
      leastHolding
        ? say('{rate} from a holding of {least}%', { rate: percent(rate), least: leastHolding })
        : percent(rate),
    )
    .join(say(', else '));

/** All kinds of payment, the treaties, and the rules of paying the tax, readable without script. */
export function WithholdingReference({ published, rateOf, texts }: WithholdingReferenceProps) {
  const { treaties, privatePayer, failure } = published;

  return (
    <>
      <ReferenceSection title={say('Every kind of payment')}>
        <KindList published={published} rateOf={rateOf} />
        <p>
          {say(
            'Sections are those of the Income Tax Act, Cap. 332, R.E. 2019, unless another is named. The Act has no lower limit in money for services or rent.',
          )}{' '}
          {privatePayer.text} {failure.text}
        </p>
      </ReferenceSection>
      <ReferenceTable
        title={say('Treaties')}
        caption={say('Highest rates by treaty')}
        columns={[
          say('State'),
          say('Dividend'),
          { label: say('Interest'), isNumeric: true },
          { label: say('Royalty'), isNumeric: true },
          { label: say('Management fee'), isNumeric: true },
          say('Read in'),
        ]}
        rows={treaties.map(({ state, dividend, interest, royalty, fee, evidence }) => [
          state,
          dividendText(dividend),
          percent(interest),
          percent(royalty),
          percent(fee),
          twinsOf(getSource(evidence.source).title),
        ])}
      >
        <p>
          {say('A treaty’s rate counts only where it is lower than the domestic one.')}{' '}
          {treaties.flatMap(({ state, note }) => (note ? `${state}: ${note}` : [])).join(' ')}
        </p>
      </ReferenceTable>
      <RuleTable texts={texts} rows={['tax', 'base', 'treaty', 'net', 'pay', 'certificate']} />
      <SourceLine {...published} period={say('General rules for payments with a source in Tanzania.')} />
    </>
  );
}
