import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { words } from '../messages/en/shell'
import { forwards, screens } from './screens'

const page = join(import.meta.dirname, '../../../docs/routes.md')

/** The table of docs/routes.md. Printed by this test when it differs, ready to be pasted. */
function table(): string {
  const rows = screens.map(
    ({ path, title, layout, header, footer }) =>
      `| ${path} | ${words[title as keyof typeof words]} | ${layout} | ${header} | ${footer} |`,
  )
  const leads = Object.entries(forwards).map(([from, to]) => `| ${from} | ${to} |`)
  return [
    '| Path | Title | Layout | Header | Footer |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    '| Path | Leads on to |',
    '|---|---|',
    ...leads,
  ].join('\n')
}

describe('docs/routes.md', () => {
  it('shows every screen with its header and footer flags', () => {
    expect(readFileSync(page, 'utf8')).toContain(table())
  })
})
