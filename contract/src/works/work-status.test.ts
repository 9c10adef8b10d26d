import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isDraft, mayMove, type WorkStatus, workEvents, workStatusAfter, workStatuses } from './work-status'
import { drawWorkStatus } from './work-status-picture'

const arrows = workEvents.flatMap(event =>
  workStatuses.flatMap(from => {
    const to = workStatusAfter(from, event)
    return to ? [{ from, event, to }] : []
  }),
)

it('is a draft until it is handed in', () => {
  expect(workStatuses.filter(isDraft)).toEqual(['00', '10', '100'])
})

describe('the ways of a work', () => {
  it('lead only to codes that exist, and never stand still', () => {
    for (const { from, to, event } of arrows) {
      expect(workStatuses, event).toContain(to)
      expect(to, event).not.toBe(from)
    }
  })

  it('reach every code from a new draft, and leave none without a way on', () => {
    const reached = new Set<WorkStatus>(['00'])
    for (const from of reached) {
      for (const arrow of arrows) if (arrow.from === from) reached.add(arrow.to)
    }
    expect([...reached].sort()).toEqual([...workStatuses].sort())
    for (const status of workStatuses)
      expect(
        arrows.some(arrow => arrow.from === status),
        status,
      ).toBe(true)
  })

  it('go online only through a signature, a content review and a rights review by different events', () => {
    const into = (to: WorkStatus) => arrows.filter(arrow => arrow.to === to).map(arrow => arrow.event)
    expect(new Set(into('991'))).toEqual(new Set(['goLive']))
    // What a claim had taken down went through all of it before.
    expect(new Set(into('990'))).toEqual(new Set(['passRights', 'liftMeasure']))
    expect(new Set([...into('300'), ...into('301')])).toEqual(new Set(['passContent']))
    expect(new Set(into('200'))).toEqual(new Set(['sign']))
    expect(new Set(into('201'))).toEqual(new Set(['sign', 'submitAgain', 'submitSupplement']))
    expect(mayMove('member', 'passRights')).toBe(false)
    expect(mayMove('editor', 'passRights')).toBe(false)
    expect(mayMove('member', 'sign')).toBe(false)
    expect(mayMove('owner', 'sign')).toBe(true)
  })

  it('keep a revision a revision until it is released', () => {
    const isRevision = (status: WorkStatus) => /^(01|11|101|201|301|401)$/.test(status)
    for (const { from, to } of arrows) {
      if (isRevision(from) && to !== '990') expect(isRevision(to), `${from} → ${to}`).toBe(true)
    }
  })

  it('are drawn in the documentation as they are', () => {
    const page = new URL('../../../docs/work-status.md', import.meta.url)
    const written = existsSync(page) ? readFileSync(page, 'utf8') : ''
    expect(written).toContain(drawWorkStatus())
  })
})
