import { RatesPage } from '@/components/rates/RatesPage';
import { getRateFile } from '@/lib/server/content/loaders/tax';
import { rateGroups } from '@/lib/server/resources/rateHistory';
import { rateThreads } from '@/lib/server/resources/rateThreads';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';

export const generateMetadata = () => describedPageMetadata('rates');

export default function Rates() {
  const { years, threads } = rateThreads();
  const { checkedOn, financeAct } = getRateFile();
  const groups = rateGroups(years[0] ?? '');
  return <RatesPage years={years} threads={threads} groups={groups} checkedOn={checkedOn} financeAct={financeAct} />;
}
