import { WHOLE_FEED } from '@/lib/resources/feedList';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { feedResponse } from '@/lib/server/resources/feeds';

export const dynamic = 'force-static';

export const GET = () => feedResponse(getFirm(), WHOLE_FEED, 'json');
