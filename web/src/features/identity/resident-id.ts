// Resident IDs in forms: what is wrong with one is said while it is typed, and the age is read from it, never asked for.
import { z } from 'zod'
import { isMinorOn, todayInChina } from '#contract/identity/age'
import { readResidentId } from '#contract/identity/resident-id'

const idProblems = ['length', 'wrong', 'adult', 'minor'] as const
export type IdProblem = (typeof idProblems)[number]

/** `adult`: this person is of age but should not be; `minor`: the other way round. */
export function residentIdProblem(
  text: string,
  expected: 'adult' | 'minor',
  today = todayInChina(new Date()),
): IdProblem | undefined {
  if (!/^\d{17}[\dX]$/i.test(text.trim())) return 'length'
  const read = readResidentId(text, today)
  if (!read) return 'wrong'
  const found = isMinorOn(read.birthDate, today) ? 'minor' : 'adult'
  return found === expected ? undefined : found
}

/** The problem itself is the issue's message; the screen has the words for it. */
export function residentIdOf(expected: 'adult' | 'minor') {
  return z.string().superRefine((text, context) => {
    const problem = residentIdProblem(text, expected)
    if (problem) context.addIssue({ code: 'custom', message: problem })
  })
}

export function birthDateOf(text: string): string | undefined {
  return readResidentId(text, todayInChina(new Date()))?.birthDate
}
