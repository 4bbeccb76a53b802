import { readDelimited, toCsv } from '@/lib/money/csv';
import { fc, forAll } from '@/tests/support/properties';

describe('cells of a file', () => {
  it.each([
    ['commas', 'Name,Basic pay\r\nAsha,1\r\n', '[Name][Basic pay] [Asha][1]'],
    ['semicolons', 'Name;Basic pay\nAsha;1,5', '[Name][Basic pay] [Asha][1,5]'],
    ['tabs', 'Asha\t1,200,000\tresident\nJuma\t2', '[Asha][1,200,000][resident] [Juma][2]'],
    ['quotes', '"Mushi, Asha","say ""yes""",\n', '[Mushi, Asha][say "yes"][]'],
    ['a line break in quotes', '"two\nlines",2', '[two\nlines][2]'],
    ['an old Mac’s line ends', 'a,b\rc,d', '[a][b] [c][d]'],
    ['a byte order mark', '\ufeffName,No', '[Name][No]'],
    ['a quote inside a word', 'the "A" team,1', '[the "A" team][1]'],
    ['a quote that is not closed', '"Asha,1\n2', '[Asha,1\n2]'],
    ['empty rows between', 'a,b\n\n , \nc,d\n', '[a][b] [c][d]'],
    ['nothing', '', ''],
  ])('with %s', (_, text, expected) => {
    const rows = readDelimited(text).map((cells) => cells.map((cell) => `[${cell}]`).join(''));
    expect(rows.join(' ')).toBe(expected);
  });

  it.each(['Asha;=1+1', 'Asha\t=1', 'Asha\n=1', 'Asha; \u200b=1', 'Asha;"=1"'])(
    'begin with no formula where a spreadsheet separates %j',
    (text) => expect(toCsv([[text]])).toMatch(/[;\t\n]'/),
  );

  it('are those that were written', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom('"', ',', ';', '\n', '\r', '\t', '=', '-', "'", 'a', ' ') }),
    );
    const row = fc.array(cell, { minLength: 3, maxLength: 3 }).filter((cells) => cells.some((text) => text.trim()));
    const heading = ['Number', 'Name', 'Basic pay'];
    forAll(fc.array(row), (rows) => {
      expect(readDelimited(toCsv([heading, ...rows]))).toEqual([heading, ...rows]);
    });
  });
});

it('a CSV file holds no formula, and amounts are rounded away from zero', () => {
  expect(toCsv([['=1+1', '-5', '\t@x', 'a-b', 16.665]])).toBe("\ufeff'=1+1,'-5,\"'\t'@x\",a-b,16.67\r\n");
});

it('a CSV file holds amounts with 2 decimals and quotes what needs it', () => {
  expect(toCsv([['NSSF, "own"', 660000, 0.5]])).toBe('\ufeff"NSSF, ""own""",660000.00,0.50\r\n');
});
