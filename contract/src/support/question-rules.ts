// What can be asked. Apart from zod: the question form of guests checks by these rules without loading it.

export const questionTypes = [
  'registration',
  'information',
  'rights',
  'bug',
  'channel',
  'work_management',
  'bills',
  'withdrawal',
  'operation',
] as const
export type QuestionType = (typeof questionTypes)[number]

export const questionLength = { min: 5, max: 2000 } as const
