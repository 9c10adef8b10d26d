import { describe, expect, test } from 'vitest'
import { type Built, findWeightProblems, weigh } from './find-weight-problems'
import type { Load } from './page-weights'

const sizes: Record<string, number> = {
  '/assets/shell.js': 100_000,
  '/assets/home.js': 5_000,
  '/assets/app.css': 15_000,
}

interface Wanted extends Partial<Load> {
  modules?: string[]
  bytes?: Record<string, number>
}

function built({ area = 'guest', modules = [], bytes = {} }: Wanted = {}): Built {
  const named = (names: string[]) => Object.fromEntries(names.map(name => [name, 10]))
  const load = { area, scripts: ['/assets/home.js', '/assets/shell.js'], styles: ['/assets/app.css'] }
  return {
    loads: new Map([['/home', load]]),
    modules: {
      'assets/shell.js': named(['node_modules/react/index.js']),
      'assets/home.js': named(['web/src/home.tsx', ...modules]),
    },
    bytesOf: file => bytes[file] ?? sizes[file] ?? 0,
  }
}

const budgets = { '/home': { javascript: 105_000, css: 15_000 } }
const problemsOf = (wanted?: Wanted) => findWeightProblems(built(wanted), budgets)

describe('the weight of a route', () => {
  test('is all that a browser loads for it', () => {
    expect(weigh(built())).toEqual(budgets)
  })

  test('may be its budget and a little more', () => {
    expect(problemsOf()).toEqual([])
    expect(problemsOf({ bytes: { '/assets/home.js': 5_900, '/assets/app.css': 15_200 } })).toEqual([])
  })

  test('fails when scripts grew, with their names, their libraries and the heaviest first', () => {
    const [problem, ...others] = problemsOf({ bytes: { '/assets/home.js': 6_100 } })
    expect(others).toEqual([])
    expect(problem?.split('\n').map(line => line.trim())).toEqual([
      '/home: 106100 bytes of javascript, at most 106000',
      '100000 /assets/shell.js: react',
      '6100 /assets/home.js: web/src/home.tsx',
    ])
  })

  test('fails when styles grew', () => {
    expect(problemsOf({ bytes: { '/assets/app.css': 15_400 } })).toEqual([
      expect.stringContaining('15400 bytes of css, at most 15300'),
    ])
  })

  test('has a limit that no table raises', () => {
    const heavy = built({ bytes: { '/assets/home.js': 80_000 } })
    expect(findWeightProblems(heavy, weigh(heavy))).toEqual([expect.stringContaining('bytes of javascript')])
  })

  test('needs a budget, and a budget needs its route', () => {
    expect(findWeightProblems(built(), {})).toEqual(['/home has no budget'])
    expect(findWeightProblems(built(), { ...budgets, '/old': { javascript: 1, css: 1 } })).toEqual([
      '/old has a budget and is no route any more',
    ])
  })
})

describe('the libraries of a route', () => {
  test.each(['zod', 'react-hook-form', '@tanstack/react-query', 'one-that-is-new'])(
    'of guests never include %s',
    name => {
      expect(problemsOf({ modules: [`node_modules/${name}/dist/index.mjs`] })).toEqual([
        `/home loads ${name} with /assets/home.js`,
      ])
    },
  )

  test.each(['echarts', '@tiptap/core', 'wavesurfer.js', 'react-day-picker'])(
    'of members never include %s',
    name => {
      expect(problemsOf({ area: 'member', modules: [`node_modules/${name}/index.js`] })).toHaveLength(1)
      expect(problemsOf({ area: 'member', modules: ['node_modules/zod/index.js'] })).toEqual([])
    },
  )

  test('are those of the innermost package', () => {
    const modules = ['node_modules/radix-ui/node_modules/zod/index.js']
    expect(problemsOf({ modules })).toEqual(['/home loads zod with /assets/home.js'])
  })

  test('are known for every area', () => {
    expect(problemsOf({ area: 'new' })).toEqual(['/home: no rule says what pages of the area new may load'])
  })
})
