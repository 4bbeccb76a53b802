import { Note } from '@/components/ui/Note';
import { documentPath } from '@/lib/resources/documentPath';
import { findDocument, type LibraryDocument } from '@/lib/server/resources/allDocuments';

/** Says which act has replaced this one; nothing for an act in force. */
export function SupersededNote({ document }: { document: LibraryDocument }) {
  if (document.category !== 'acts' || !document.supersededBy) return null;
  const act = findDocument('acts', document.supersededBy);
  if (!act) return null;
  return (
    <Note title="No longer in force">
      <p>
        Superseded by <a href={documentPath(act)}>{act.title}</a>.
      </p>
    </Note>
  );
}
