import { fileFacts } from '@/lib/server/resources/fileFacts';
import { formatFileSize } from '@/lib/server/resources/formatFileSize';

describe('a size in words', () => {
  it.each([
    [1, '1 KB'],
    [1535, '1 KB'],
    [1536, '2 KB'],
    [83_968, '82 KB'],
    [1_048_576, '1.0 MB'],
    [3_984_588, '3.8 MB'],
  ])('%i bytes are %s', (bytes, words) => expect(formatFileSize(bytes)).toBe(words));
});

describe('the facts of a file', () => {
  it.each([
    [{ type: 'PDF', bytes: 83_968, pages: 5 }, 'PDF, 82 KB, 5 pages'],
    [{ type: 'PDF', bytes: 2048, pages: 1 }, 'PDF, 2 KB, 1 page'],
    [{ type: 'XLSX', bytes: 2048 }, 'XLSX, 2 KB'],
  ])('%o are told as "%s"', (facts, words) => expect(fileFacts('/resources/file', () => facts)?.text).toBe(words));

  it('are none where there is no file', () => {
    expect(fileFacts('/resources/missing.pdf', () => undefined)).toBeUndefined();
  });
});
