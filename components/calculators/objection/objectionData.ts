import type { ObjectionRules } from '@/lib/tax/objection/objection';

/** What the planner works by. */
export type ObjectionData = {
  rules: ObjectionRules;
  /** What goes in with an objection. */
  checklist: readonly string[];
  /** Of decisions under customs law. */
  customs: string;
  /** Day on which the rules were last checked. */
  checkedOn: string;
};
