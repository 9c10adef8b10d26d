// The description of the API as a programmer reads it.
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { chineseSummaries } from '../../../messages/api-calls.zh-CN'
import { expectAccessible } from '../../../testing/accessible'
import { visitAsGuest } from '../../../testing/visit'
import { say } from '../../../testing/words'
import { publicCalls, subjects } from './api-page.server'
import { examplesOf } from './call-examples.server'
import { fieldRows, schemaOf } from './call-fields.server'

const t = say('api')
const all = subjects.flatMap(publicCalls)
const list = () => screen.getByRole('navigation', { name: t('calls') })

describe('the description of the API', () => {
  it('begins with what holds for every call', async () => {
    await visitAsGuest('/docs/api')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(t('title'))
    expect(screen.getByText('1429')).toBeTruthy()
    expect(within(list()).getAllByRole('link')).toHaveLength(all.length)
    await expectAccessible()
  })

  it('finds calls by name, address or purpose', async () => {
    const { user } = await visitAsGuest('/docs/api')
    await user.type(within(list()).getByRole('searchbox'), 'bill detail')
    expect(await within(list()).findByText(t('search.count', { count: 1 }))).toBeTruthy()
    expect(within(list()).getByRole('link').getAttribute('href')).toBe('/docs/api?call=readBill')
    await user.type(within(list()).getByRole('searchbox'), ' nowhere')
    expect(await within(list()).findByText(t('search.none'))).toBeTruthy()
  })

  it('shows a call with what it takes, what it answers and how to send it', async () => {
    const { user } = await visitAsGuest('/docs/api?call=listWorks')
    expect(screen.getByText(t('access.member'))).toBeTruthy()
    expect(within(screen.getByRole('list', { name: t('takes') })).getByText('cursor')).toBeTruthy()
    expect(within(screen.getByRole('list', { name: t('answers') })).getByText('items[].title')).toBeTruthy()
    const request = () => screen.getByRole('region', { name: t('example.request') }).textContent
    expect(request()).toContain('curl --get')
    await user.click(screen.getByRole('radio', { name: 'Python' }))
    expect(request()).toContain('import requests')
    expect(request()).toContain('os.environ["TRIBUTARY_KEY"]')
    expect(screen.getByText(t('example.key'))).toBeTruthy()
    expect(screen.getByText(t('example.python'))).toBeTruthy()
    await expectAccessible()
  })

  it('says so when there is no such call, and never shows those of staff', async () => {
    await visitAsGuest('/docs/api?call=staffLogin')
    expect(screen.getByText(t('unknown'))).toBeTruthy()
  })

  it('is there in Chinese', async () => {
    await visitAsGuest('/docs/api?call=listWorks', { language: 'zh-CN' })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(chineseSummaries.listWorks)
  })
})

it('knows every call in Chinese, and no other', () => {
  expect(Object.keys(chineseSummaries).sort()).toEqual(all.map(({ name }) => name).sort())
})

it.each(all)('$name has an example that says everything it must', call => {
  const { curl, answer } = examplesOf(call, 'https://site.test')
  const required = fieldRows(schemaOf(call.input, 'input')).filter(
    row => row.isRequired && !/[.[]/.test(row.name),
  )
  for (const { name } of required) expect(curl).toContain(name)
  expect(JSON.parse(answer)).toMatchObject({ code: 1 })
})
