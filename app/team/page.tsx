import { TeamPage } from '@/components/team/TeamPage';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { getTeam } from '@/lib/server/content/loaders/team';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';
import { orderTeam } from '@/lib/team/members';

export const generateMetadata = () =>
  pageMetadata({
    title: 'Our Team',
    description: 'The people behind the audits, returns and accounts: what each of them knows and how to reach them.',
    path: '/team',
  });

export default function Team() {
  return <TeamPage firm={getFirm()} members={orderTeam(getTeam())} />;
}
