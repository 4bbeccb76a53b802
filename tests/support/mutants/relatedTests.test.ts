import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { before, describe, it } from 'node:test';
import { temporaryFolder } from '../temporaryFolder.ts';
import { readUsers, relatedTests } from './relatedTests.ts';

const FILES = {
  'lib/tax/bands.ts': '',
  'lib/tax/paye.ts': "import { bands } from './bands.ts';",
  'components/pay/Pay.tsx': "import { paye } from '@/lib/tax/paye';",
  'app/(en)/pay/page.tsx': "import { Pay } from '@/components/pay/Pay';",
  'netlify/start.ts': '',
  'tests/unit/components/pay/Pay.test.tsx': "import { Pay } from '@/components/pay/Pay';",
  'tests/unit/app/pay.test.tsx': "import Page from '@/app/(en)/pay/page';",
  'tests/unit/lib/tax/paye.test.ts': "import { paye } from '@/lib/tax/paye';",
  'tests/unit/lib/tax/payeYears.test.ts': "import { paye } from '@/lib/tax/paye';",
  'tests/node/netlify/start.test.ts': "spawn('node', ['netlify/start.ts']);",
  'tests/e2e/pay.spec.ts': "import { paye } from '../../lib/tax/paye.ts';",
};

describe('The tests that a source takes part in', () => {
  const root = temporaryFolder();
  before(() => {
    for (const [file, text] of Object.entries(FILES)) {
      mkdirSync(join(root, dirname(file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
  });

  const related = (source: string) => relatedTests(readUsers(root), source);

  it('are those that import it, straight or by others, the nearest first', () => {
    assert.deepEqual(related('lib/tax/paye.ts'), [
      { file: 'tests/unit/lib/tax/paye.test.ts', distance: 0 },
      { file: 'tests/unit/lib/tax/payeYears.test.ts', distance: 1 },
      { file: 'tests/unit/components/pay/Pay.test.tsx', distance: 2 },
      { file: 'tests/unit/app/pay.test.tsx', distance: 3 },
    ]);
    assert.deepEqual(
      related('lib/tax/bands.ts').map(({ distance }) => distance),
      [2, 2, 3, 4],
    );
  });

  it('are those that start it as a program', () => {
    assert.deepEqual(related('netlify/start.ts'), [{ file: 'tests/node/netlify/start.test.ts', distance: 0 }]);
  });
});
