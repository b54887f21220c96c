/** Where the page goes after a save. `start-over`: the same page, with another new item. */
export type NextPage = 'here' | 'start-over' | 'list' | 'new-item' | 'created-item';

interface FinishedSave {
  readonly then: 'leave' | 'stay' | 'new';
  readonly created: boolean;
  readonly key: string | number | null;
}

/**
 * `opened` is what the page's address stands for. After creating an item that is not readable, only the list is left.
 */
export const nextPage = (opened: 'existing' | 'new' | 'singleton', { then, created, key }: FinishedSave): NextPage => {
  if (opened === 'singleton') return 'here';
  if (then === 'new') return opened === 'new' ? 'start-over' : 'new-item';
  if (then === 'leave') return 'list';
  if (!created) return 'here';
  return key === null ? 'list' : 'created-item';
};
