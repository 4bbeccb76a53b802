import { act, fireEvent, screen } from '@testing-library/react';
import { useState, version } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { START_EVENTS } from '@/lib/browser/page-start/events';
import { recordActs } from '@/lib/browser/page-start/recordActs';
import { removeListenersAfterEach } from '@/tests/support/removeListeners';

removeListenersAfterEach();

/** A form whose button notes what React knows of the field, and changes what the field shows. */
function Form({ initial }: { initial: string }) {
  const [text, setText] = useState(initial);
  const [noted, setNoted] = useState<string[]>([]);
  return (
    <>
      <input aria-label="Salary" value={text} onChange={({ target }) => setText(target.value)} />
      <button type="button" onClick={() => setNoted([...noted, text])} suppressHydrationWarning>
        Note
      </button>
      <output>{noted.join('; ')}</output>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Salary');
const note = () => fireEvent.click(screen.getByText('Note'));

function type(text: string): void {
  field().value = text;
  fireEvent.input(field());
}

/** Shows the form as a page has it, lets the visitor act, then lets React take over. */
async function takeOverAfter(initial: string, doBefore: () => void): Promise<void> {
  const element = <Form initial={initial} />;
  const page = document.createElement('div');
  page.innerHTML = renderToString(element);
  document.body.replaceChildren(page);
  recordActs();
  doBefore();
  await act(async () => void hydrateRoot(page, element));
  await act(async () => {
    document.dispatchEvent(new Event(START_EVENTS.hydrated));
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

it('presses and entries are repeated in the order in which they came', async () => {
  await takeOverAfter('', () => {
    note();
    type('800');
    note();
    type('900');
    type('9000');
    note();
  });
  expect(screen.getByRole('status')).toHaveTextContent('; 800; 9000');
  expect(field()).toHaveValue('9000');
});

// repeatEntry.ts rests on how React tells an entry from what it has written itself. Look at it anew at a new version.
it.each([
  ['typed', '', '900'],
  ['emptied', '800', ''],
])(`React ${version} hears of a field that was %s before it has taken over`, async (_how, initial, text) => {
  expect(version).toMatch(/^19\.3\./);
  await takeOverAfter(initial, () => type(text));
  note();
  expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${text}$`));
  expect(field()).toHaveValue(text);
});

it('a press does not move the caret behind text typed after it', async () => {
  await takeOverAfter('', () => {
    field().focus();
    note();
    type('900');
  });
  expect(field().selectionStart).toBe(3);
});
