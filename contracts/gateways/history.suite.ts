import { strict as assert } from 'node:assert';
import {
  INITIAL_REVISION_LIMIT,
  latestChangeQuery,
  newestRevisionId,
  newestRevisionQuery,
  parseLatestChange,
  REVISION_LIMIT,
  writeRevisionsQuery,
} from '../../src/domain/revisions';
import { ARTICLES } from '../platform/content-model';
import { PEOPLE } from '../platform/people';
import { defineSuite, FORBIDDEN, refusalOf, valueOf, type Target } from './suite';

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

const person = (who: 'administrator' | 'editor') => {
  const { id, email, more } = PEOPLE[who];
  return { id, email, first_name: more.first_name, last_name: more.last_name };
};

/**
 * A new article for each case, since revisions cannot be deleted; created by the administrator, updated by both users.
 */
const written = async (target: Target, id: number) => {
  await target.stage.articles([]);
  const administrator = await target.as('administrator');
  await valueOf(administrator.items.create(ARTICLES, { id, title: 'First' }));
  await valueOf((await target.as('editor')).items.update(ARTICLES, id, { title: 'Better' }));
  await valueOf(administrator.items.update(ARTICLES, id, { words: 7 }));
  return administrator;
};

export const revisionsSuite = defineSuite('revisions', {
  'each save creates a revision; they are listed newest first with the user': async (target) => {
    const { revisions } = await written(target, 8001);
    const page = await valueOf(revisions.listForItem(ARTICLES, 8001, INITIAL_REVISION_LIMIT));
    assert.equal(page.total, 3);
    assert.deepEqual(
      page.revisions.map(({ activity }) => activity?.action),
      ['update', 'update', 'create'],
    );
    assert.deepEqual(
      page.revisions.map(({ activity }) => activity?.user),
      [person('administrator'), person('editor'), person('administrator')],
    );
    assert.ok(page.revisions.every(({ activity }) => MOMENT.test(activity?.timestamp ?? '')));
  },
  'a revision contains the changed fields and the resulting item': async (target) => {
    const { revisions } = await written(target, 8002);
    const listed = (await valueOf(revisions.listForItem(ARTICLES, 8002, INITIAL_REVISION_LIMIT))).revisions;
    const [newest, , oldest] = await Promise.all(
      listed.map(({ id }) => valueOf(revisions.readWithPrevious(ARTICLES, 8002, id))),
    );
    const [last, middle, first] = [newest?.revision, newest?.previous, oldest?.revision];
    assert.equal(oldest?.previous, null);
    assert.deepEqual(
      [last, middle, first].map((revision) => [revision?.collection, revision?.item, revision?.activity?.user]),
      [person('administrator'), person('editor'), person('administrator')].map((user) => [ARTICLES, '8002', user]),
    );
    assert.deepEqual([last?.delta, middle?.delta], [{ words: 7 }, { title: 'Better' }]);
    assert.deepEqual([last?.data?.['title'], last?.data?.['words']], ['Better', 7]);
    assert.deepEqual([middle?.data?.['title'], middle?.data?.['words']], ['Better', null]);
    assert.deepEqual([first?.data?.['title'], first?.delta?.['title']], ['First', 'First']);
  },
  'the payloads of some revisions are returned, without those that do not exist': async (target) => {
    const { revisions } = await written(target, 8009);
    const [newest, middle] = (await valueOf(revisions.listForItem(ARTICLES, 8009, INITIAL_REVISION_LIMIT))).revisions;
    const ids = [middle?.id ?? 0, newest?.id ?? 0];
    const read = await valueOf(revisions.readDeltas([...ids, 99_999_999]));
    const byId = new Map(read.map((each) => [each.id, each]));
    assert.equal(read.length, 2);
    assert.deepEqual(
      ids.map((id) => byId.get(id)),
      [
        { id: ids[0], delta: { title: 'Better' } },
        { id: ids[1], delta: { words: 7 } },
      ],
    );
  },
  'the latest change of an item is returned with user and time': async (target) => {
    const { items } = await written(target, 8005);
    const change = parseLatestChange(
      await valueOf(items.list('directus_revisions', latestChangeQuery(ARTICLES, 8005))),
    );
    assert.deepEqual(change?.by, person('administrator'));
    assert.match(change?.at ?? '', MOMENT);
  },
  'the newest revision of an item, and those since an earlier one, are returned with user and payload': async (
    target,
  ) => {
    const { items, revisions } = await written(target, 8007);
    const listed = (await valueOf(revisions.listForItem(ARTICLES, 8007, INITIAL_REVISION_LIMIT))).revisions;
    const [newest, , first] = listed.map(({ id }) => id);
    const newestRows = await valueOf(items.list('directus_revisions', newestRevisionQuery(ARTICLES, 8007)));
    assert.equal(newestRevisionId(newestRows), newest);
    const since = await valueOf(items.list('directus_revisions', writeRevisionsQuery(ARTICLES, 8007, first ?? null)));
    assert.deepEqual(since, [
      { id: newest, delta: { words: 7 }, activity: { user: { id: PEOPLE.administrator.id } } },
      { id: listed[1]?.id, delta: { title: 'Better' }, activity: { user: { id: PEOPLE.editor.id } } },
    ]);
    const last = await valueOf(items.list('directus_revisions', writeRevisionsQuery(ARTICLES, 8007, null)));
    assert.deepEqual(last, since.slice(0, 1));
  },
  'the first revision of an item is that of its creation': async (target) => {
    const { revisions } = await written(target, 8003);
    const creation = await valueOf(revisions.firstRevision(ARTICLES, 8003));
    assert.deepEqual([creation?.activity?.action, creation?.activity?.user], ['create', person('administrator')]);
  },
  'as many revisions as requested are returned, without their values and with the total count': async (target) => {
    const { items, revisions } = await written(target, 8004);
    for (let words = 1; words <= 99; words += 1) await valueOf(items.update(ARTICLES, 8004, { words }));
    const page = await valueOf(revisions.listForItem(ARTICLES, 8004, INITIAL_REVISION_LIMIT));
    assert.deepEqual([page.revisions.length, page.total], [20, 102]);
    assert.ok(page.revisions.every((entry) => !('data' in entry) && !('delta' in entry)));
    const all = await valueOf(revisions.listForItem(ARTICLES, 8004, REVISION_LIMIT));
    assert.deepEqual([all.revisions.length, all.total], [100, 102]);
    const creation = await valueOf(revisions.firstRevision(ARTICLES, 8004));
    const first = await valueOf(revisions.readWithPrevious(ARTICLES, 8004, creation?.id ?? 0));
    assert.deepEqual([first?.revision.delta?.['title'], first?.previous], ['First', null]);
  },
  'a revision of another item, and one that does not exist, are null': async (target) => {
    const { revisions } = await written(target, 8006);
    const [newest] = (await valueOf(revisions.listForItem(ARTICLES, 8006, INITIAL_REVISION_LIMIT))).revisions;
    assert.equal(await valueOf(revisions.readWithPrevious(ARTICLES, 8007, newest?.id ?? 0)), null);
    assert.equal(await valueOf(revisions.readWithPrevious(ARTICLES, 8006, 99_999_999)), null);
  },
  'an item that does not exist has no revisions': async (target) => {
    const { revisions } = await target.as('administrator');
    assert.deepEqual(await valueOf(revisions.listForItem(ARTICLES, 8998, INITIAL_REVISION_LIMIT)), {
      revisions: [],
      total: 0,
    });
    assert.equal(await valueOf(revisions.firstRevision(ARTICLES, 8998)), null);
  },
  'a user with only app access and an anonymous caller are refused with FORBIDDEN': async (target) => {
    for (const who of ['editor', 'anonymous'] as const) {
      const { revisions } = await target.as(who);
      assert.deepEqual(await refusalOf(revisions.listForItem(ARTICLES, 8001, INITIAL_REVISION_LIMIT)), FORBIDDEN);
      assert.deepEqual(await refusalOf(revisions.readWithPrevious(ARTICLES, 8001, 1)), FORBIDDEN);
      assert.deepEqual(await refusalOf(revisions.firstRevision(ARTICLES, 8001)), FORBIDDEN);
      assert.deepEqual(await refusalOf(revisions.readDeltas([1])), FORBIDDEN);
    }
  },
});

