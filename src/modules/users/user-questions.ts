import type { AccountRisk } from '../../domain/users';
import type { TextKey } from '../../kit';
import type { UserQuestion } from './user-writes';

/** For one user, unlike those for several of the directory. */
export const RISK_TEXTS: Readonly<Record<AccountRisk, TextKey>> = {
  risk_own_delete: 'user_own_delete',
  risk_own_block: 'user_own_block',
  risk_own_role: 'user_own_role',
  risk_last_administrator_delete: 'risk_last_administrator_delete',
  risk_last_administrator_block: 'risk_last_administrator_block',
  risk_last_administrator_role: 'risk_last_administrator_role',
};

interface QuestionTexts {
  readonly title: TextKey;
  readonly text?: TextKey;
  readonly action: TextKey;
}

/** Of the dialog for each question. */
export const QUESTION_TEXTS: Readonly<Record<UserQuestion['kind'], QuestionTexts>> = {
  save: { title: 'save_user_question', action: 'save' },
  archive: { title: 'archive_user_question', text: 'archive_user_text', action: 'archive' },
  unarchive: { title: 'unarchive_user_question', text: 'unarchive_user_text', action: 'unarchive' },
  delete: { title: 'delete_user_question', text: 'delete_user_text', action: 'delete' },
  'has-files': { title: 'user_has_files', text: 'user_has_files_text', action: 'archive_instead' },
};
