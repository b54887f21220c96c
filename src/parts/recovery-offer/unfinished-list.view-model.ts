import { UnfinishedList } from '../../application/recovery';
import { UnfinishedWorkService, viewModel } from '../../kit';

export const unfinishedList = viewModel([UnfinishedWorkService], (unfinished) => () => new UnfinishedList(unfinished));
