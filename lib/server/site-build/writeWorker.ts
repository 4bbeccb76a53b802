import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { formatLongDate } from '../../dates/formatLongDate.ts';
import { filesOf } from '../../offline/keptPages.ts';
import { MOST_KEPT_BYTES, OFFLINE_PATH, WORKER_URL } from '../../offline/settings.ts';
import { WORK_OFFLINE } from '../../offline/workOffline.ts';
import { swahiliPath, TWINS } from '../../site/twins.ts';
import { inLanguage, type Language } from '../../words/language.ts';
import { getFirm } from '../content/loaders/firm.ts';
import { getPageTexts } from '../content/loaders/pageTexts.ts';
import { buildId } from './buildId.ts';
import { buildDay } from './builtAt.ts';
import { exportFolder } from './exportedFiles.ts';
import { lateFiles } from './lateFiles.ts';
import { offlineWorker } from './offlineWorker.ts';

/** Pages that work without a connection even if they were never opened. */
const AHEAD = [OFFLINE_PATH, ...WORK_OFFLINE.map(({ path }) => path)];

/** The rest is left for pages that the visitor has opened. */
const MOST_AHEAD_BYTES = MOST_KEPT_BYTES / 2;

type LateFiles = Readonly<Record<string, readonly string[]>>;

/** What the pages weigh on a device with all their files, in bytes. */
async function weightOf(publish: string, paths: readonly string[], late: LateFiles): Promise<number> {
  const pages = paths.map((path) => `${path}.html`);
  const texts = await Promise.all(pages.map((page) => readFile(join(publish, page), 'utf8')));
  const files = new Set([...pages, ...texts.flatMap(filesOf), ...paths.flatMap((path) => late[path] ?? [])]);
  const packed = await Promise.all(
    [...files].map(async (file) => (await promisify(gzip)(await readFile(join(publish, file)))).length),
  );
  return packed.reduce((sum, bytes) => sum + bytes, 0);
}

/** What a kept page says at its top, in a language. */
const noticeIn = (language: Language): string =>
  inLanguage(language, () => getPageTexts().loadNotice.offline.replace('{day}', formatLongDate(buildDay())));

/** Writes the service worker, or where content/firm.json turns it off the one that removes it from every device. */
async function writeWorker(publish: string): Promise<void> {
  const build = buildId(process.cwd(), process.env);
  const words = { en: noticeIn('en'), sw: noticeIn('sw') };
  const late = lateFiles(publish, [...AHEAD, ...TWINS.map(swahiliPath)], OFFLINE_PATH);
  const code = offlineWorker(getFirm().worksOffline ? { build, words, ahead: AHEAD, late } : undefined);
  await writeFile(join(publish, WORKER_URL), code);
  const bytes = await weightOf(publish, AHEAD, late);
  console.log(`Offline: ${code.length} bytes of worker; ${AHEAD.length} pages are kept ahead, ${bytes} bytes.`);
  if (bytes > MOST_AHEAD_BYTES)
    throw new Error(`They may weigh ${MOST_AHEAD_BYTES} bytes (docs/decisions/offline.md).`);
}

await writeWorker(exportFolder());
