import { TeamPage } from '@/components/team/TeamPage';
import { getFirm, getTeam } from '@/lib/server/content/loaders/firm';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';
import { orderTeam } from '@/lib/site/members';
import { ENGLISH } from '@/lib/words/translate';

export const generateMetadata = () => describedPageMetadata('team', ENGLISH);

export default function Team() {
  return <TeamPage firm={getFirm('en')} members={orderTeam(getTeam())} />;
}
