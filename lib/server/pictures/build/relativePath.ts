const COMMAND = /([MLQCZ])([^MLQCZ]*)/g;

/** Converts coordinates to whole hundredths, so that rounding errors do not add up. */
const hundredths = (text: string) => Math.round(Number(text) * 100);
const write = (values: readonly number[]) => values.map((value) => String(value / 100)).join(' ');

/** Writes a drawing command with coordinates relative to the current point. */
function drawnFrom([x = 0, y = 0]: readonly number[], command: string, values: readonly number[]): string {
  const steps = values.map((value, index) => value - (index % 2 === 0 ? x : y));
  const [dx = 0, dy = 0] = steps;
  if (command === 'L' && dy === 0) return `h${write([dx])}`;
  if (command === 'L' && dx === 0) return `v${write([dy])}`;
  return command.toLowerCase() + write(steps);
}

/**
 * Rewrites path data of the commands M, L, Q, C and Z with relative coordinates of two decimals,
 * which compress to about half.
 */
export function relativePath(path: string): string {
  let pen: number[] = [];
  let start: number[] = [];
  const commands = [...path.matchAll(COMMAND)].map(([, command = '', text = '']) => {
    if (command === 'Z') {
      pen = start;
      return 'z';
    }
    const values = text
      .trim()
      .split(/[\s,]+/)
      .map(hundredths);
    const from = pen;
    pen = values.slice(-2);
    if (command !== 'M') return drawnFrom(from, command, values);
    start = pen;
    return `M${write(values)}`;
  });
  return commands
    .join('')
    .replaceAll(' -', '-')
    .replaceAll(/(?<![\d.])0\./g, '.');
}
