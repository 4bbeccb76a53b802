import { readAttachments } from '@/components/pdf-viewer/session/attachments';
import { fakePdf } from './fakePdfjs';

it.each([
  ['invoice\u202Egpj.exe', 'invoicegpj.exe'],
  ['two\nlines.txt', 'twolines.txt'],
  [' \u200B ', 'attachment'],
])('a file inside a document has no signs in its name that hide what it is: %j is %j', async (filename, name) => {
  const found = new Map([['a1', { filename, description: '' }]]);
  expect(await readAttachments(fakePdf({ getAttachments: async () => found }))).toEqual([{ id: 'a1', name }]);
});
