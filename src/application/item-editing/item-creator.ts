import { isLeft, left, right, type Either } from 'fp-ts/Either';
import { of, switchMap } from 'rxjs';
import { withGeneratedKey, type Item } from '../../domain/items';
import { chainCall, isApiCode, succeed, type Call, type Failure } from '../../kernel';
import type { ItemDependencies } from '../dependencies';
import type { EditedItem } from './edited-item';
import { CANCELLED, type SaveOutcome } from './save-outcome';
import type { UncertainWrites } from './uncertain-writes/uncertain-write';
import { uncertainWrite, type UncertainWrite } from './uncertain-writes/write-verifier';

const created = (item: Item): SaveOutcome => ({ kind: 'saved', item, created: true, concurrent: null });

/** Creates items. Verifies an uncertain attempt before it is repeated, so that no item is created twice. */
export class ItemCreator {
  constructor(
    private readonly edited: EditedItem,
    private readonly dependencies: Pick<ItemDependencies, 'items' | 'schema'>,
    private readonly uncertainWrites: UncertainWrites,
  ) {}

  /** Creates the item of the form. */
  create(): Call<SaveOutcome> {
    if (!this.uncertainWrites.mayBeCreated) return this.createFromForm();
    return this.uncertainWrites.verify().pipe(
      chainCall((verification): Call<SaveOutcome> => {
        if (verification.kind === 'applied') return succeed(created(verification.item));
        return verification.kind === 'not-applied' ? this.createFromForm() : succeed(CANCELLED);
      }),
    );
  }

  /** Creates an item with these values; `sent` are the edits of the form that it saves. */
  send(sent: Item, values: Item): Call<SaveOutcome> {
    const { edited, uncertainWrites } = this;
    const { payload, created: related } = edited.withItemKeys(values);
    const call = this.dependencies.items.create(edited.target.collection, payload);
    const write = uncertainWrite('create', sent, { key: edited.keyIn(payload), created: related });
    return uncertainWrites.track(write, call).pipe(
      switchMap((result): Call<SaveOutcome> => {
        if (isLeft(result) && this.isKeyOfEarlierAttempt(result.left, payload))
          return this.verifyEarlierAttempt(write, result.left);
        // The item was created, but this user may not read it: there is no response body.
        const answer: Either<Failure, Item> =
          isLeft(result) && isApiCode(result.left, 'ITEM_NOT_FOUND') ? right(payload) : result;
        if (isLeft(answer)) return of(answer);
        const item = { ...payload, ...answer.right };
        edited.onCreated(sent, item);
        return succeed(created(item));
      }),
    );
  }

  private createFromForm(): Call<SaveOutcome> {
    const { edited, dependencies } = this;
    edited.addRowKeys();
    const sent = edited.form.edits;
    const { schema } = dependencies.schema;
    return this.send(
      sent,
      withGeneratedKey(schema, edited.target.collection, sent, edited.generatedKey, edited.canSet),
    );
  }

  /** The generated key is unique: if it is taken, an earlier attempt whose answer was lost has created the item. */
  private isKeyOfEarlierAttempt(failure: Failure, payload: Item): boolean {
    const { edited } = this;
    const key = edited.keyIn(payload);
    const taken =
      failure.kind === 'api' && failure.code === 'RECORD_NOT_UNIQUE' ? failure.fields.map(({ field }) => field) : [];
    return key === edited.generatedKey && taken.some((field) => payload[field] === key);
  }

  /** The earlier attempt may have saved older values than the form holds: they are read before anything else. */
  private verifyEarlierAttempt(write: UncertainWrite, failure: Failure): Call<SaveOutcome> {
    // Uncertain until verified, for this page and for the draft that another page may recover.
    this.uncertainWrites.reopen(write);
    return this.uncertainWrites
      .verify()
      .pipe(
        chainCall((verification): Call<SaveOutcome> =>
          verification.kind === 'applied' ? succeed(created(verification.item)) : of(left(failure)),
        ),
      );
  }
}
