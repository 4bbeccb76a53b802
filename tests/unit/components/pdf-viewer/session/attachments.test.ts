import { readAttachments, saveAttachment } from '@/components/pdf-viewer/session/attachments';
import { downloadBlob } from '@/lib/browser/downloads';
import { fakePdf, fakeStore } from './fakePdfjs';

jest.mock('@/lib/browser/downloads', () => ({ downloadBlob: jest.fn() }));
beforeEach(() => jest.mocked(downloadBlob).mockClear());

const MINUTES = { id: 'a1', name: 'minutes.txt' };

const namesOf = (found: object | null) => readAttachments(fakePdf({ getAttachments: async () => found }));

describe('the files inside a document', () => {
  it('are listed by their names and descriptions', async () => {
    const found = new Map([
      ['a1', { filename: 'payroll-june.csv', description: 'Pay of June' }],
      ['a2', { filename: 'minutes.txt', description: '' }],
    ]);
    expect(await namesOf(found)).toEqual([
      { id: 'a1', name: 'payroll-june.csv', description: 'Pay of June' },
      { id: 'a2', name: 'minutes.txt' },
    ]);
  });

  it('are none where the document has none', async () => expect(await namesOf(null)).toEqual([]));

  it.each([
    ['invoice\u202Egpj.exe', 'invoicegpj.exe'],
    ['two\nlines.txt', 'twolines.txt'],
    [' \u200B ', 'attachment'],
  ])('have no signs in their names that hide what they are: %j is %j', async (filename, name) => {
    expect(await namesOf(new Map([['a1', { filename, description: '' }]]))).toEqual([{ id: 'a1', name }]);
  });

  it('are downloaded under their names, as plain bytes', async () => {
    const getAttachmentContent = jest.fn(async () => new Uint8Array([65, 66]));
    const store = fakeStore({ notice: 'attachmentFailed' });
    await saveAttachment(fakePdf({ getAttachmentContent }), MINUTES, store);
    expect(getAttachmentContent).toHaveBeenCalledWith('a1');
    const [blob, name] = jest.mocked(downloadBlob).mock.calls[0] ?? [];
    expect([name, blob?.type, blob?.size]).toEqual(['minutes.txt', 'application/octet-stream', 2]);
    expect(store.get().notice).toBeUndefined();
  });

  it.each([
    ['is empty', async () => null],
    ['cannot be read', () => Promise.reject(new Error('no'))],
  ])('that %s is told about', async (_what, getAttachmentContent) => {
    const store = fakeStore();
    await saveAttachment(fakePdf({ getAttachmentContent }), MINUTES, store);
    expect(store.get().notice).toBe('attachmentFailed');
    expect(downloadBlob).not.toHaveBeenCalled();
  });
});