export const activitySuite = defineSuite('activity', {
  'an activity contains the action, the item, the user and the time': async (target) => {
    const { activity, items } = await written(target, 8101);
    const [latest] = await valueOf(
      items.list('directus_activity', { fields: ['id'], filter: { item: { _eq: '8101' } }, sort: ['-id'], limit: 1 }),
    );
    const entry = await valueOf(activity.read(Number(latest?.['id'])));
    assert.deepEqual([entry.action, entry.collection, entry.item, entry.comment], ['update', ARTICLES, '8101', null]);
    assert.deepEqual(entry.user, person('administrator'));
    assert.match(entry.timestamp, MOMENT);
    assert.equal(typeof entry.ip, 'string');
  },
  'an activity names its revision, except to users who may not read revisions': async (target) => {
    const { activity, items, revisions } = await written(target, 8103);
    const own = { item: { _eq: '8103' }, user: { _eq: '$CURRENT_USER' } };
    const query = { fields: ['id'], filter: own, sort: ['-id'], limit: 1 };
    const [latest] = await valueOf(items.list('directus_activity', query));
    const entry = await valueOf(activity.read(Number(latest?.['id'])));
    assert.equal(entry.revisions.length, 1);
    const pair = await valueOf(revisions.readWithPrevious(ARTICLES, 8103, entry.revisions[0]?.id ?? 0));
    assert.deepEqual(pair?.revision.delta, { words: 7 });
    const editor = await target.as('editor');
    const [theirs] = await valueOf(editor.items.list('directus_activity', query));
    assert.deepEqual((await valueOf(editor.activity.read(Number(theirs?.['id'])))).revisions, []);
  },
  'the log is listed newest first, filtered, searched and counted': async (target) => {
    const { items } = await written(target, 8104);
    const filter = { item: { _eq: '8104' } };
    const fields = ['action', 'collection', 'user.id'];
    const listed = await valueOf(items.list('directus_activity', { fields, filter, sort: ['-timestamp', '-id'] }));
    assert.deepEqual(
      listed.map(({ action, collection, user }) => [action, collection, user]),
      (['administrator', 'editor', 'administrator'] as const).map((who, at) => [
        at === 2 ? 'create' : 'update',
        ARTICLES,
        { id: person(who).id },
      ]),
    );
    const updates = { ...filter, action: { _eq: 'update' } };
    const counts = await valueOf(items.count('directus_activity', { filter: updates }, 'id'));
    assert.equal(counts.filter_count, 2);
    assert.ok(counts.total_count > 2);
    const search = { fields: ['id'], filter, search: 'creat' };
    assert.equal((await valueOf(items.list('directus_activity', search))).length, 1);
    assert.equal((await valueOf(items.list('directus_activity', { ...search, search: 'elsewhere' }))).length, 0);
  },
  'a user with app access lists and counts only their own activities': async (target) => {
    await written(target, 8105);
    const { items } = await target.as('editor');
    const filter = { item: { _eq: '8105' } };
    const listed = await valueOf(items.list('directus_activity', { fields: ['action', 'user.id'], filter }));
    assert.deepEqual(listed, [{ action: 'update', user: { id: person('editor').id } }]);
    assert.equal((await valueOf(items.count('directus_activity', { filter }, 'id'))).filter_count, 1);
    const anonymous = await target.as('anonymous');
    assert.deepEqual(await refusalOf(anonymous.items.list('directus_activity', { fields: ['id'] })), FORBIDDEN);
  },
  'a user with app access reads only their own activities, an anonymous caller none': async (target) => {
    const { comments } = await target.as('administrator');
    const theirs = await valueOf(comments.post(ARTICLES, 8102, 'Mine'));
    const editor = await target.as('editor');
    const own = await valueOf(editor.comments.post(ARTICLES, 8102, 'My own'));
    const entry = await valueOf(editor.activity.read(Number(own.id)));
    assert.deepEqual([entry.action, entry.comment, entry.user], ['comment', 'My own', person('editor')]);
    assert.deepEqual(await refusalOf(editor.activity.read(Number(theirs.id))), FORBIDDEN);
    assert.deepEqual(await refusalOf((await target.as('anonymous')).activity.read(Number(own.id))), FORBIDDEN);
  },
  'reading an activity that does not exist is refused with FORBIDDEN': async (target) => {
    assert.deepEqual(await refusalOf((await target.as('administrator')).activity.read(99_999_999)), FORBIDDEN);
  },
});

