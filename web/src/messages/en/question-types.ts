import type { questionTypes as source } from '../zh-CN/question-types'

export const questionTypes = {
  'category.registration': 'Registration',
  'category.information': 'Information filling',
  'category.rights': 'Rights',
  'category.bug': 'Bug',
  'category.channel': 'Distribution channel',
  'category.work_management': 'Work management',
  'category.bills': 'Bills',
  'category.withdrawal': 'Withdrawal',
  'category.operation': 'Operation',
} satisfies Record<keyof typeof source, string>
