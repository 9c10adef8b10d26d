import { describe, expect, it } from 'vitest'
import { nextStepOf } from './work-next'

describe('what a work wants next', () => {
  it('is done at the step where it stands', () => {
    expect(nextStepOf({ id: 5, status: '00', revision: null }).to).toBe('/work-publish/step/step-1?id=5')
    expect(nextStepOf({ id: 5, status: '10', revision: null }).to).toBe('/work-publish/step/step-3?id=5')
    expect(nextStepOf({ id: 5, status: '101', revision: null }).to).toBe('/work-publish/step/step-3?id=5')
    expect(nextStepOf({ id: 5, status: '991', revision: null }).to).toBe('/work-management/detail?id=5')
  })

  it('is what its open revision wants, in the revision itself', () => {
    const revision = { id: 9, status: '11', purpose: 'revision' } as const
    expect(nextStepOf({ id: 5, status: '991', revision })).toEqual({
      status: '11',
      group: 'scope',
      to: '/work-publish/step/step-3?id=9',
      other: null,
    })
  })

  it('leads to the added materials while those are gathered', () => {
    const revision = { id: 9, status: '01', purpose: 'supplement' } as const
    expect(nextStepOf({ id: 5, status: '991', revision }).to).toBe('/work-publish/add-material?id=5')
  })

  it('is the owner’s where it is a signature; whoever prepared the work still gets there', () => {
    const row = { id: 5, status: '100', revision: null } as const
    expect(nextStepOf(row, 'publisher')).toMatchObject({
      to: '/work-publish/step/step-3?id=5',
      other: 'owner',
    })
    expect(nextStepOf(row, 'owner').other).toBeNull()
  })

  it('is left to others by those who only read, who get the page of the work', () => {
    const revision = { id: 9, status: '401', purpose: 'revision' } as const
    for (const role of ['reader', 'finance'] as const) {
      expect(nextStepOf({ id: 5, status: '00', revision: null }, role)).toMatchObject({
        to: '/work-management/detail?id=5',
        other: 'publisher',
      })
      expect(nextStepOf({ id: 5, status: '991', revision }, role)).toMatchObject({
        to: '/work-management/detail?id=5',
        other: 'publisher',
      })
      expect(nextStepOf({ id: 5, status: '991', revision: null }, role).other).toBeNull()
    }
  })
})
