import { RatesPage } from '@/components/rates/RatesPage';
import { getRateFile } from '@/lib/server/content/loaders/tax';
import { rateGroups, rateOverview } from '@/lib/server/resources/rateHistory';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';

export const generateMetadata = () => describedPageMetadata('rates');

export default function Rates() {
  const { years, rows } = rateOverview();
  const { checkedOn, financeAct } = getRateFile();
  const groups = rateGroups(years[0] ?? '');
  return <RatesPage years={years} rows={rows} groups={groups} checkedOn={checkedOn} financeAct={financeAct} />;
}
