import { STYLE_BUDGET, weightBudget } from './budgets.ts';
import { weighPage } from './pageWeight.ts';
import { fact, kilobytes, type Row, type Section } from './report.ts';
import { loadingOf, pageFile, WEIGHED_ROUTES } from './routes.ts';

function rowsOf(out: string, route: string, emptyScript: number): Row[] {
  const loading = loadingOf(out, route);
  const budget = weightBudget(route, loading);
  const weight = weighPage(out, pageFile(route));
  const ratio = weight.script / emptyScript;
  const size = (column: string, bytes: number, limit: number): Row => ({
    name: route,
    column,
    measured: kilobytes(bytes),
    budget: kilobytes(limit),
    isWithin: bytes <= limit,
  });
  return [
    fact(route, 'kind', loading),
    size('HTML', weight.html, budget.html),
    size('style', weight.style, STYLE_BUDGET),
    fact(route, 'script', kilobytes(weight.script)),
    {
      name: route,
      column: 'of an empty export',
      measured: ratio.toFixed(3),
      budget: String(budget.scriptRatio),
      isWithin: ratio <= budget.scriptRatio,
    },
  ];
}

/** Weights of the pages, their scripts as a ratio to those of an empty export built beside. */
export function benchWeights(out: string, emptyOut: string): Section {
  const empty = weighPage(emptyOut, 'index.html').script;
  const [light, home, live] = [weightBudget('', 'light'), weightBudget('/', 'live'), weightBudget('', 'live')];
  return {
    title: `Weight of pages (brotli at its best; an empty export's script is ${kilobytes(empty)})`,
    note:
      `Budgets: HTML ${kilobytes(light.html)} of light pages, ${kilobytes(live.html)} of live ones, ` +
      `${kilobytes(weightBudget('/resources', 'live').html)} of /resources, ${kilobytes(home.html)} of Home; ` +
      `style ${kilobytes(STYLE_BUDGET)}; script none before it is needed on light pages, ` +
      `${live.scriptRatio} of an empty export on live ones, ${home.scriptRatio} on Home.`,
    rows: WEIGHED_ROUTES.flatMap((route) => rowsOf(out, route, empty)),
  };
}
