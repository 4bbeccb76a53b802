import type { EnquiryRecord } from '../forms/enquiry/enquiryRecord.ts';
import type { EnquiryStore, Folder } from '../forms/enquiry/enquiryStore.ts';

/** Every place of an enquiry; done first, since who is delivered may for a moment still be pending. */
export const FOLDERS = ['done', 'pending', 'suspect'] as const satisfies readonly Folder[];

/** An id or its beginning, such as the reference in a mail: 6 digits at least. */
const ID_START = /^[0-9a-f]{6,64}$/;

/** Where an enquiry lies. */
export type FoundEnquiry = { id: string; folders: [Folder, ...Folder[]] };

/** Finds the one enquiry whose id begins so. Throws where there is none, or more than one. */
export async function findEnquiry(store: EnquiryStore, start: string): Promise<FoundEnquiry> {
  if (!ID_START.test(start)) throw new Error(`'${start}' is no id: give its first 6 or more digits (0-9, a-f).`);
  const places: { folder: Folder; id: string }[] = [];
  for (const folder of FOLDERS) {
    const ids = (await store.listIds(folder)).filter((id) => id.startsWith(start));
    places.push(...ids.map((id) => ({ folder, id })));
  }
  const [first, ...others] = places;
  if (first === undefined) throw new Error(`There is no enquiry ${start}.`);
  if (others.some(({ id }) => id !== first.id))
    throw new Error(`More than one id begins with ${start}: give more of it.`);
  return { id: first.id, folders: [first.folder, ...others.map(({ folder }) => folder)] };
}

/** The record of a found enquiry. */
export async function readFound(store: EnquiryStore, { id, folders: [folder] }: FoundEnquiry): Promise<EnquiryRecord> {
  const record = await store.read(folder, id);
  if (record === undefined) throw new Error(`The enquiry ${id} has just been removed.`);
  return record;
}
