import { historyKey, type OpenItemContext } from '../../application/history';
import { primaryKeyOf } from '../../domain/schema';
import { valueOf } from '../../kernel';
import { PageSidebar, useService, useStream } from '../../kit';
import { CommentsPanel } from './comments/comments-panel';
import { RevisionsPanel } from './revisions/revisions-panel';
import { SchemaStore } from '../../application/schema';

/** The revisions and comments of an open item in the sidebar; nothing for a new item. */
export const ItemHistory = ({ opened }: { readonly opened: OpenItemContext }) => {
  const { target, item$ } = opened.editing;
  const { schema } = useService(SchemaStore);
  const item = useStream(item$);
  const key = historyKey(target, valueOf(item), primaryKeyOf(schema, target.collection)?.field ?? null);
  return (
    <PageSidebar>
      {key === null || (item.kind === 'failed' && item.previous === null) ? null : (
        <>
          <RevisionsPanel opened={opened} collection={target.collection} itemKey={key} />
          <CommentsPanel collection={target.collection} itemKey={key} />
        </>
      )}
    </PageSidebar>
  );
};
