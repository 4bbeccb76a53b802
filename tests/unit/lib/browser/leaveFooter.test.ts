import { leaveFooter } from '@/lib/browser/leaveFooter';

const focusOn = (id: string) => document.getElementById(id)?.focus();

describe('leaving the footer', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<header><a id="logo" href="/">Home</a></header><main id="content" tabindex="-1"></main><footer><a id="about" href="/about">About</a></footer>';
  });

  it('hands the focus of a link in the footer to the content', () => {
    focusOn('about');
    leaveFooter();

    expect(document.activeElement).toBe(document.getElementById('content'));
  });

  it('leaves a focus elsewhere alone', () => {
    focusOn('logo');
    leaveFooter();

    expect(document.activeElement).toBe(document.getElementById('logo'));
  });
});
