// Plain JavaScript, because it must run on the outdated Node version that it reports.
const NEEDED = 24;
const [major = 0] = process.versions.node.split('.').map(Number);

if (major < NEEDED) {
  console.error(
    [
      `This is Node ${process.versions.node}; the site's own scripts need Node ${NEEDED}.`,
      'It comes with `npm ci` as the package "node", unless install scripts were blocked.',
      'Run `npm ci` again with install scripts allowed for the packages that package.json names under "allowScripts"',
      '(for example `npm ci --ignore-scripts=false`), and start scripts with `npm run`, not with `node` itself.',
    ].join('\n'),
  );
  process.exit(1);
}
