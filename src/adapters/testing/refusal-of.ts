import { ApiException } from '../memory';

/** What the twin says to that, as 'status CODE message'; 'accepted' when it does it. */
export const refusalOf = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    if (error instanceof ApiException) return `${error.status} ${error.errors[0].code} ${error.message}`;
    throw error;
  }
  return 'accepted';
};
