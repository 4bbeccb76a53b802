import type { Gains } from '@/lib/content/schemas/gains';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import type { RowTexts } from '@/lib/money/breakdown';
import { formatAmount } from '@/lib/money/format';
import { buildDay } from '@/lib/server/site-build/builtAt';
import { begunBy } from '@/lib/tax/begunBy';
import type { GainsRules } from '@/lib/tax/gains';
import type { DatedFigure } from '@/lib/tax/withholding';
import { KnownLaw } from '../layout/KnownLaw';
import { ReferenceTable } from '../layout/ReferenceTable';
import { RuleTable } from '../layout/RuleTable';
import { SourceLine } from '../layout/SourceLine';

type GainsReferenceProps = { rules: GainsRules; published: Gains; texts: RowTexts };

const present = (figures: readonly DatedFigure[]): string => {
  const { value = 0, from = '' } = begunBy(figures, buildDay()).at(-1) ?? {};
  return from > '2012-07-01' ? `${value}% since ${formatLongDate(from)}` : `${value}%`;
};

/** Rates, reliefs, days and stamp duty with their laws, readable without script. */
export function GainsReference({ rules, published, texts }: GainsReferenceProps) {
  const { home, farm, listed, notice, payment, stamp } = published;
  const known = ({ law, evidence }: Pick<Gains['notice'], 'law' | 'evidence'>) => (
    <KnownLaw law={law} evidence={evidence} />
  );
  const { nilUpTo, first, firstRate, rate } = rules.stamp;
  return (
    <>
      <ReferenceTable
        title="What is free of the instalment"
        caption="Land and shares that bear no instalment"
        columns={['What', { label: 'When', isSelfEvident: true }, 'Limit', 'Law']}
        rows={[
          ['Own home', home.text, `a gain of ${formatAmount(home.most)}`, known(home)],
          ['Farm land', farm.text, `a value of ${formatAmount(farm.below)}`, known(farm)],
          ['Listed shares', listed.text, 'none', known(listed)],
        ]}
      />
      <ReferenceTable
        title="Stamp duty"
        caption="Stamp duty on deeds, transfers and leases"
        columns={['Document', 'Duty', 'Law']}
        rows={[
          [
            'Deed of land',
            `Nothing to ${formatAmount(nilUpTo)}; else ${firstRate}% of the first ${formatAmount(first)} and ${rate}% of the rest`,
            known(stamp.land),
          ],
          ['Deed of farm land', formatAmount(stamp.farm.amount), known(stamp.farm)],
          ['Transfer of shares', `${stamp.shares.rate}%. ${stamp.shares.text}`, known(stamp.shares)],
          ['Lease', `${stamp.lease.rate}%. ${stamp.lease.text}`, known(stamp.lease)],
        ]}
      >
        <p>{stamp.land.text}</p>
      </ReferenceTable>
      <ReferenceTable
        title="By when"
        caption="Days of a sale"
        columns={['What', 'Days', 'Law']}
        rows={[
          [notice.label, String(notice.days), known(notice)],
          [payment.label, String(payment.days), known(payment)],
          [stamp.time.label, String(rules.stampDays), known(stamp.time)],
        ]}
      >
        <p>
          {payment.text} Residents pay {present(rules.resident)}, non-residents {present(rules.abroad)}; individuals
          without records {present(rules.noRecords)} of the price or value.
        </p>
      </ReferenceTable>
      <RuleTable
        texts={texts}
        rows={['cost', 'gain', 'tax-gain', 'tax-abroad', 'tax-records', 'tax-rent', 'duty-land']}
      />
      <SourceLine {...published} period="Rules for sales since July 2020." />
    </>
  );
}
