import { join } from 'node:path';
import { resolveConfig } from '@netlify/config';
import { z } from 'zod';

/** The part of Netlify's resolved configuration that the local server acts on. */
const configSchema = z.object({
  functionsDirectory: z.string(),
  redirects: z.array(
    z.looseObject({
      from: z.string(),
      to: z.string(),
      status: z.number(),
      force: z.boolean(),
      rate_limit: z.object({ window_limit: z.number(), window_size: z.number() }).optional(),
    }),
  ),
  headers: z.array(z.looseObject({ for: z.string(), values: z.record(z.string(), z.string()) })),
});

export type NetlifyConfig = z.infer<typeof configSchema>;

/** Folder of the project: where netlify.toml lies. */
export const PROJECT_DIRECTORY = join(import.meta.dirname, '../..');

/**
 * netlify.toml as Netlify reads it, offline. The rules of the published folder are left
 * out by naming a folder that is not there: those who need them read them themselves,
 * from a folder that need not lie in the project.
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
