import { Portrait } from '@/components/ui/portrait/Portrait';
import type { TeamMember } from '@/lib/content/schemas/team';
import { defaultPicture, portrait } from '@/lib/server/pictures/registry';
import { initialsOf } from '@/lib/team/members';

/** Widths of the portrait on cards and in the opened sheet. */
const WIDTHS = { base: '120px', medium: '46vw', nav: '320px' };

/** A person in the cloth of their own: a drawn bust with the initials, or the photo in its border. */
export function MemberPortrait({ member, lazy }: { member: TeamMember; lazy?: boolean }) {
  return (
    <Portrait
      picture={portrait.framed(WIDTHS, member)}
      initials={initialsOf(member.name)}
      fallbackSrc={defaultPicture().src}
      lazy={lazy}
    />
  );
}
