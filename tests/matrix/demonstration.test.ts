import { lastValueFrom } from 'rxjs';
import { blogTour } from '../../fixtures/worlds/blog';
import type { Item } from '../../src/domain/items';
import { mentionsIn } from '../../src/domain/revisions';
import type { Services } from '../../src/kit';
import { AccessStore } from '../../src/application/access';
import { Demo } from '../../src/ports/environment/demo';
import { Gateways } from '../../src/ports/gateways/gateways';
import { endApplication, signIn, startApplication } from './application';

describe('the demonstration', () => {
  let services: Services;
  beforeAll(async () => {
    services = await startApplication();
  });
  afterAll(() => endApplication(services));

  const demo = (): Demo => {
    const found = services.get(Demo);
    if (found === null) throw new Error('The application uses a server');
    return found;
  };

  const read = async (collection: string, filter: Item): Promise<readonly Item[]> => {
    const answer = await lastValueFrom(services.get(Gateways).items.list(collection, { filter, limit: -1 } as never));
    if (answer._tag === 'Left') throw new Error(answer.left.kind);
    return answer.right;
  };

  const titleOfShared = async (): Promise<unknown> => (await read('articles', { id: { _eq: 2 } }))[0]?.['title'];

  it('has a comment that mentions the administrator, where the step leads', async () => {
    const comments = await read('directus_activity', { action: { _eq: 'comment' }, item: { _eq: '1' } });
    const me = services.get(AccessStore).access.user?.id;
    expect(comments.filter(({ comment }) => mentionsIn(String(comment)).includes(String(me)))).toHaveLength(1);
    expect(demo().steps.map(({ path }) => path)).toEqual([
      '/collections/articles/1',
      '/collections/articles/2',
      '/collections/articles',
      '/collections/articles/1',
      '/settings/data-model/articles',
    ]);
  });

  it('lets a colleague edit an item, another way each time, until a reset', async () => {
    const before = await titleOfShared();
    await demo().editAsColleague();
    const [revision] = (await read('directus_activity', { collection: { _eq: 'articles' }, item: { _eq: '2' } })).slice(
      -1,
    );
    expect(revision).toMatchObject({ action: 'update', user: blogTour.colleague.user });
    const edited = await titleOfShared();
    expect(edited).not.toBe(before);
    await demo().editAsColleague();
    expect(await titleOfShared()).toBe(before);
    await demo().editAsColleague();
    await demo().reset();
    await signIn(services);
    expect(await titleOfShared()).toBe(before);
  });
});
