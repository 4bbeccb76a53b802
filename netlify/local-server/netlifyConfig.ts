import { join } from 'node:path';
import { resolveConfig } from '@netlify/config';
import { z } from 'zod';

/** The part of Netlify's resolved configuration that the local server uses. */
const configSchema = z.object({
  functionsDirectory: z.string(),
  redirects: z.array(
    z.looseObject({
      from: z.string(),
      to: z.string(),
      status: z.number(),
      force: z.boolean(),
      /** At most window_limit requests in window_size seconds. */
      rate_limit: z.looseObject({ window_limit: z.number(), window_size: z.number() }).optional(),
    }),
  ),
  headers: z.array(z.looseObject({ for: z.string(), values: z.record(z.string(), z.string()) })),
});

export type NetlifyConfig = z.infer<typeof configSchema>;

/** Root of the project, the folder of netlify.toml. */
export const PROJECT_DIRECTORY = join(import.meta.dirname, '../..');

/**
 * Reads netlify.toml as Netlify does, offline. The publish folder is set to a missing one, so that a published _headers
 * or _redirects is not read here: siteRules.ts reads them, from any folder.
 */
export async function readNetlifyConfig(): Promise<NetlifyConfig> {
  const { config } = await resolveConfig({
    repositoryRoot: PROJECT_DIRECTORY,
    cwd: PROJECT_DIRECTORY,
    context: 'dev',
    mode: 'cli',
    offline: true,
    buffer: true,
    inlineConfig: { build: { publish: '.netlify/no-such-folder' } },
  });
  return configSchema.parse(config);
}
