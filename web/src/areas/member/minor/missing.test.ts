import { describe, expect, it } from 'vitest'
import { minorDocuments } from '#contract/identity/account'
import type { Identity } from '../../../features/account/identity-queries'
import { openParts, partOfReason, partStates } from './missing'

const complete: Identity = {
  path: 'minor',
  state: 'none',
  real_name: {
    state: 'none',
    name: '小河',
    document: 'resident_id',
    document_number_masked: '110************022',
    is_minor: true,
    verified_at: null,
  },
  guardian: {
    name: '大江',
    relation: 'mother',
    document_number_masked: '110************013',
    mobile_masked: '138****0012',
    birth_date: '1982-01-15',
  },
  documents: minorDocuments.map(kind => ({ kind, present: true, url: '/files/x' })),
  reasons: [],
  has_come_of_age: false,
}

describe('what is missing', () => {
  it('is everything at first, in the order of the page', () => {
    const documents = complete.documents.map(({ kind }) => ({ kind, present: false, url: null }))
    const states = partStates({ ...complete, real_name: null, guardian: null, documents }, new Set())
    expect(openParts(states)).toEqual([
      'child',
      'guardian',
      'child_id',
      'guardian_id',
      'household_register',
      'consent',
    ])
  })

  it('is nothing when all is there', () => {
    expect(openParts(partStates(complete, new Set()))).toEqual([])
  })

  it('is what the operator refused, until it is given anew', () => {
    const reasons = [
      { field: 'guardian_id', text: 'cut off' },
      { field: 'guardian_number', text: 'another number' },
    ]
    const refused = { ...complete, state: 'refused' as const, reasons }
    expect(openParts(partStates(refused, new Set()))).toEqual(['guardian', 'guardian_id'])
    expect(openParts(partStates(refused, new Set(['guardian'])))).toEqual(['guardian_id'])
  })

  it('is also the child of an account that was refused as an adult', () => {
    const name = complete.real_name && { ...complete.real_name, is_minor: false }
    const adult = { ...complete, path: 'adult' as const, state: 'refused' as const, real_name: name }
    const reasons = [{ field: 'guardian_id', text: 'not asked for' }]
    expect(openParts(partStates({ ...adult, reasons }, new Set()))).toEqual(['child'])
  })

  it('knows the part of every field that an operator may name', () => {
    expect(partOfReason('number')).toBe('child')
    expect(partOfReason('guardian_mobile')).toBe('guardian')
    expect(partOfReason('guardian_id')).toBe('guardian_id')
    expect(partOfReason('whatever')).toBeUndefined()
  })
})
