import { after, before } from 'node:test';

/** Captures the log lines of the tested code in this file instead of printing them; returns the lines. */
export function catchLogs(): string[] {
  const lines: string[] = [];
  const { log, error } = console;
  before(() => {
    const keep = (...parts: unknown[]) => void lines.push(parts.join(' '));
    console.log = keep;
    console.error = keep;
  });
  after(() => {
    console.log = log;
    console.error = error;
  });
  return lines;
}
