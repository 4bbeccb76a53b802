import { TeamPage } from '@/components/team/TeamPage';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { getTeam } from '@/lib/server/content/loaders/team';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';
import { PAGES } from '@/lib/site/pages';
import { orderTeam } from '@/lib/team/members';

export const generateMetadata = () => pageMetadata(PAGES.team);

export default function Team() {
  return <TeamPage firm={getFirm()} members={orderTeam(getTeam())} />;
}
