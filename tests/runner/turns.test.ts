import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { takeTurns } from './turns.ts';

describe('The outputs of parts that run side by side', () => {
  function listen() {
    let printed = '';
    const speakerOf = takeTurns((text) => {
      printed += text;
    });
    return { speakerOf, printed: () => printed };
  }

  it('come as they are said from the part that began first', () => {
    const { speakerOf, printed } = listen();
    const first = speakerOf('[first]');
    assert.equal(printed(), '[first]');
    first.write('a');
    assert.equal(printed(), '[first]a');
  });

  it('wait for the end of the part before them, and then go on as they are said', () => {
    const { speakerOf, printed } = listen();
    const first = speakerOf('[first]');
    const second = speakerOf('[second]');
    second.write('x');
    first.write('a');
    assert.equal(printed(), '[first]a');
    first.end();
    assert.equal(printed(), '[first]a[second]x');
    second.write('y');
    assert.equal(printed(), '[first]a[second]xy');
  });

  it('are whole where a later part has ended first', () => {
    const { speakerOf, printed } = listen();
    const [first, second, third] = [speakerOf('[first]'), speakerOf('[second]'), speakerOf('[third]')];
    third.write('z');
    third.end();
    second.write('x');
    second.end();
    first.end();
    assert.equal(printed(), '[first][second]x[third]z');
  });
});
