import { mentionAtCaret, mentionsAsNames, withMention, type Comment } from '../../../src/domain/revisions';
import { primaryKeyOf } from '../../../src/domain/schema';
import { userName } from '../../../src/domain/users';
import { abbreviate } from '../../../src/domain/values';
import { currentValue, valueOf } from '../../../src/kernel';
import type { TextKey } from '../../../src/kit';
import {
  commentsViewModel,
  type CommentsViewModel,
} from '../../../src/parts/item/item-history/comments/comments.view-model';
import { historyKey } from '../../../src/application/history';
import type { ItemViewModel } from '../../../src/parts/item/item-page/item.view-model';
import type { CommentsActor } from '../activity-actors';
import type { MemoryRouter } from './memory-router';
import type { MemoryTexts } from './memory-texts';
import { SchemaStore } from '../../../src/application/data-model';

interface Panel {
  readonly view: ItemViewModel;
  readonly comments: CommentsViewModel;
}

/** Drives the view-model of the comments. */
export class MemoryComments implements CommentsActor {
  private panel: Panel | null = null;

  constructor(
    private readonly router: MemoryRouter,
    private readonly texts: MemoryTexts,
  ) {}

  async writes(text: string): Promise<void> {
    this.open.comments.newComment.setText(text);
  }

  async mentions(typed: string, person: string): Promise<void> {
    const { comments, search } = this.open;
    const text = `${currentValue(comments.newComment.text$)}@${typed}`;
    comments.newComment.setText(text);
    const begun = mentionAtCaret(text, text.length);
    search.search(begun?.typed ?? null);
    this.router.settle();
    const found = currentValue(search.found$).find(({ label }) => label === person);
    if (begun === null || found === undefined) throw new Error(`No user called '${person}' is offered for '@${typed}'`);
    comments.newComment.setText(withMention(text, text.length, begun, found).text);
  }

  async posts(): Promise<void> {
    this.open.comments.newComment.execute();
    this.router.settle();
  }

  async changes(place: number, text: string): Promise<void> {
    const { comments } = this.open;
    const comment = this.comment(place);
    comments.edit(comment);
    const draft = currentValue(comments.drafts$).get(comment.id);
    draft?.setText(text);
    draft?.execute();
    this.router.settle();
  }

  async deletes(place: number, answer: 'delete' | 'cancel'): Promise<void> {
    if (answer === 'delete') this.open.comments.remove.execute(this.comment(place).id);
    this.router.settle();
  }

  async comments(): Promise<readonly string[]> {
    const { people } = this.open.comments;
    return this.all.map(({ user, comment }) => `${this.nameOf(user)}: ${mentionsAsNames(comment, people.people)}`);
  }

  async count(): Promise<string | null> {
    return this.all.length === 0 ? null : abbreviate(this.all.length, 'en-US');
  }

  async draft(): Promise<string> {
    return currentValue(this.open.comments.newComment.text$);
  }

  async postDisabledReason(): Promise<string | null> {
    return this.reason(currentValue(this.open.comments.newComment.denied$));
  }

  async disabledReason(what: 'editing' | 'deleting', place: number): Promise<string | null> {
    const { comments } = this.open;
    return this.reason(
      what === 'editing' ? comments.editDenied(this.comment(place)) : comments.removeDenied(this.comment(place)),
    );
  }

  dispose(): void {
    this.panel?.comments.dispose();
    this.panel = null;
  }

  private get open(): CommentsViewModel {
    const { page, services } = this.router;
    if (page.kind !== 'item') throw new Error(`There is no item at ${this.router.address}`);
    if (this.panel?.view === page.view) return this.panel.comments;
    this.dispose();
    const { target, item$ } = page.view.item.editing;
    const key = historyKey(
      target,
      valueOf(currentValue(item$)),
      primaryKeyOf(services.get(SchemaStore).schema, target.collection)?.field ?? null,
    );
    if (key === null) throw new Error('A new item has no comments');
    this.panel = { view: page.view, comments: commentsViewModel(services)(target.collection, key) };
    this.router.settle();
    return this.panel.comments;
  }

  private get all(): readonly Comment[] {
    return valueOf(currentValue(this.open.comments.thread.comments$)) ?? [];
  }

  private comment(place: number): Comment {
    const found = this.all[place - 1];
    if (found === undefined) throw new Error(`There is no comment ${place}`);
    return found;
  }

  private nameOf(user: Comment['user']): string {
    return (user && userName(user)) ?? this.texts.translate({ key: 'unknown_user' });
  }

  private reason(key: TextKey | false): string | null {
    return key === false ? null : this.texts.translate({ key });
  }
}
