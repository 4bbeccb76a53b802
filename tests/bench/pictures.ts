import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { kilobytes, type Row, type Section } from './report.ts';

/** What the largest picture of a collection may weigh, in bytes after gzip. */
const COLLECTIONS: Record<string, number> = { services: 1_200, slides: 4_096, team: 1_200, badges: 600 };

function largestIn(folder: string): number {
  const files = readdirSync(folder).filter((name) => name.endsWith('.svg'));
  return Math.max(...files.map((name) => gzipSync(readFileSync(join(folder, name))).length));
}

/** Weights of the drawn pictures. */
export function benchPictures(): Section {
  const rows = Object.entries(COLLECTIONS).map(([collection, budget]): Row => {
    const largest = largestIn(join('out/images', collection));
    return {
      name: `largest of ${collection}`,
      measured: kilobytes(largest),
      budget: kilobytes(budget),
      isWithin: largest <= budget,
    };
  });
  return { title: 'Weight of pictures (gzip)', rows };
}
