import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { CorporateTaxPage } from '@/components/calculators/corporate-tax/CorporateTaxPage';
import { CalculatorHub } from '@/components/calculators/hub/CalculatorHub';
import { OvertimePage } from '@/components/calculators/overtime/OvertimePage';
import { GrossToNetPage } from '@/components/calculators/salary/GrossToNetPage';
import { NetToGrossPage } from '@/components/calculators/salary/NetToGrossPage';

const PAGES: [name: string, page: ReactElement][] = [
  ['gross to net', <GrossToNetPage key="gross" />],
  ['net to gross', <NetToGrossPage key="net" />],
  ['overtime', <OvertimePage key="overtime" />],
  ['corporate tax', <CorporateTaxPage key="corporate" />],
];

describe('a page as the server renders it', () => {
  it.each(PAGES)('%s holds its form, tables, note and links, and no style attribute', (_name, page) => {
    const html = renderToString(page);
    expect(html).toContain('Your figures');
    expect(html).toContain('How it is worked out');
    expect(html).toContain('Important Note');
    expect(html).toContain('not professional advice');
    expect(html).toContain('Back to Calculator Hub');
    expect(html).toContain('Contact Us');
    expect(html).toContain('This calculator needs JavaScript');
    expect(html).not.toContain(' style=');
    expect(html).not.toContain('data-result=');
  });

  it('of a salary calculator holds the band table with its own reading of the top band', () => {
    expect(renderToString(<GrossToNetPage />)).toContain('129,000 + 30% of the excess over 1,000,000');
    expect(renderToString(<NetToGrossPage />)).toContain('128,000 + 30% of the excess over 1,000,000');
  });

  it('of the hub leads to all four calculators, with worked examples', () => {
    const html = renderToString(<CalculatorHub />);
    for (const page of ['gross-to-net-salary', 'net-to-gross-salary', 'overtime', 'corporate-tax']) {
      expect(html).toContain(`href="/calculator/${page}"`);
    }
    for (const figure of ['660,000', '716,667', '66,667']) expect(html).toContain(figure);
    expect(html).toContain('For companies');
    expect(html).toContain('Important Note');
  });
});
