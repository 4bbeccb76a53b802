import { randomUUID } from 'node:crypto';
import { type Blobs, writeNew } from './blobs.ts';

/** Ids recorded in a time span, such as '2026-03-02T08': the store decides which instance was first. */
export type Spans = {
  /** Ids recorded in a span. */
  ids(span: string): Promise<Set<string>>;
  /** Records an id; false if it is already recorded. Of concurrent instances only one gets true. */
  claim(span: string, id: string): Promise<boolean>;
  /** Deletes the spans before a span. */
  forget(before: string): Promise<void>;
};

/** Opens spans of one kind, under <folder>/<span>/<id>. */
export function spansIn(store: Blobs, folder: string): Spans {
  const keysOf = async (prefix: string) => (await store.list({ prefix })).blobs.map(({ key }) => key);
  return {
    async ids(span) {
      const prefix = `${folder}/${span}/`;
      const ids = (await keysOf(prefix)).map((key) => key.slice(prefix.length));
      // The local store also lists its temporary files.
      return new Set(ids.filter((id) => !id.startsWith('.')));
    },
    claim: (span, id) => writeNew(store, `${folder}/${span}/${id}`, randomUUID()),
    async forget(before) {
      for (const key of await keysOf(`${folder}/`)) if (key < `${folder}/${before}`) await store.delete(key);
    },
  };
}
