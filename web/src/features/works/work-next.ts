// What a work wants next, who takes that step, and where.
import { type Call, type ColleagueRole, colleaguesOf } from '#contract/call'
import { signAgreement } from '#contract/rights/agreement-calls'
import { chooseScope, reviseWork, saveWork, type WorkRow } from '#contract/works/work-calls'
import type { WorkStatus } from '#contract/works/work-status'
import { links } from '../../lib/links'
import { groupOf, type WorkGroup } from './work-groups'

export interface NextStep {
  /** Of the work, or of its open revision: whichever waits. */
  status: WorkStatus
  group: WorkGroup
  to: string
  /** The colleague who takes the step, where whoever looks does not. */
  other: 'owner' | 'publisher' | null
}

type Row = Pick<WorkRow, 'id' | 'status' | 'revision'>

const calls: Partial<Record<WorkGroup, Pick<Call, 'colleagues' | 'effect'>>> = {
  information: saveWork,
  scope: chooseScope,
  signing: signAgreement,
  rejected: reviseWork,
}

export function nextStepOf(row: Row, role: ColleagueRole = 'owner'): NextStep {
  const { id, revision } = row
  const status = revision?.status ?? row.status
  const group = groupOf(status)
  const other = otherThan(role, group)
  // Whoever prepares works still sees there who signs, and may go back to the scope; a reader has the work's page.
  const mayEnter = other === null || colleaguesOf(saveWork).includes(role)
  return { status, group, to: mayEnter ? placeOf(row, status) : links.work(id), other }
}

function otherThan(role: ColleagueRole, group: WorkGroup): NextStep['other'] {
  const call = calls[group]
  if (!call || colleaguesOf(call).includes(role)) return null
  return colleaguesOf(call).includes('publisher') ? 'publisher' : 'owner'
}

function placeOf({ id, revision }: Row, status: WorkStatus): string {
  if (revision?.purpose === 'supplement' && ['01', '401'].includes(status)) return links.addMaterial(id)
  const open = revision?.id ?? id
  switch (groupOf(status)) {
    case 'information':
    case 'rejected':
      return links.step(1, open)
    case 'scope':
    case 'signing':
      return links.step(3, open)
    default:
      return links.work(open)
  }
}
