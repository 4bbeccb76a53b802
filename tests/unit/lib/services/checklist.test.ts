import { checklistMessage, checklistText, progressText } from '@/lib/services/checklist';

const ITEMS = ['Trial balance', 'Bank statements', 'Minutes'];
const URL = 'https://firm.example/services/audit#what-to-bring';
const withTicks = (...ticked: string[]) => ({ items: ITEMS, ticked });

describe('a list of papers', () => {
  it('says how many of them are ready', () => expect(progressText(withTicks('Minutes'))).toBe('1 of 3 ready'));
});

describe('what an enquiry says of the list', () => {
  it('is what the visitor has, and what is missing', () => {
    expect(checklistMessage(withTicks('Trial balance', 'Minutes'))).toBe(
      'I have 2 of 3: Trial balance; Minutes. Still missing: Bank statements.',
    );
  });

  it('is short where everything is there', () => {
    expect(checklistMessage(withTicks(...ITEMS))).toBe('I have all 3 papers on your list.');
  });

  it('is nothing where nothing is ticked', () => expect(checklistMessage(withTicks())).toBeUndefined());

  it('leaves out what is there where a link could not carry all of it', () => {
    const items = Array.from({ length: 8 }, (_, index) => `${index} ${'paper '.repeat(15)}`.trim());
    const message = checklistMessage({ items, ticked: items.slice(0, 6) });

    expect(message).toBe(`I have 6 of 8. Still missing: ${items[6]}; ${items[7]}.`);
  });

  it('is cut at a word where even that is too long', () => {
    const items = Array.from({ length: 8 }, (_, index) => `${index} ${'paper '.repeat(20)}`.trim());
    const message = checklistMessage({ items, ticked: items.slice(0, 1) }) ?? '';

    expect(message.length).toBeLessThanOrEqual(600);
    expect(message).toMatch(/^I have 1 of 8\. Still missing: .* paper…$/);
  });
});

describe('the list as a message to somebody else', () => {
  it('names every paper where nothing is ticked', () => {
    expect(checklistText('Audit Services', URL, withTicks())).toBe(
      `Audit Services: what to bring\n\n3 papers:\n- Trial balance\n- Bank statements\n- Minutes\n\n${URL}`,
    );
  });

  it('tells what is ready from what is missing', () => {
    expect(checklistText('Audit Services', URL, withTicks('Minutes'))).toBe(
      `Audit Services: what to bring\n\nReady, 1 of 3:\n- Minutes\n\nStill missing:\n- Trial balance\n- Bank statements\n\n${URL}`,
    );
  });

  it('has nothing missing where all is ready', () => {
    expect(checklistText('Audit Services', URL, withTicks(...ITEMS))).not.toContain('missing');
  });
});
