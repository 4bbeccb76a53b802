import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { z } from 'zod';

const root = join(import.meta.dirname, '../../../../..');
const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));

const { dependencies } = z
  .object({ dependencies: z.object({ next: z.string(), '@next/mdx': z.string() }) })
  .parse(read('package.json'));

describe('Next and its loader for MDX', () => {
  it('are asked for in one version', () => assert.equal(dependencies['@next/mdx'], dependencies.next));

  for (const [name, version] of Object.entries(dependencies)) {
    it(`${name} is installed in the version that is asked for`, () => {
      assert.equal(z.object({ version: z.string() }).parse(read(`node_modules/${name}/package.json`)).version, version);
    });
  }
});
