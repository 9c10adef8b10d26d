import type { Channel } from '#contract/distribution/calls'
import type { Material } from '#contract/works/material'
import { type Circumstances, type Missing, missingInScope, missingOf } from '#contract/works/missing'
import type { WorkKind } from '#contract/works/work'
import type { Content } from '../../../../features/works/draft/content'
import { missingOnce } from '../../../../features/works/missing-place'
import { inPageOrder } from './group-missing'

/** Undefined: not known yet. As long as nobody knows the files, nobody can say which one is missing. */
interface Known {
  materials: readonly Material[] | undefined
  channels: readonly Channel[] | undefined
}

/** What a draft lacks, by the server's own rule, in the order of the pages. */
export function findMissing(
  kind: WorkKind,
  content: Content,
  { materials, channels }: Known,
  circumstances: Circumstances,
): Missing[] {
  const { details, tracks, scope } = content
  const inDraft = missingOnce(
    kind,
    missingOf({ kind, details, tracks, materials: materials ?? [] }, circumstances),
  ).filter(({ step }) => materials !== undefined || step !== 2)
  const inScope = channels ? missingInScope(scope, tracks, channels, circumstances.today) : []
  return inPageOrder([...inDraft, ...inScope], tracks)
}
