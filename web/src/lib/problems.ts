// What went wrong with a call, on its way from the client to the one modal that shows it.

export type Problem =
  | { kind: 'refused'; message: string }
  | { kind: 'company-lost'; message: string }
  | { kind: 'transport'; detail: string }
  | { kind: 'session-ended' }

type Listener = (problem: Problem) => void
const listeners = new Set<Listener>()

export function onProblem(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function reportProblem(problem: Problem) {
  for (const listener of listeners) listener(problem)
}
