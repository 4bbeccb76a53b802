import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findCv } from '@/lib/server/resources/findCv';

let publicFolder: string;

beforeEach(() => {
  publicFolder = mkdtempSync(join(tmpdir(), 'public-'));
});
afterEach(() => rmSync(publicFolder, { recursive: true }));

const addFile = (name: string) => {
  mkdirSync(join(publicFolder, 'cv'), { recursive: true });
  writeFileSync(join(publicFolder, 'cv', name), '');
};

describe('the CV to download', () => {
  it('is absent while there is no folder', () => expect(findCv(publicFolder)).toBeUndefined());

  it('is absent while the folder holds no PDF', () => {
    addFile('notes.txt');
    expect(findCv(publicFolder)).toBeUndefined();
  });

  it('is the PDF of the folder', () => {
    addFile('notes.txt');
    addFile('neema-example.pdf');
    expect(findCv(publicFolder)).toBe('/cv/neema-example.pdf');
  });
});
