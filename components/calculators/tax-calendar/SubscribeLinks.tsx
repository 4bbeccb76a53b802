import { calendarPath, filesOf } from '@/lib/calendar/calendarFiles';
import type { Profile } from '@/lib/calendar/profile';
import styles from './SubscribeLinks.module.scss';
import { webcalLink } from './subscriptions';

type SubscribeLinksProps = { profile: Profile; siteUrl: string };

/** The calendars that hold the dates of a profile, to subscribe to or to save. */
export function SubscribeLinks({ profile, siteUrl }: SubscribeLinksProps) {
  const files = filesOf(profile);
  if (files.length === 0) return null;
  return (
    <section className={styles.box} aria-labelledby="subscribe-links">
      <h3 id="subscribe-links">Put them into your calendar</h3>
      <ul role="list">
        {files.map((file) => (
          <li key={file.name}>
            <span>{file.title}</span> <a href={webcalLink(siteUrl, file)}>Subscribe</a>{' '}
            <a href={calendarPath(file)} download="">
              .ics file
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
