import type { AccessReason, ExplainedAction } from '../../../../domain/permissions';
import type { ExplainedResult } from '../../../../domain/filters';
import type { TextKey } from '../../../../kit';

interface Look {
  readonly text: TextKey;
  readonly icon: string;
}

export const VERDICT_LOOKS: Readonly<Record<ExplainedAction['verdict'], Look>> = {
  allowed: { text: 'check_allowed', icon: 'check_circle' },
  denied: { text: 'check_denied', icon: 'block' },
  depends: { text: 'check_depends', icon: 'help' },
};

export const RESULT_LOOKS: Readonly<Record<ExplainedResult, Look>> = {
  met: { text: 'check_met', icon: 'check' },
  not_met: { text: 'check_not_met', icon: 'close' },
  unknown: { text: 'check_unknown', icon: 'help' },
  ignored: { text: 'check_ignored', icon: 'remove' },
};

export const REASON_TEXTS: Readonly<Record<AccessReason, TextKey>> = {
  administrator: 'check_reason_administrator',
  no_permission: 'check_reason_no_permission',
  every_item: 'check_reason_every_item',
  some_items: 'check_reason_some_items',
  rule_met: 'check_reason_rule_met',
  rule_not_met: 'check_reason_rule_not_met',
  rule_unknown: 'check_reason_rule_unknown',
  rule_too_deep: 'check_reason_rule_too_deep',
  validation_unusable: 'check_reason_validation_unusable',
};
