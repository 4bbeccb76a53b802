import { lawValuesCsv } from '@/lib/server/rates/lawValues';

export const dynamic = 'force-static';

export const GET = () => new Response(lawValuesCsv(), { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
