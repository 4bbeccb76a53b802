import type { Gains } from '@/lib/content/schemas/gains';
import { formatTzs } from '@/lib/money/format';
import { getLawAsKnown } from '@/lib/server/content/loaders/sources';
import { getValueToday } from '@/lib/server/content/loaders/yearlyRates';
import type { GainsRules } from '@/lib/tax/gains';
import type { Rate } from '@/lib/tax/rateCard';
import { CalculatorPage } from '../layout/CalculatorPage';
import { GainsCalculator } from './GainsCalculator';
import { GainsReference } from './GainsReference';
import type { GainsData } from './gainsData';
import { gainsRowTexts } from './gainsRowTexts';

type GainsPageProps = {
  rules: GainsRules;
  /** The entry in content that the rules come from, with its laws and sources. */
  published: Gains;
  /** A rate of the card by its id. */
  rateOf: (id: string) => Rate;
};

const wordsOf = ({ instalment, home, farm, listed, payment, stamp, rent }: Gains): GainsData['words'] => ({
  instalment: instalment.text,
  home: `${home.text} The limit is a gain of ${formatTzs(home.most)}.`,
  farm: `${farm.text} The limit is ${formatTzs(farm.below)}.`,
  listed: listed.text,
  payment: payment.text,
  stamp: { land: stamp.land.text, shares: stamp.shares.text, lease: stamp.lease.text },
  rent: { private: rent.private, final: rent.final, notFinal: rent.notFinal },
});

/** Land, rent and shares: the calculator, and its rates and laws. */
export function GainsPage({ rules, published, rateOf }: GainsPageProps) {
  const rows = gainsRowTexts(published, rateOf);
  const { notice, payment, stamp, rent } = published;
  return (
    <CalculatorPage
      id="gains"
      points={[
        'The instalment on the gain, or on the price where there are no records',
        'Whether your home, farm land or listed shares are free of it',
        'Stamp duty, what is withheld from rent, and the days of each',
      ]}
      basis={getLawAsKnown(published.financeAct)}
      service="taxation"
      rows={rows}
      Calculator={GainsCalculator}
      data={{
        rules,
        words: wordsOf(published),
        laws: { notice: notice.law, payment: payment.law, stamp: stamp.time.law, rent: rent.law },
        withheldDays: getValueToday('filing.payroll-day').value,
      }}
    >
      <GainsReference rules={rules} published={published} texts={rows} />
    </CalculatorPage>
  );
}
