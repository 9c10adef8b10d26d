import { describe, expect, test } from 'vitest'
import { findBoundaryProblems } from './find-boundary-problems'

const problemsOf = (tree: Record<string, string>) => findBoundaryProblems(new Map(Object.entries(tree)))

/** The first file imports the second: what does the check say? */
const whenImporting = (from: string, to: string, line = (path: string) => `import { a } from '${path}'`) => {
  const up = '../'.repeat(from.split('/').length - 1)
  return problemsOf({ [from]: line(up + to.replace(/\.tsx?$/, '')), [to]: 'export const a = 1' })
}

const modules = 'server/src/modules'

describe('direction', () => {
  test.each([
    ['contract/src/call.ts', 'server/src/platform/log.ts'],
    ['contract/src/call.ts', 'web/src/lib/format.ts'],
    ['server/src/platform/http/bind.ts', `${modules}/works/works.public.ts`],
    ['server/src/platform/http/bind.ts', 'server/src/app.ts'],
    ['server/src/platform/http/bind.ts', 'server/src/testing/test-server.ts'],
    [`${modules}/works/submit-work.ts`, `${modules}/rights/sign.ts`],
    [`${modules}/works/submit-work.test.ts`, `${modules}/rights/sign.ts`],
    [`${modules}/works/submit-work.ts`, 'server/src/app.ts'],
    [`${modules}/sandbox/receive-batch.ts`, `${modules}/distribution/distribution.public.ts`],
    [`${modules}/distribution/send.ts`, `${modules}/sandbox/sandbox.public.ts`],
    [`${modules}/delivery/send.ts`, `${modules}/sandbox/sandbox.public.ts`],
    [`${modules}/sandbox/receive-batch.test.ts`, `${modules}/distribution/distribution.public.ts`],
    [`${modules}/works/submit-work.ts`, 'server/src/testing/build-member.ts'],
    ['server/src/app.ts', 'web/src/lib/format.ts'],
    ['web/src/lib/api.ts', 'server/src/app.ts'],
    ['web/src/ui/button.tsx', 'web/src/features/works/work-card.tsx'],
    ['web/src/lib/api.ts', 'web/src/areas/member/layout.tsx'],
    ['web/src/ui/button.tsx', 'web/src/root.tsx'],
    ['web/src/ui/button.tsx', 'web/src/messages/areas.ts'],
    ['web/src/messages/areas.ts', 'web/src/lib/api.ts'],
    ['web/src/features/works/work-card.tsx', 'web/src/areas/member/layout.tsx'],
    ['web/src/features/works/work-card.tsx', 'web/src/app/guard.ts'],
    ['web/src/areas/member/layout.tsx', 'web/src/app/guard.ts'],
    ['web/src/areas/member/layout.tsx', 'web/src/routes.ts'],
    ['web/src/areas/member/layout.tsx', 'web/src/areas/operator/layout.tsx'],
    ['web/src/areas/member/layout.tsx', 'web/src/testing/visit.tsx'],
    ['web/src/root.tsx', 'web/src/testing/visit.tsx'],
    ['server/src/app.ts', 'tools/seed.ts'],
  ])('%s may not import %s', (from, to) => {
    expect(whenImporting(from, to)).toEqual([expect.stringContaining(`${from} imports ${to}`)])
  })

  test.each([
    ['server/src/platform/http/bind.ts', 'contract/src/call.ts'],
    [`${modules}/works/submit-work.ts`, `${modules}/rights/rights.public.ts`],
    [`${modules}/works/submit-work.ts`, `${modules}/works/works.queries.ts`],
    [`${modules}/works/works.api.test.ts`, 'server/src/testing/test-server.ts'],
    [`${modules}/sandbox/receive-batch.test.ts`, 'server/src/testing/build-package.ts'],
    [`${modules}/sandbox/receive-batch.ts`, `${modules}/sandbox/held-release.ts`],
    ['server/src/app.ts', `${modules}/sandbox/sandbox.public.ts`],
    ['server/src/platform/http/bind.test.ts', 'server/src/testing/test-server.ts'],
    ['server/src/testing/test-server.ts', 'server/src/app.ts'],
    ['server/src/app.ts', `${modules}/works/works.routes.ts`],
    ['web/src/areas/member/layout.tsx', 'web/src/features/works/work-card.tsx'],
    ['web/src/areas/member/layout.tsx', 'contract/src/works/work.ts'],
    ['web/src/lib/words.tsx', 'web/src/messages/areas.ts'],
    ['web/src/root.tsx', 'web/src/areas/member/layout.tsx'],
    ['web/src/ui/button.test.tsx', 'web/src/testing/visit.tsx'],
    ['web/src/testing/visit.tsx', 'web/src/areas/operator/layout.tsx'],
    ['e2e/fixtures.ts', 'server/src/testing/test-server.ts'],
  ])('%s may import %s', (from, to) => {
    expect(whenImporting(from, to)).toEqual([])
  })

  test.each([
    ['a type', (path: string) => `import type { A } from '${path}'`],
    ['several lines', (path: string) => `import {\n  a,\n  type B,\n} from '${path}'`],
    ['a re-export', (path: string) => `export * from '${path}'`],
    ['a side effect', (path: string) => `import '${path}'`],
    ['import()', (path: string) => `const late = () => import('${path}')`],
    ['an import type', (path: string) => `let a: import('${path}').A`],
  ])('counts %s', (_, line) => {
    expect(whenImporting('contract/src/call.ts', 'server/src/app.ts', line)).toHaveLength(1)
  })

  test('is not misled by text that looks like an import', () => {
    const text = `// import '../../server/src/app'\nconst line = "import '../../server/src/app'"`
    expect(problemsOf({ 'contract/src/call.ts': text, 'server/src/app.ts': '' })).toEqual([])
  })

  test('lets the contract use zod and no other package', () => {
    expect(problemsOf({ 'contract/src/call.ts': "import { z } from 'zod'" })).toEqual([])
    expect(problemsOf({ 'contract/src/call.ts': "import fs from 'node:fs'" })).toHaveLength(1)
  })

  test('follows the #contract subpath', () => {
    const tree = { 'tools/seed.ts': '', 'contract/src/call.ts': "import '#contract/works/work'" }
    expect(
      problemsOf({ ...tree, 'contract/src/works/work.ts': "import '../../../tools/seed'" }),
    ).toHaveLength(1)
  })
})

