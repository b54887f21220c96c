import { Suspense, useEffect } from 'react';
import { componentOf, useStream } from '../../../kit';
import { Boundary } from '../../../ui';
import type { ItemViewModel } from './item.view-model';

const ConflictDialog = componentOf(() =>
  import(/* webpackChunkName: "conflict" */ './conflict').then((module) => module.ConflictDialog),
);
const GoneDialog = componentOf(() =>
  import(/* webpackChunkName: "conflict" */ './conflict').then((module) => module.GoneDialog),
);

/** In place of a dialog that could not be fetched, or drawn. */
const NotShown = ({ view }: { readonly view: ItemViewModel }) => {
  useEffect(() => view.giveUpQuestion(), [view]);
  return null;
};

/** What a save has to ask before it can go on. */
export const SaveQuestions = ({ view }: { readonly view: ItemViewModel }) => {
  const question = useStream(view.editing.questions.open$);
  if (question === null) return null;
  return (
    <Boundary instead={<NotShown view={view} />}>
      <Suspense fallback={null}>
        {question.kind === 'gone' ? (
          <GoneDialog view={view} />
        ) : (
          <ConflictDialog view={view} conflicts={question.conflicts} others={question.others} />
        )}
      </Suspense>
    </Boundary>
  );
};
