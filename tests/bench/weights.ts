import { SCRIPT_RATIO, STYLE_BUDGET } from './budgets.ts';
import { weighPage } from './pageWeight.ts';
import { atMost, fact, kilobytes, type Row, type Section } from './report.ts';
import { isStaticPage, pageFile, WEIGHED_ROUTES } from './routes.ts';

function rowsOf(out: string, route: string, emptyScript: number): Row[] {
  const isStatic = isStaticPage(out, route);
  const weight = weighPage(out, pageFile(route));
  const limit = isStatic ? 0 : SCRIPT_RATIO[route === '/' ? 'home' : 'plain'];
  return [
    fact(route, 'kind', isStatic ? 'static' : 'plain'),
    fact(route, 'HTML', kilobytes(weight.html)),
    fact(route, 'data', kilobytes(weight.data)),
    atMost(route, weight.style, STYLE_BUDGET, kilobytes, 'style'),
    fact(route, 'script', kilobytes(weight.script)),
    atMost(route, weight.script / emptyScript, limit, (share) => share.toFixed(3), 'of an empty export'),
  ];
}

/** Weighs the pages, with a ratio of their scripts to an empty export's. */
export function benchWeights(out: string, emptyOut: string): Section {
  const empty = weighPage(emptyOut, 'index.html').script;
  return {
    title: `Weight of pages (brotli at its best; an empty export's script is ${kilobytes(empty)})`,
    note:
      `Budgets: style ${kilobytes(STYLE_BUDGET)}; no script on static pages, ${SCRIPT_RATIO.plain} of an empty export on ` +
      `plain ones, ${SCRIPT_RATIO.home} on Home.`,
    rows: WEIGHED_ROUTES.flatMap((route) => rowsOf(out, route, empty)),
  };
}
