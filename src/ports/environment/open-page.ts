import { token } from '../../kernel';

export interface OpenPage {
  /** The path of the open page below that of the application, as '/collections/articles'. */
  path(): string;
}

export const OpenPage = token<OpenPage>('OpenPage');
