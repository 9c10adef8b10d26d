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

it('every address of the specification is a screen or leads to one', () => {
  const specified = `/guest /guest/index /guest/publish /guest/q-a /help-center /help-center/index
    /help-center/index/detail /help-center/sub-list /help-center/q-a /download/index /advisory/index /advisory/detail
    /hot-plan/index /hot-plan/detail /login /register /register/single /register/children /register/findpwd /
    /work-publish /work-publish/entry /work-publish/step /work-publish/step/step-1 /work-publish/step/step-2
    /work-publish/step/step-3 /work-publish/update-music /work-publish/add-material /work-management
    /work-management/list /realidcation /person-center/information /person-center/income-bill
    /person-center/income-bill/list /person-center/income-bill/detail /person-center/withdraw /person-center/reset-pwd
    /person-center/update-info /system-message /gongdan /gongdan/list /gongdan/add /gongdan/detail
    /intelligence-cover /intelligence-cover-head`.split(/\s+/)
  const known = new Set([...screens.map(({ path }) => path), ...Object.keys(forwards)])
  expect(specified.filter(path => !known.has(path))).toEqual([])
})
