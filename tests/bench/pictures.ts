import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { atMost, kilobytes, type Section } from './report.ts';

/** What the largest picture of a collection may weigh, in bytes after gzip. */
const COLLECTIONS: Record<string, number> = { services: 1_200, slides: 4_096, team: 1_200, badges: 600 };

function largestIn(folder: string): number {
  const files = readdirSync(folder).filter((name) => name.endsWith('.svg'));
  return Math.max(...files.map((name) => gzipSync(readFileSync(join(folder, name))).length));
}

/** Weights of the drawn pictures. */
export function benchPictures(): Section {
  const rows = Object.entries(COLLECTIONS).map(([collection, budget]) =>
    atMost(`largest of ${collection}`, largestIn(join('out/images', collection)), budget, kilobytes),
  );
  return { title: 'Weight of pictures (gzip)', rows };
}
