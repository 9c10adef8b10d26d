import { describe, expect, test } from 'vitest'
import { readImportGraph } from './import-graph'
import { findTestsOfChange } from './tests-of-change'

const bills = 'server/src/modules/bills'
const graph = readImportGraph(
  new Map([
    [`${bills}/hold/hold-bill.ts`, ''],
    [`${bills}/bills.api.test.ts`, ''],
    [`${bills}/figures/sum.ts`, ''],
    [`${bills}/figures/sum.test.ts`, ''],
    ['server/src/modules/works/works.api.test.ts', ''],
    ['web/src/lib/money.test.ts', "import { toText } from '#contract/money'"],
    ['contract/src/money.ts', ''],
    ['contract/src/contract.test.ts', ''],
    ['e2e/journeys/earn.spec.ts', "import { a } from '../pages/bills'"],
    ['e2e/pages/bills.ts', ''],
    ['server/src/testing/row-security.api.test.ts', ''],
  ]),
)
const testsFor = (...changed: string[]) => findTestsOfChange(changed, graph)

describe('the tests of a change', () => {
  test('are those of its folder', () => {
    expect(testsFor(`${bills}/figures/sum.ts`).tests).toEqual([`${bills}/figures/sum.test.ts`])
  })
  test('are those of the folder above where its own has none, but never those of another module', () => {
    expect(testsFor(`${bills}/hold/hold-bill.ts`).tests).toEqual([`${bills}/bills.api.test.ts`])
  })
  test('are those that import it', () => {
    expect(testsFor('contract/src/money.ts').tests).toEqual([
      'contract/src/contract.test.ts',
      'web/src/lib/money.test.ts',
    ])
  })
  test('are a changed test alone', () => {
    expect(testsFor(`${bills}/bills.api.test.ts`).tests).toEqual([`${bills}/bills.api.test.ts`])
  })
  test('include the locks of sites where tables change', () => {
    expect(testsFor('server/migrations/0001-tables.sql').tests).toEqual([
      'server/src/testing/row-security.api.test.ts',
    ])
  })
  test('include journeys that changed or whose pages changed', () => {
    expect(testsFor('e2e/pages/bills.ts').journeys).toEqual(['e2e/journeys/earn.spec.ts'])
    expect(testsFor('e2e/journeys/earn.spec.ts').journeys).toEqual(['e2e/journeys/earn.spec.ts'])
  })
  test('are none for a file that was removed', () => {
    expect(testsFor(`${bills}/gone.test.ts`)).toEqual({ tests: [], journeys: [] })
  })
})
