// The table of transitions as a picture, for the documentation.
import { workEvents, workStatusAfter, workStatuses } from './work-status'

/** In the language of Mermaid, which code hosts draw. Events with the same ends share an arrow. */
export function drawWorkStatus(): string {
  const arrows = new Map<string, string[]>()
  for (const from of workStatuses) {
    for (const event of workEvents) {
      const to = workStatusAfter(from, event)
      if (to) arrows.set(`${from} --> ${to}`, [...(arrows.get(`${from} --> ${to}`) ?? []), event])
    }
  }
  const lines = [...arrows].map(([arrow, events]) => `  ${arrow}: ${events.join(', ')}`)
  return ['```mermaid', 'stateDiagram-v2', '  [*] --> 00: create', ...lines, '```'].join('\n')
}
