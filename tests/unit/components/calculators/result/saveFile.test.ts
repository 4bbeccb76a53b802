import { saveCsv } from '@/components/calculators/result/saveFile';
import { downloadBlob } from '@/lib/browser/downloads';

jest.mock('@/lib/browser/downloads');
afterEach(() => jest.restoreAllMocks());

it.each([
  ['Mozilla/5.0 (Linux; Android 13) Chrome/130.0 Mobile Safari/537.36', ''],
  [
    'Mozilla/5.0 (Linux; Android 13; wv) Chrome/126.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/470.0.0.40.82;]',
    'This app may keep no files. Open the page in your browser and press there.',
  ],
])('in %s a file that is saved says %j', (userAgent, words) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  expect(saveCsv('employee,net\n', 'payroll.csv')).toBe(words);
  expect(downloadBlob).toHaveBeenLastCalledWith(expect.any(Blob), 'payroll.csv');
});
