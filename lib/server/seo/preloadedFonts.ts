import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const fontsSchema = z.object({ preload: z.array(z.string()) });

/** Returns the URLs of the fonts that every page preloads; `npm run assets` writes the list. */
export function preloadedFonts(): string[] {
  return fontsSchema.parse(JSON.parse(readFileSync(join(process.cwd(), '.generated/fonts.json'), 'utf8'))).preload;
}
