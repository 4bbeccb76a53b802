import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { headerRules } from '../../../../../lib/server/site-build/headerRules.ts';

describe('The header rules', () => {
  const everywhere = (context: string | undefined, isReady = true) =>
    headerRules(['sha256-a', 'sha256-b'], context, { isReady }).split('\n\n')[0] ?? '';

  it('prepare the next page of every page', () => {
    assert.match(everywhere(undefined), /^ {2}Speculation-Rules: "\/speculation-rules\.json"$/m);
  });

  const contexts = [
    { context: undefined, isHidden: false, isUpgraded: false },
    { context: 'production', isHidden: false, isUpgraded: true },
    { context: 'production', isReady: false, isHidden: true, isUpgraded: true },
    { context: 'deploy-preview', isHidden: true, isUpgraded: true },
    { context: 'branch-deploy', isHidden: true, isUpgraded: true },
  ];
  for (const { context, isReady = true, isHidden, isUpgraded } of contexts) {
    it(`in the context ${context}, ${isReady ? 'ready' : 'not ready'} to be launched: ${isHidden ? 'hidden from' : 'open to'} search engines`, () => {
      assert.equal(everywhere(context, isReady).includes('X-Robots-Tag: noindex'), isHidden);
      assert.equal(everywhere(context, isReady).includes('upgrade-insecure-requests'), isUpgraded);
    });
  }
});
