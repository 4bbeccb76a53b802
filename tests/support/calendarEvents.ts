import assert from 'node:assert/strict';

const unescaped = (text: string) =>
  text.replace(/\\(.)/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));

/** Parses the events of an iCalendar file as RFC 5545 requires: lines are unfolded before text values are unescaped. */
export function eventsIn(text: string) {
  const [, ...events] = text.replaceAll(/\r\n[ \t]/g, '').split('BEGIN:VEVENT\r\n');
  return events.map((event) => {
    const [whole = ''] = event.split('END:VEVENT');
    const valuesOf = (name: string) =>
      [...whole.matchAll(new RegExp(`^${name}(?:;[^:\r\n]*)?:([^\r\n]*)`, 'gm'))].map(([, value = '']) => value);
    const textOf = (name: string) => unescaped(valuesOf(name)[0] ?? assert.fail(`no ${name}`));
    const dayOf = (name: string) =>
      /^(\d{4})(\d\d)(\d\d)$/.exec(textOf(name))?.slice(1).join('-') ?? assert.fail(`${name} is no whole day`);
    return {
      whole,
      uid: textOf('UID'),
      start: dayOf('DTSTART'),
      end: dayOf('DTEND'),
      summary: textOf('SUMMARY'),
      description: textOf('DESCRIPTION'),
      triggers: valuesOf('TRIGGER'),
    };
  });
}
