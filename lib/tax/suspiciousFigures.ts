import type { IsoDay } from './days.ts';

type Path = readonly PropertyKey[];

/** A legal figure that is probably wrong: its path in the file, and why. */
type Doubt = { path: Path; found: string; expected: string };

type Row = { path: Path; from: IsoDay; row: unknown; before: unknown };

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((parent, key) => (isGroup(parent) ? Reflect.get(parent, key) : undefined), value);

/** Yields a file's dated rows, keyed by list and start date. */
function* rowsIn(value: unknown, path: Path = [], name = ''): Generator<[key: string, row: Row]> {
  if (!isGroup(value)) return;
  for (const [key, child] of Object.entries(value)) {
    const from = at(child, ['from']);
    const index = Number(key);
    if (Array.isArray(value) && typeof from === 'string') {
      yield [`${name} ${from}`, { path: [...path, index], from, row: child, before: value[index - 1] }];
    }
    const id = at(child, ['id']);
    const step = Array.isArray(value) && typeof id === 'string' ? id : key;
    yield* rowsIn(child, [...path, Array.isArray(value) ? index : key], `${name}/${step}`);
  }
}

/** Yields a row's figures with their paths, except those in nested dated lists. */
function* figuresIn(value: unknown, path: Path = []): Generator<[path: Path, figure: number]> {
  if (typeof value === 'number') yield [path, value];
  if (!isGroup(value)) return;
  for (const [key, child] of Object.entries(value)) {
    const isRow = Array.isArray(value) && at(child, ['from']) !== undefined;
    if (!isRow) yield* figuresIn(child, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

function doubtOf(
  figure: number,
  field: Path,
  row: Row,
  old: Row | undefined,
  today: IsoDay,
): Omit<Doubt, 'path'> | undefined {
  const was = at(old ? old.row : row.before, field);
  if (typeof was !== 'number' || was === figure) return undefined;
  if (old) {
    const expected = 'a row of its own, unless the old one was wrong';
    return row.from <= today ? { found: `${figure} in an old row, which had ${was}`, expected } : undefined;
  }
  const isNear = Math.abs(figure - was) <= Math.abs(was) / 2;
  const expected = 'about as much, unless the law says so';
  return isNear ? undefined : { found: `${figure}, where the row before has ${was}`, expected };
}

/**
 * Returns figures in new rows of a content/tax file that differ from the row before by more than half, and changed figures
 * in rows already in force, because past months are calculated with them.
 */
export function suspiciousFigures(data: unknown, dataBefore: unknown, today: IsoDay): Doubt[] {
  const old = new Map(rowsIn(dataBefore));
  return [...rowsIn(data)].flatMap(([key, row]) =>
    [...figuresIn(row.row)].flatMap(([field, figure]) => {
      const doubt = doubtOf(figure, field, row, old.get(key), today);
      return doubt ? [{ path: [...row.path, ...field], ...doubt }] : [];
    }),
  );
}
