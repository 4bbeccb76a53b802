import { PAGE_BUDGETS, STYLE_BUDGET } from './budgets.ts';
import { weighPage } from './pageWeight.ts';
import { kilobytes, type Row, type Section } from './report.ts';

/** Weights of the pages, their scripts as a ratio to those of an empty export built beside. */
export function benchWeights(out: string, emptyOut: string): Section {
  const empty = weighPage(emptyOut, 'index').script;
  const rows = Object.entries(PAGE_BUDGETS).flatMap(([page, { scriptRatio, html }]): Row[] => {
    const weight = weighPage(out, page);
    const ratio = weight.script / empty;
    return [
      {
        name: `/${page === 'index' ? '' : page}: script`,
        measured: `${kilobytes(weight.script)}, ${ratio.toFixed(3)} of an empty export`,
        budget: String(scriptRatio),
        isWithin: ratio <= scriptRatio,
      },
      { name: '… HTML', measured: kilobytes(weight.html), budget: kilobytes(html), isWithin: weight.html <= html },
      {
        name: '… style',
        measured: kilobytes(weight.style),
        budget: kilobytes(STYLE_BUDGET),
        isWithin: weight.style <= STYLE_BUDGET,
      },
    ];
  });
  return { title: `Weight of pages (brotli; an empty export's script is ${kilobytes(empty)})`, rows };
}
