import type { ServiceId } from '@/lib/content/schemas/services';
import { getAllServices, getService } from '@/lib/server/content/loaders/services';
import { readingPaths, relatedReading } from '@/lib/server/resources/relatedReading';

const entry = (href: string, service: 'audit' | 'taxation' | 'training') => ({ href, service });

const PUBLICATIONS = [
  entry('/other', 'audit'),
  entry('/newest', 'taxation'),
  entry('/newer', 'taxation'),
  entry('/old', 'taxation'),
  entry('/oldest', 'taxation'),
];

describe('what a service leads on to', () => {
  const chosen = ['/a', '/b', '/c', '/d'];
  it.each<[string, ServiceId, string[] | undefined, string[]]>([
    ['the newest three that name it', 'taxation', undefined, ['/newest', '/newer', '/old']],
    ['first what its own file names, nothing twice', 'taxation', ['/a', '/newest'], ['/a', '/newest', '/newer']],
    ['all that its file names, also where that is more', 'taxation', chosen, chosen],
    ['nothing where nothing names it', 'training', undefined, []],
  ])('is %s', (_, id, reading, paths) => expect(readingPaths({ id, reading }, PUBLICATIONS)).toEqual(paths));

  it('finds a page for every path that the services name', () => {
    for (const service of getAllServices()) {
      const found = relatedReading(service).map(({ href }) => href);
      expect(found).toEqual(expect.arrayContaining(service.reading ?? []));
    }
  });

  it('says of each what kind of publication it is', () => {
    const accounting = getService('accounting');
    expect(accounting && relatedReading(accounting)).toContainEqual({
      href: '/media/payroll-checklist-year-end',
      title: 'A payroll checklist for year end',
      group: 'Media',
    });
  });
});
