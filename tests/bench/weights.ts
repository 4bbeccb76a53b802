import { htmlBudget } from '../../lib/server/site-build/pageWeights.ts';
import { CALCULATORS } from '../../lib/site/calculators.ts';
import { CALCULATOR_SCRIPT, SCRIPT_RATIO, STYLE_BUDGET } from './budgets.ts';
import { weighOwnScript, weighPage } from './pageWeight.ts';
import { atMost, fact, kilobytes, type Row, type Section } from './report.ts';
import { loadingOf, pageFile, WEIGHED_ROUTES } from './routes.ts';

/** A text page, whose scripts every page has. */
const TEXT_PAGE = 'terms-of-service.html';

function rowsOf(out: string, route: string, emptyScript: number): Row[] {
  const loading = loadingOf(out, route);
  const weight = weighPage(out, pageFile(route));
  const ratio = weight.script / emptyScript;
  const ratioBudget = SCRIPT_RATIO[route === '/' ? 'home' : loading];
  const size = (column: string, bytes: number, limit: number | undefined): Row =>
    limit === undefined ? fact(route, column, kilobytes(bytes)) : atMost(route, bytes, limit, kilobytes, column);
  return [
    fact(route, 'kind', loading),
    size('HTML', weight.html, htmlBudget({ path: route, loading })),
    size('style', weight.style, STYLE_BUDGET),
    fact(route, 'script', kilobytes(weight.script)),
    ...(CALCULATORS.some(({ path }) => path === route)
      ? [size('own script', weighOwnScript(out, pageFile(route), TEXT_PAGE), CALCULATOR_SCRIPT)]
      : []),
    atMost(route, ratio, ratioBudget, (share) => share.toFixed(3), 'of an empty export'),
  ];
}

/** Weighs the pages, with a ratio of their scripts to an empty export's. */
export function benchWeights(out: string, emptyOut: string): Section {
  const empty = weighPage(emptyOut, 'index.html').script;
  return {
    title: `Weight of pages (brotli at its best; an empty export's script is ${kilobytes(empty)})`,
    note:
      `Budgets: style ${kilobytes(STYLE_BUDGET)}; no script on light pages before it is needed, ${SCRIPT_RATIO.live} of an ` +
      `empty export on live ones, ${SCRIPT_RATIO.home} on Home; what a calculator has and a page of text has not ${kilobytes(CALCULATOR_SCRIPT)}; HTML as the build checks it.`,
    rows: WEIGHED_ROUTES.flatMap((route) => rowsOf(out, route, empty)),
  };
}