const EMPTY = { status: 400, code: 'INVALID_PAYLOAD', fields: [] };

export const commentsSuite = defineSuite('comments', {
  'posting returns the comment as it is listed': async (target) => {
    const { comments } = await target.as('administrator');
    const posted = await valueOf(comments.post(ARTICLES, 8201, 'Hello **there** ü'));
    assert.deepEqual([posted.comment, posted.collection, posted.item], ['Hello **there** ü', ARTICLES, '8201']);
    assert.deepEqual(posted.user, { ...person('administrator'), avatar: null });
    assert.match(posted.timestamp, MOMENT);
    assert.deepEqual(await valueOf(comments.listForItem(ARTICLES, 8201)), [posted]);
  },
  'the comments of an item are listed newest first, without those of other items': async (target) => {
    const { comments } = await target.as('administrator');
    for (const text of ['One', 'Two']) await valueOf(comments.post(ARTICLES, 8202, text));
    await valueOf(comments.post(ARTICLES, 8203, 'Elsewhere'));
    const found = await valueOf(comments.listForItem(ARTICLES, 8202));
    assert.deepEqual(
      found.map(({ comment }) => comment),
      ['Two', 'One'],
    );
  },
  'the comments that mention a user are listed newest first, of all items': async (target) => {
    const { comments } = await target.as('administrator');
    const { id } = PEOPLE.editor;
    for (const [item, text] of [
      [8217, `One for @${id}`],
      [8218, 'Without a mention'],
      [8218, `Two for @${id}`],
    ] as const)
      await valueOf(comments.post(ARTICLES, item, text));
    const found = await valueOf(comments.listMentions(id));
    assert.deepEqual(
      found.slice(0, 2).map(({ comment, item }) => [comment, item]),
      [
        [`Two for @${id}`, '8218'],
        [`One for @${id}`, '8217'],
      ],
    );
  },
  'a user with app access reads only their own comments': async (target) => {
    await valueOf((await target.as('administrator')).comments.post(ARTICLES, 8204, 'Not for everybody'));
    const { comments } = await target.as('editor');
    const own = await valueOf(comments.post(ARTICLES, 8204, 'For me'));
    assert.deepEqual(await valueOf(comments.listForItem(ARTICLES, 8204)), [own]);
    assert.deepEqual(own.user, { ...person('editor'), avatar: null });
  },
  'a user with app access is refused with FORBIDDEN on editing or deleting their own comment': async (target) => {
    const { comments } = await target.as('editor');
    const { id } = await valueOf(comments.post(ARTICLES, 8205, 'For me'));
    assert.deepEqual(await refusalOf(comments.edit(id, 'Changed')), FORBIDDEN);
    assert.deepEqual(await refusalOf(comments.remove(id)), FORBIDDEN);
  },
  'an administrator edits and deletes the comments of other users': async (target) => {
    const { id, user } = await valueOf((await target.as('editor')).comments.post(ARTICLES, 8206, 'Said'));
    const { comments } = await target.as('administrator');
    const edited = await valueOf(comments.edit(id, 'Said better'));
    assert.deepEqual([edited.id, edited.comment, edited.user], [id, 'Said better', user]);
    await valueOf(comments.remove(id));
    assert.deepEqual(await valueOf(comments.listForItem(ARTICLES, 8206)), []);
  },
  'an empty comment is refused with INVALID_PAYLOAD': async (target) => {
    const { comments } = await target.as('administrator');
    const { id } = await valueOf(comments.post(ARTICLES, 8207, 'Something'));
    assert.deepEqual(await refusalOf(comments.post(ARTICLES, 8207, '')), EMPTY);
    assert.deepEqual(await refusalOf(comments.edit(id, '')), EMPTY);
    assert.equal((await valueOf(comments.listForItem(ARTICLES, 8207)))[0]?.comment, 'Something');
  },
  'editing or deleting a comment that does not exist is refused': async (target) => {
    const { comments } = await target.as('administrator');
    assert.equal((await refusalOf(comments.edit(99_999_999, 'Late'))).code, 'ITEM_NOT_FOUND');
    assert.deepEqual(await refusalOf(comments.remove(99_999_999)), FORBIDDEN);
  },
  'deleting an activity that is not a comment is refused with FORBIDDEN': async (target) => {
    const { comments, items } = await written(target, 8208);
    const [change] = await valueOf(
      items.list('directus_activity', { fields: ['id'], filter: { item: { _eq: '8208' } }, limit: 1 }),
    );
    assert.deepEqual(await refusalOf(comments.remove(Number(change?.['id']))), FORBIDDEN);
  },
  'an anonymous caller is refused with FORBIDDEN on every operation': async (target) => {
    const { id } = await valueOf((await target.as('administrator')).comments.post(ARTICLES, 8209, 'Inside'));
    const { comments } = await target.as('anonymous');
    assert.deepEqual(await refusalOf(comments.listForItem(ARTICLES, 8209)), FORBIDDEN);
    assert.deepEqual(await refusalOf(comments.post(ARTICLES, 8209, 'Outside')), FORBIDDEN);
    assert.deepEqual(await refusalOf(comments.edit(id, 'Outside')), FORBIDDEN);
    assert.deepEqual(await refusalOf(comments.remove(id)), FORBIDDEN);
  },
});
