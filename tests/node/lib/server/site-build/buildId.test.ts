import assert from 'node:assert/strict';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { buildId } from '../../../../../lib/server/site-build/buildId.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';

function project(): string {
  const root = temporaryFolder();
  for (const folder of ['app', 'content/services', 'components/foundations', 'public/images']) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  writeFileSync(join(root, 'app/page.tsx'), 'page');
  writeFileSync(join(root, 'content/services/audit.mdx'), 'audit');
  writeFileSync(join(root, 'package-lock.json'), '{}');
  return root;
}

describe('The id of a build', () => {
  it('is the same for the same sources in another folder', () => {
    const id = buildId(project(), {});
    assert.match(id, /^[0-9a-f]{16}$/);
    assert.equal(buildId(project(), {}), id);
  });

  const changes: Record<string, (root: string) => void> = {
    'a changed text': (root) => writeFileSync(join(root, 'content/services/audit.mdx'), 'audits'),
    'a new file': (root) => writeFileSync(join(root, 'app/new.tsx'), ''),
    'a renamed file': (root) => renameSync(join(root, 'app/page.tsx'), join(root, 'app/pages.tsx')),
    'another version of a package': (root) => writeFileSync(join(root, 'package-lock.json'), '{"a":1}'),
  };
  for (const [name, change] of Object.entries(changes)) {
    it(`is another after ${name}`, () => {
      const root = project();
      change(root);
      assert.notEqual(buildId(root, {}), buildId(project(), {}));
    });
  }

  it('is another on a preview, whose pages say so, and with scripts and data left in the pages', () => {
    const root = project();
    const ids = [{}, { CONTEXT: 'deploy-preview' }, { PLAIN_EXPORT: '1' }].map((env) => buildId(root, env));
    assert.equal(new Set(ids).size, 3);
  });

  it('does not depend on what a build writes, nor on other variables', () => {
    const root = project();
    writeFileSync(join(root, 'public/images/a.svg'), '');
    writeFileSync(join(root, 'components/foundations/_font-faces.generated.scss'), '');
    assert.equal(buildId(root, { HOME: '/x' }), buildId(project(), {}));
  });
});
