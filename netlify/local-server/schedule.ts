import { Cron } from 'croner';
import type { LoadedFunction } from './functionBundles.ts';

/**
 * Runs scheduled functions at their times, in UTC as on Netlify, and returns a function that ends it.
 *
 * @throws Error that names the function with an invalid schedule
 */
export function startSchedule(functions: readonly LoadedFunction[], run: (name: string) => void): () => void {
  const jobs: Cron[] = [];
  for (const { name, config } of functions) {
    if (config.schedule === undefined) continue;
    try {
      jobs.push(new Cron(config.schedule, { mode: '5-part', timezone: 'UTC', unref: true }, () => run(name)));
    } catch (error) {
      for (const job of jobs) job.stop();
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`The schedule "${config.schedule}" of the function ${name} cannot be read: ${reason}`);
    }
  }
  return () => {
    for (const job of jobs) job.stop();
  };
}
