import type { HeroSlide } from '../../content/schemas/pages.ts';
import type { TeamMember } from '../../content/schemas/people.ts';
import type { PaletteName } from '../../site/pictureStyle.ts';
import type { StripOptions } from './composition/border.ts';
import type { MarkPaths } from './composition/mark.ts';
import type { PhotoSubject } from './photos/pagePhoto.ts';
import type { CardSubject, DocumentSubject } from './subjectStyles.ts';

export type WithImage = { image?: PhotoSubject | undefined };

/** Properties of a subject that its picture uses. */
export type ServiceSubject = { id: string; icon: string; iconColor: PaletteName; photo?: PhotoSubject | undefined };
export type SectorSubject = { id: string; motif: string } & WithImage;
export type ValueSubject = { id: string; motif: string };
type Slide = Pick<HeroSlide, 'id' | 'scene' | 'color' | 'border'> & WithImage;
export type MemberSubject = Pick<TeamMember, 'id' | 'department'> & WithImage;
export type AwardSubject = { id: string } & WithImage;

/** The two crops of a hero slide: beside its text on wide windows, above it on phones. */
export type SlideSubject = Slide & { cut: 'wide' | 'phone' };
export type StripSubject = Pick<StripOptions, 'border' | 'palette'>;

/** The content that has pictures, as the loaders return it. */
export type PictureContent = {
  services: readonly ServiceSubject[];
  sectors: readonly SectorSubject[];
  team: readonly MemberSubject[];
  founder: WithImage;
  values: readonly ValueSubject[];
  slides: readonly Slide[];
  /** Awards of the gallery, in order. */
  awards: readonly AwardSubject[];
  /** Affiliations and credentials, with a plaque but not in the gallery. */
  affiliations: readonly { id: string }[];
  documents: readonly DocumentSubject[];
  cards: readonly CardSubject[];
  mark: MarkPaths;
};
