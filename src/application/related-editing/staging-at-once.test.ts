import { of } from 'rxjs';
import { currentValue } from '../../kernel';
import { RelatedForm } from './related-form';
import { edit, itemOf, ROW } from './related-form.fixtures';
import type { DrawerRequest } from './related-source';

const NEW: DrawerRequest = { kind: 'new-row', values: { sort: 3 }, draft: 'd' };

/** A row of the comments of an article, whose edits are staged while they are made. */
const opened = (request: DrawerRequest) => {
  const page = edit();
  const related = new RelatedForm(page.parent, 'comments', request, page.dependencies, of('en-US'), 'at once');
  page.answer();
  return { ...page, related };
};

const save = (
  { parent, stored, answer }: ReturnType<typeof opened>,
  key: string,
  during: () => void = () => undefined,
) => {
  const sent = parent.edits;
  parent.setSending(sent);
  during();
  stored[key] = { ...stored[key], text: 'Sent' };
  parent.rebase(sent, { id: 7, comments: [1, 2] });
  parent.setPlace({ collection: 'articles', key: 7 });
  parent.setSending(null);
  answer();
};

describe('a form whose edits are staged at once', () => {
  it('stages an existing row without being finished, and nothing once the edit is undone', () => {
    const { parent, related } = opened(ROW(1));
    itemOf(related).change('text', 'Other');
    expect(parent.edits).toEqual({ comments: { update: [{ id: 1, text: 'Other' }] } });
    expect(parent.drawer.isEmpty).toBe(true);
    itemOf(related).change('text', 'First');
    expect(parent.edits).toEqual({});
    expect(parent.dirty).toBe(false);
  });

  it('stages one new row under its name, and withdraws it once it is empty', () => {
    const { parent, related } = opened(NEW);
    expect(parent.edits).toEqual({});
    itemOf(related).change('text', 'A');
    itemOf(related).change('text', 'AB');
    expect(parent.staged('comments')?.created).toEqual([{ draft: 'd', values: { sort: 3, text: 'AB' } }]);
    itemOf(related).change('text', '');
    expect(parent.edits).toEqual({});
    itemOf(related).change('text', 'C');
    expect(parent.edits).toEqual({ comments: { create: [{ sort: 3, text: 'C' }] } });
  });

  it('holds unfinished text as pending, which prevents the save of the page', () => {
    const { parent, related } = opened(ROW(1));
    itemOf(related).change('text', 'Other');
    itemOf(related).setUnfinished('sort', '1e');
    expect(parent.edits).toEqual({ comments: { update: [{ id: 1, text: 'Other' }] } });
    expect(currentValue(parent.hasUnfinished$)).toBe(true);
    expect(parent.draftTexts.drawers).toMatchObject({ comments: { row: { key: 1 } } });
    itemOf(related).setUnfinished('sort', null);
    expect(currentValue(parent.hasUnfinished$)).toBe(false);
    expect(parent.drawer.isEmpty).toBe(true);
  });

  it('reads the row again when the edits of the list are undone', () => {
    const { parent, related, answer } = opened(ROW(1));
    itemOf(related).change('text', 'Other');
    parent.reset('comments');
    answer();
    expect(itemOf(related).values['text']).toBe('First');
    expect(parent.edits).toEqual({});
  });

  it('starts a new row again when the edits of the list are undone', () => {
    const { parent, related } = opened(NEW);
    itemOf(related).change('text', 'A');
    parent.reset('comments');
    expect(itemOf(related).edits).toEqual({});
    itemOf(related).change('text', 'B');
    expect(parent.edits).toEqual({ comments: { create: [{ sort: 3, text: 'B' }] } });
  });

  it('has no edits after the save, and keeps what was typed during it', () => {
    const first = opened(ROW(1));
    itemOf(first.related).change('text', 'Sent');
    save(first, 'comments/1');
    expect([itemOf(first.related).edits, first.parent.edits]).toEqual([{}, {}]);
    itemOf(first.related).change('text', 'First');
    expect(first.parent.edits).toEqual({ comments: { update: [{ id: 1, text: 'First' }] } });

    const second = opened(ROW(1));
    itemOf(second.related).change('text', 'Sent');
    save(second, 'comments/1', () => itemOf(second.related).change('text', 'Later'));
    expect(second.parent.edits).toEqual({ comments: { update: [{ id: 1, text: 'Later' }] } });
    itemOf(second.related).change('text', 'Sent');
    expect(second.parent.edits).toEqual({});
  });

  it('stages what a running save has refused once it has ended', () => {
    const page = opened(ROW(1));
    itemOf(page.related).change('text', 'Sent');
    save(page, 'comments/1', () => itemOf(page.related).change('text', 'First'));
    expect(page.parent.edits).toEqual({ comments: { update: [{ id: 1, text: 'First' }] } });
    expect(page.parent.drawer.isEmpty).toBe(true);
  });

  it('can be edited no more once a save has created its row under a key that is not known', () => {
    const page = opened(NEW);
    itemOf(page.related).change('text', 'A');
    save(page, 'comments/5');
    expect(currentValue(page.related.denied$)).toBe('related_saved_meanwhile');
    expect(page.parent.edits).toEqual({});
  });

  describe('beside another one of the same list', () => {
    const sides = () => {
      const page = edit();
      const side = (name: string, request: DrawerRequest): RelatedForm => {
        const related = new RelatedForm(page.parent, 'comments', request, page.dependencies, of('en'), 'at once', name);
        page.answer();
        return related;
      };
      return { ...page, side, first: side('first', ROW(1)), second: side('second', NEW) };
    };

    it('stages beside the edits of the other', () => {
      const { parent, first, second } = sides();
      itemOf(first).change('text', 'Other');
      itemOf(second).change('text', 'New');
      itemOf(first).change('text', 'Another');
      expect(parent.edits).toEqual({
        comments: { create: [{ sort: 3, text: 'New' }], update: [{ id: 1, text: 'Another' }] },
      });
      itemOf(second).change('text', '');
      expect(parent.edits).toEqual({ comments: { update: [{ id: 1, text: 'Another' }] } });
      expect(parent.drawer.isEmpty).toBe(true);
    });

    it('leaves the unfinished text of the other, and the draft has the latest edits of both', () => {
      const { parent, first, second } = sides();
      itemOf(first).setUnfinished('sort', '1e');
      itemOf(second).change('text', 'New');
      expect(currentValue(parent.hasUnfinished$)).toBe(true);
      expect(parent.draftTexts.drawers).toMatchObject({ comments: { row: { key: 1 } } });
      expect(parent.draftEdits).toEqual({ comments: { create: [{ sort: 3, text: 'New' }] } });
      itemOf(first).change('sort', 4);
      expect(currentValue(parent.hasUnfinished$)).toBe(false);
    });

    it('keeps what both have typed during a save for the draft', () => {
      const { parent, first, side } = sides();
      parent.stage('comments', { kind: 'update', row: { key: 9 }, values: { text: 'B', sort: 2 } });
      const second = side('second', ROW(9));
      itemOf(first).change('text', 'A');
      parent.setSending(parent.edits);
      itemOf(first).change('text', 'First');
      itemOf(first).change('sort', 5);
      itemOf(second).change('text', 'Elsewhere');
      expect(parent.draftEdits).toEqual({
        comments: {
          update: [
            { id: 9, sort: 2 },
            { id: 1, sort: 5 },
          ],
        },
      });
    });
  });
});