describe('cycles', () => {
  const a = 'web/src/lib/a.ts'
  const b = 'web/src/lib/b.ts'

  test('are found', () => {
    const problems = problemsOf({ [a]: "import './b'", [b]: "export { c } from './a'" })
    expect(problems).toEqual([`import cycle: ${a} → ${b} → ${a}`])
  })

  test('of types or through import() are none', () => {
    expect(problemsOf({ [a]: "import './b'", [b]: "import type { C } from './a'" })).toEqual([])
    expect(problemsOf({ [a]: "import './b'", [b]: "export const late = () => import('./a')" })).toEqual([])
  })
})

describe('modules', () => {
  test('that need each other are told, although no two of their files do', () => {
    const tree = {
      'server/src/modules/works/works.public.ts': "export { a } from './a'",
      'server/src/modules/works/a.ts': '',
      'server/src/modules/works/b.ts': "import type { c } from '../rights/rights.public'",
      'server/src/modules/rights/rights.public.ts': "export { c } from './c'",
      'server/src/modules/rights/c.ts': "import { a } from '../works/works.public'",
    }
    expect(problemsOf(tree)).toEqual(['cycle between modules: works → rights → works'])
  })
})

describe('what takes long', () => {
  const slow = ['sharp', '@node-rs/argon2', 'pdfkit']

  test.each(slow)('%s is reached through one file only', name => {
    const wrong = { [`${modules}/works/draw.ts`]: `import draw from '${name}'` }
    expect(problemsOf(wrong)).toEqual([expect.stringContaining('refuses to work inside a transaction')])
    const late = { [`${modules}/works/draw.ts`]: `const late = () => import('${name}')` }
    expect(problemsOf(late)).toHaveLength(1)
  })

  test('has its doors, which tests need not use', () => {
    expect(
      problemsOf({
        'server/src/platform/picture.ts': "import sharp from 'sharp'",
        [`${modules}/works/draw.test.ts`]: "import sharp from 'sharp'",
        [`${modules}/works/draw.ts`]: "import type { Sharp } from 'sharp'",
        'e2e/builders/picture.ts': "import sharp from 'sharp'",
      }),
    ).toEqual([])
  })
})
