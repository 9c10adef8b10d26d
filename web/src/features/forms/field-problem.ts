import type { FieldError } from 'react-hook-form'

/** The server's own sentence where it has one, else ours. */
export function fieldProblem<Ours>(
  error: FieldError | undefined,
  ours: Ours | ((message: string) => Ours),
): Ours | string | undefined {
  if (!error) return undefined
  if (error.type === 'server') return error.message
  return typeof ours === 'function' ? (ours as (message: string) => Ours)(error.message ?? '') : ours
}
