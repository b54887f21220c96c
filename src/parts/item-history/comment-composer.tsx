import { useStream, useText } from '../../kit';
import { CommentFoot } from './comment-foot';
import type { CommentsViewModel } from './comments.view-model';
import classes from './item-history.module.css';
import { MentionBox } from './mention-box';

/** The place to write a comment; for people who may not, the reason. */
export const CommentComposer = ({ view }: { readonly view: CommentsViewModel }) => {
  const { t } = useText();
  const { post, people } = view.comments;
  const text = useStream(post.text$);
  const denial = useStream(post.denied$);
  if (denial === 'not_allowed') return <p className={classes['quiet']}>{t('comment_not_allowed')}</p>;
  return (
    <div className={classes['writing']}>
      <MentionBox
        label={t('comment_new')}
        placeholder={t(people.mayBeRead ? 'comment_placeholder' : 'comment_placeholder_plain')}
        text={text}
        onText={(next) => post.type(next)}
        onSend={() => post.execute()}
        search={view.search}
      />
      <CommentFoot draft={post} label={t('comment_post')} />
    </div>
  );
};
