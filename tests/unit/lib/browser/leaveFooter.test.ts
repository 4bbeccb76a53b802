import { leaveFooter } from '@/lib/browser/leaveFooter';

it.each([
  ['a link in the footer', 'about', 'content'],
  ['a link elsewhere', 'logo', 'logo'],
])('leaving the footer with the focus on %s, %s, brings it to %s', (_, from, to) => {
  document.body.innerHTML =
    '<a id="logo" href="/">Home</a><main id="content" tabindex="-1"></main><footer><a id="about" href="/">About</a></footer>';
  document.getElementById(from)?.focus();
  leaveFooter();
  expect(document.activeElement?.id).toBe(to);
});
