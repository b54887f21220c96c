import type { TextKey } from '../../../kit';
import type { RoleQuestion } from './role-writes';

interface QuestionTexts {
  readonly title: TextKey;
  readonly action: TextKey;
}

/** Of the dialog for each question; of a refusal there is nothing to confirm. */
export const QUESTION_TEXTS: Readonly<Record<RoleQuestion['kind'], QuestionTexts>> = {
  refused: { title: 'role_refused', action: 'close' },
  save: { title: 'save_role_question', action: 'save' },
  delete: { title: 'delete_role_question', action: 'delete_role' },
};
