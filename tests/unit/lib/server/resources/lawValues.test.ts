import { lawValuesCsv } from '@/lib/server/resources/lawValues';

const [head, ...rows] = lawValuesCsv().trim().split('\r\n');
const rowsOf = (id: string) => rows.filter((row) => row.startsWith(`${id},`));

it('the file of all values has each value of a rate with its days, its law and how it is known', () => {
  expect(head).toBe('id,what,value,unit,from,until,law,known,section,source,read on,url');
  const levy = rowsOf('sdl.rate').join('\n');
  expect(levy).toMatch(/^sdl\.rate,Skills development levy,4,percent,2020-07-01,2023-06-30,.*Finance Act 2020/m);
  expect(levy).toMatch(
    /^sdl\.rate,Skills development levy,3\.5,percent,2023-07-01,,.*,read,section 73,Finance Act 2023/m,
  );
  expect(rowsOf('pension.nssf-employee').join()).toContain(',reported,');
});

it('it has the rules that are no figures too', () => {
  expect(rows.join('\n')).toMatch(/^,"Companies, Registration of a charge",.*,reported,/m);
});
