const MINUTE_MS = 60_000;
const NAMED: Record<string, string> = { '@hourly': '0 * * * *', '@daily': '0 0 * * *', '@weekly': '0 0 * * 0' };

function partMatches(part: string, value: number): boolean {
  const [range = '*', step = '1'] = part.split('/');
  const [from = 0, to] = range === '*' ? [0, Number.POSITIVE_INFINITY] : range.split('-').map(Number);
  return value >= from && value <= (to ?? from) && (value - from) % Number(step) === 0;
}

function fieldMatches(field: string, value: number): boolean {
  return field.split(',').some((part) => partMatches(part, value));
}

/** True where a cron expression of five fields (or @hourly, @daily, @weekly) names the minute, in UTC as on Netlify. */
export function cronMatches(expression: string, time: Date): boolean {
  const [minute = '*', hour = '*', day = '*', month = '*', weekday = '*'] = (NAMED[expression] ?? expression).split(
    ' ',
  );
  return (
    fieldMatches(minute, time.getUTCMinutes()) &&
    fieldMatches(hour, time.getUTCHours()) &&
    fieldMatches(day, time.getUTCDate()) &&
    fieldMatches(month, time.getUTCMonth() + 1) &&
    fieldMatches(weekday, time.getUTCDay())
  );
}

/** Calls back at the beginning of every minute until it is stopped. */
export function everyMinute(callback: (minute: Date) => void): { stop(): void } {
  let timer: NodeJS.Timeout;
  function wait(): void {
    const next = (Math.floor(Date.now() / MINUTE_MS) + 1) * MINUTE_MS;
    timer = setTimeout(() => {
      callback(new Date(next));
      wait();
    }, next - Date.now());
    timer.unref();
  }
  wait();
  return { stop: () => clearTimeout(timer) };
}
