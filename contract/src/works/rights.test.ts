import { describe, expect, it } from 'vitest'
import {
  isGateOpen,
  mainlandOnlySources,
  type RightsSource,
  rightsSources,
  sourcesFor,
  type WorkProperty,
  workProperties,
} from './rights'

const properties = Object.values(workProperties) as WorkProperty[]
const sources = Object.keys(rightsSources).map(Number) as RightsSource[]

describe('the rights gate', () => {
  it('never opens without an authorization, whatever the work is and whoever asks', () => {
    for (const property of properties) {
      for (const isEnterprise of [true, false]) expect(isGateOpen(property, 8, isEnterprise)).toBe(false)
    }
  })

  it('offers companies everything that persons get, and more only for original songs', () => {
    for (const property of properties) {
      const [person, company] = [sourcesFor(property, false), sourcesFor(property, true)]
      expect(company).toEqual(expect.arrayContaining(person))
      expect(company.length > person.length).toBe(property === workProperties.original)
    }
  })

  it('opens for what is offered and for nothing else', () => {
    for (const property of properties) {
      for (const source of sources) {
        const isOffered = sourcesFor(property, false).includes(source) && source !== 8
        expect(isGateOpen(property, source, false), `${property} ${source}`).toBe(isOffered)
      }
    }
  })

  it('ties all rights to sources 1 to 3, and usage rights to 4 to 8', () => {
    for (const source of sources) expect(rightsSources[source].statement).toBe(source <= 3 ? 1 : 2)
    for (const source of mainlandOnlySources) expect(rightsSources[source].index).toBe('Y')
  })
})
