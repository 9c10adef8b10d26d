import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { actionWord, knownGroup } from './known-actions'

const modules = path.resolve(import.meta.dirname, '../../../../../server/src/modules')

function writtenActions(): string[] {
  const sources = readdirSync(modules, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map(name => readFileSync(path.join(modules, name), 'utf8'))
  const literal = /\baction: (?:[^'\n]*\? )?'([a-zA-Z]+\.[a-zA-Z]+)'(?: : '([a-zA-Z]+\.[a-zA-Z]+)')?/g
  return sources.flatMap(
    source => [...source.matchAll(literal)].flatMap(([, one, two]) => [one, two]).filter(Boolean) as string[],
  )
}

describe('the log', () => {
  it('has a sentence for everything that is written to it', () => {
    const actions = [...new Set(writtenActions())]
    expect(actionWord('job.retry')).toBe('job-retry')
    expect(actions.length).toBeGreaterThan(30)
    expect(actions.filter(action => !actionWord(action))).toEqual([])
    expect(actions.filter(action => !knownGroup(action.split('.')[0] ?? ''))).toEqual([])
  })
})
