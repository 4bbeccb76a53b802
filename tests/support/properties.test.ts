import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { atLeast, fc, readProperties } from './properties.ts';

const atStart = fc.readConfigureGlobal();

/** Returns the first cases of a property under an environment. */
function casesUnder(environment: Record<string, string>): number[] {
  fc.configureGlobal(readProperties(environment));
  const cases: number[] = [];
  fc.assert(fc.property(fc.integer(), (number) => void cases.push(number)));
  return cases;
}

describe('Properties', () => {
  afterEach(() => fc.configureGlobal(atStart));

  it('have the same cases in every run', () => assert.deepEqual(casesUnder({}), casesUnder({ SEED: '' })));

  it('have the cases of the seed that is given, also a negative one as fast-check reports them', () => {
    assert.deepEqual(casesUnder({ SEED: '-7' }), casesUnder({ SEED: '-7' }));
    assert.notDeepEqual(casesUnder({ SEED: '-7' }), casesUnder({}));
  });

  it('have other cases in each run with SEED=random', () => {
    assert.notDeepEqual(casesUnder({ SEED: 'random' }), casesUnder({ SEED: 'random' }));
  });

  it('have as many cases as PROPERTY_RUNS says, and the more of two where one asks for many', () => {
    assert.equal(casesUnder({ PROPERTY_RUNS: '230' }).length, 230);
    assert.deepEqual([atLeast(200), atLeast(500)], [230, 500]);
  });

  for (const environment of [{ SEED: 'radnom' }, { PROPERTY_RUNS: '0' }, { PROPERTY_RUNS: '2k' }]) {
    it(`do not start with ${JSON.stringify(environment)}`, () => {
      assert.throws(() => readProperties(environment), /a whole number is expected/);
    });
  }
});
