import { describe, expect, test } from 'vitest'
import { findLeftOut } from './mend-router'
import { mendText } from './mend-text'

describe('mending the text of a library', () => {
  test('puts one text in the place of another, as it is', () => {
    const mend = { find: 'if (a) {', put: "if ('$&') {" }
    expect(mendText('x; if (a) { b() }', [mend])).toEqual({ text: "x; if ('$&') { b() }", done: [mend] })
  })

  test('leaves alone what is not there, or is there more often than was known', () => {
    const mend = { find: 'if (a)', put: 'if (false)' }
    for (const text of ['if (b)', 'if (a) if (a)']) expect(mendText(text, [mend])).toEqual({ text, done: [] })
    expect(mendText('if (a) if (a)', [{ ...mend, times: 2 }]).text).toBe('if (false) if (false)')
  })
})

describe('what is left out of the router', () => {
  test.each([
    'const fetcher = useFetcher()',
    '<Form method="post">',
    '<Link to="/" prefetch="intent">',
    'export async function action() {}',
    'export const clientAction = save',
  ])('is named where a page uses it: %s', code => expect(findLeftOut(code)).toBeDefined())

  test.each(['<form method="get">', 'const action = 1', '<FormError />', 'useLoaderData()'])(
    'and nothing else: %s',
    code => expect(findLeftOut(code)).toBeUndefined(),
  )
})
