import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { headerRules } from '../../../../../lib/server/site-build/headerRules.ts';

describe('The header rules', () => {
  const everywhere = (context: string | undefined, isLaunched = true) =>
    headerRules(['sha256-a', 'sha256-b'], context, { isLaunched }).split('\n\n')[0] ?? '';

  it('prepare the next page of every page', () => {
    assert.match(everywhere(undefined), /^ {2}Speculation-Rules: "\/speculation-rules\.json"$/m);
  });

  const contexts = [
    { context: undefined, isHidden: false, isUpgraded: false },
    { context: 'production', isHidden: false, isUpgraded: true },
    { context: 'production', isLaunched: false, isHidden: true, isUpgraded: true },
    { context: 'deploy-preview', isHidden: true, isUpgraded: true },
    { context: 'branch-deploy', isHidden: true, isUpgraded: true },
  ];
  for (const { context, isLaunched = true, isHidden, isUpgraded } of contexts) {
    it(`in the context ${context}, ${isLaunched ? 'launched' : 'not launched'}: ${isHidden ? 'hidden from' : 'open to'} search engines`, () => {
      assert.equal(everywhere(context, isLaunched).includes('X-Robots-Tag: noindex'), isHidden);
      assert.equal(everywhere(context, isLaunched).includes('upgrade-insecure-requests'), isUpgraded);
    });
  }
});
