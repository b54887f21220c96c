import { distinctUntilChanged, EMPTY, map, merge, mergeMap, of, tap } from 'rxjs';
import type { ItemForm, OpenItem, WriteGate } from '../../../application/item-editing';
import { ProjectStore } from '../../../application/settings';
import { settingsErrors } from '../../../domain/settings';
import { Effect } from '../../../kernel';
import { viewModel } from '../../../kit';

/** Refuses mistakes that the server saves and that break something later. */
export const settingsGate: WriteGate = ({ edits }, { form }) => {
  const errors = settingsErrors(edits);
  form.setErrors(errors);
  return of(errors.length === 0);
};

/** Loads name, colours and rules of the project again once they are saved, so that the whole application has them. */
export class ProjectReload {
  private readonly effect: Effect;

  constructor(project: Pick<ProjectStore, 'reload'>, { save, check }: Pick<OpenItem, 'save' | 'check'>) {
    const found$ = check.done$.pipe(mergeMap(({ kind }) => (kind === 'saved' ? of(null) : EMPTY)));
    this.effect = new Effect(merge(save.done$, found$).pipe(tap(() => project.reload())));
  }

  dispose(): void {
    this.effect.dispose();
  }
}

export const projectReload = viewModel(
  [ProjectStore],
  (project) => (item: OpenItem) => new ProjectReload(project, item),
);

/**
 * Shows the whole application in the colour of the form. Kept after a save, until the page is left, so that the old
 * colour does not return before the project is loaded again.
 */
export class ColorTrial {
  private readonly effect: Effect;

  constructor(
    private readonly project: Pick<ProjectStore, 'tryColor' | 'endTrial'>,
    form: Pick<ItemForm, 'values$'>,
  ) {
    this.effect = new Effect(
      form.values$.pipe(
        map((values) => values['project_color']),
        distinctUntilChanged(),
        tap((color) => {
          // Not yet loaded.
          if (color === undefined) project.endTrial();
          else project.tryColor(typeof color === 'string' ? color : null);
        }),
      ),
    );
  }

  dispose(): void {
    this.effect.dispose();
    this.project.endTrial();
  }
}

export const colorTrial = viewModel(
  [ProjectStore],
  (project) => (form: Pick<ItemForm, 'values$'>) => new ColorTrial(project, form),
);
