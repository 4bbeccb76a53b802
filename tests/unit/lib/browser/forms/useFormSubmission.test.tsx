import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, answerNever, enter, id, load, posted, posts, send, typeAll } from './testForm';

describe('the id under which a form is sent', () => {
  const failAndReload = async () => {
    load();
    enter('Name', 'Asha');
    answer({ success: false });
    await send();
    load();
  };

  it('is the same at the second try', async () => {
    load();
    enter('Name', 'Asha');
    for (const success of [false, true]) {
      answer({ success });
      await send();
    }
    expect([posted(0, 'submission'), posted(1, 'submission')]).toEqual([id(1), id(1)]);
  });

  it('is the same after a reload: the same form is one enquiry', async () => {
    await failAndReload();
    answer({ success: true });
    await send();
    expect([posted(0, 'submission'), posted(1, 'submission')]).toEqual([id(1), id(1)]);
  });

  it('is another for the next form', async () => {
    await failAndReload();
    answer({ success: true });
    await send();
    await userEvent.click(screen.getByRole('button', { name: 'Again' }));
    enter('Name', 'Asha');
    answer({ success: true });
    await send();
    expect(posted(2, 'submission')).toBe(id(2));
  });

  it('is another for the next form after a reload', async () => {
    load();
    enter('Name', 'Asha');
    answer({ success: true });
    await send();
    load();
    enter('Name', 'Asha');
    answer({ success: true });
    await send();
    expect([posted(0, 'submission'), posted(1, 'submission')]).toEqual([id(1), id(2)]);
  });
});

describe('a form that is on its way', () => {
  it('is not posted again by a second press of Enter', async () => {
    load();
    answerNever();
    await userEvent.type(screen.getByLabelText('Name'), 'Asha{Enter}{Enter}');
    expect(posts()).toBe(1);
  });
});

describe('the time that a visitor took', () => {
  it('runs from when the form was first shown, over a reload too', async () => {
    jest.useFakeTimers({ now: 1_000_000 });
    load();
    enter('Name', 'Asha');
    jest.setSystemTime(1_060_000);
    load();
    answer({ success: true });
    await send();
    expect(posted(0, 'elapsed')).toBe('60000');
  });
});

describe('a form where nothing can be stored', () => {
  const fail = () => {
    throw new DOMException('full or forbidden');
  };

  it.each([
    ['storage is full', () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(fail)],
    ['there is none', () => jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(fail)],
  ])('can be filled, sent and sent again as the same when %s', async (_, breakStorage) => {
    breakStorage();
    load();
    await typeAll();
    for (const success of [false, true]) {
      answer({ success });
      await send();
    }
    expect([posted(0, 'submission'), posted(1, 'submission')]).toEqual([id(1), id(1)]);
    expect(screen.getByRole('button', { name: 'Again' })).toBeInTheDocument();
  });
});

describe('a form in a browser that lacks something', () => {
  it('is sent from an address without encryption, where there is no crypto.randomUUID', async () => {
    Object.assign(globalThis.crypto, { randomUUID: undefined });
    load();
    enter('Name', 'Asha');
    answer({ success: true });
    await send();
    expect(posted(0, 'submission')).toBe(id(1));
    expect(screen.getByRole('button', { name: 'Again' })).toBeInTheDocument();
  });

  it('says that it could not be sent, whatever fails, and can be sent again', async () => {
    const fail = () => {
      throw new TypeError('not here');
    };
    Object.assign(globalThis.crypto, { getRandomValues: fail });
    jest.spyOn(console, 'error').mockImplementation();
    load();
    enter('Name', 'Asha');
    await send();
    expect(screen.getByText('An error occurred while submitting the form. Please try again.')).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveValue('Asha');
    expect(posts()).toBe(0);
    Object.assign(globalThis.crypto, { getRandomValues: (bytes: Uint8Array) => bytes.fill(9) });
    answer({ success: true });
    await send();
    expect(posted(0, 'submission')).toBe(id(9));
  });
});
