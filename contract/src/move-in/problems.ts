// What may be wrong with a row. An error keeps its release from becoming a draft; a note does not.

const errors = [
  'empty',
  'tooLong',
  'tooManyNames',
  'wrongUpc',
  'wrongIsrc',
  'upcTwice',
  'isrcTwice',
  'upcTaken',
  'isrcTaken',
  'wrongDate',
  'notYesNo',
  'wrongLine',
  'wrongNumber',
  'numberTwice',
  'tooManyTracks',
  'notAccepted',
] as const

const notes = ['unknownGenre', 'unknownLanguage', 'ownIsrc', 'fileMissing', 'fileDamaged', 'differs'] as const

export const problemKinds = [...errors, ...notes] as const
export type ProblemKind = (typeof problemKinds)[number]

const noted: readonly string[] = notes
export const isNote = (why: ProblemKind): boolean => noted.includes(why)
