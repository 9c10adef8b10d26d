// A migration that was applied somewhere is never edited: what it did cannot be done again. A new one adds its line to
// server/migrations/applied.txt (`sha256sum`) with the commit that lands it.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectFolder } from '../project-folder'

const folder = projectFolder('server/migrations')
const lineOf = (name: string) =>
  `${createHash('sha256')
    .update(readFileSync(join(folder, name)))
    .digest('hex')}  ${name}`

describe('migrations', () => {
  const names = readdirSync(folder)
    .filter(name => name.endsWith('.sql'))
    .sort()

  it('are what they were when they were written', () => {
    expect(names.map(lineOf)).toEqual(readFileSync(join(folder, 'applied.txt'), 'utf8').trim().split('\n'))
  })

  it('have numbers of their own', () => {
    const numbers = names.map(name => name.slice(0, 4))
    expect(new Set(numbers).size).toBe(numbers.length)
  })
})
