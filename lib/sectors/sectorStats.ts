import type { Sector } from '../content/schemas/services';

/** Returns clients and years of a sector in one line: '18+ clients, 12+ years'. */
export function sectorStats({ stats: { clients, years } }: Pick<Sector, 'stats'>): string {
  return `${clients}+ clients, ${years}+ years`;
}
