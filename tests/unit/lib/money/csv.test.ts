import { readDelimited, toCsv } from '@/lib/money/csv';
import { fc, forAll } from '@/tests/support/properties';

describe('cells of a CSV file', () => {
  it.each([
    ['commas', 'Name,Basic pay\r\nAsha,1\r\n', '[Name][Basic pay] [Asha][1]'],
    ['the separator that Excel names', 'sep=;\nName;Basic pay\nAsha;1,5', '[Name][Basic pay] [Asha][1,5]'],
    ['quotes', '"Mushi, Asha","say ""yes""",\n', '[Mushi, Asha][say "yes"][]'],
    ['a line break in quotes', '"two\nlines",2', '[two\nlines][2]'],
    ['old Mac line endings', 'a,b\rc,d', '[a][b] [c][d]'],
    ['a byte order mark', '\ufeffName,No', '[Name][No]'],
    ['a quote inside a word', 'the "A" team,1', '[the "A" team][1]'],
    ['a space before a quote', '1, "Mushi, Asha",2', '[1][Mushi, Asha][2]'],
    ['a nickname in quotes', '"JP" Peter,1', '[JP Peter][1]'],
    ['empty rows between', 'a,b\n\n , \nc,d\n', '[a][b] [c][d]'],
    ['nothing', '', ''],
  ])('with %s are read', (_, text, expected) => {
    const rows = readDelimited(text).map(({ cells }) => cells.map((cell) => `[${cell}]`).join(''));
    expect(rows.join(' ')).toBe(expected);
  });

  it('can be separated by tabs, and keep their commas', () => {
    expect(readDelimited('Asha\t1,200,000\nJuma\t2', '\t').map(({ cells }) => cells)).toEqual([
      ['Asha', '1,200,000'],
      ['Juma', '2'],
    ]);
  });

  it.each([
    ['1,"Asha,5\n2,John "JP" Peter,8', '1'],
    ['1,Asha,5\n2,"John,8\n3,"Mary",9', '2'],
    ['1,Asha,5\r\n2,John,8\r\n3,"Mary,9', '3'],
    ['1,Asha,5\n2,"John,8\n3,Mary,"9"', '2'],
  ])('of %j end at the line of an unclosed quote: only row %s', (text, number) => {
    const rows = readDelimited(text);
    expect(rows.map(({ cells }) => cells[0])).toEqual(['1', '2', '3'].slice(0, text.split('\n').length));
    expect(rows.filter(({ isQuoteOpen }) => isQuoteOpen).map(({ cells }) => cells[0])).toEqual([number]);
  });

  it('know their line number', () => {
    expect(readDelimited('sep=,\r\na,"b\nc"\r\n\nd,"e\nf').map(({ line }) => line)).toEqual([2, 5, 6]);
  });

  it.each(['Asha;=1+1', 'Asha\t=1', 'Asha\n=1', 'Asha; \u200b=1', 'Asha;"=1"'])(
    'never begin with a formula if a spreadsheet splits %j',
    (text) => expect(toCsv([[text]])).toMatch(/[;\t\n][\s\u200b"]*'=/),
  );

  it('survive a round trip', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom('"', ',', ';', '\n', '\r', '\t', '=', '-', "'", 'a', ' ') }),
    );
    const row = fc.array(cell, { minLength: 3, maxLength: 3 }).filter((cells) => cells.some((text) => text.trim()));
    const heading = ['Number', 'Name', 'Basic pay'];
    forAll(fc.array(row), (rows) => {
      expect(readDelimited(toCsv([heading, ...rows])).map(({ cells }) => cells)).toEqual([heading, ...rows]);
    });
  });
});

it('a CSV file contains no formula and rounds amounts away from zero', () => {
  expect(toCsv([['=1+1', '-5', '\t@x', 'a-b', 16.665]])).toBe("\ufeff'=1+1,'-5,\"\t'@x\",a-b,16.67\r\n");
});

it('a CSV file writes amounts with 2 decimals and quotes cells if necessary', () => {
  expect(toCsv([['NSSF, "own"', 660000, 0.5]])).toBe('\ufeff"NSSF, ""own""",660000.00,0.50\r\n');
});

it('a text of many blanks is written quickly', () => {
  const started = performance.now();
  expect(toCsv([['\n'.repeat(200_000), `${';\t'.repeat(100_000)}=1`]])).toContain("'=1");
  expect(performance.now() - started).toBeLessThan(2_000);
});
