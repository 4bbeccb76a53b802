import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isCvSample } from '@/lib/server/content/loaders/firm';
import * as root from '@/lib/server/content/source/contentFiles';

jest.mock('@/lib/server/content/source/contentFiles', () => ({
  ...jest.requireActual('@/lib/server/content/source/contentFiles'),
  projectRoot: jest.fn(),
}));

const CV = `---
placeholder: true
checkedOn: '2025-09-24'
summary: [One., Two., Three.]
sources: [{ name: The firm }]
---

Text.
`;
const folder = mkdtempSync(join(tmpdir(), 'firm-website-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('the CV is a sample where its text says so, and none where the firm supplied a PDF', () => {
  jest.mocked(root.projectRoot).mockReturnValue(folder);
  expect(isCvSample()).toBe(false);
  mkdirSync(join(folder, 'content'));
  writeFileSync(join(folder, 'content/cv.mdx'), CV);
  expect(isCvSample()).toBe(true);
});
