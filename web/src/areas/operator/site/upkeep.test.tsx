import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { OutputOf } from '#contract/call'
import { checkFiles, listFindings, readUpkeep, releaseHold } from '#contract/upkeep/calls'
import { expectAccessible } from '../../../testing/accessible'
import { button } from '../../../testing/forms'
import { giveCode } from '../../../testing/give-code'
import { answer, refuse, sent } from '../../../testing/server'
import { visitAsStaff } from '../../../testing/visit'
import { say } from '../../../testing/words'

const t = say('site')
const operator = say('operator')
const hold = { held_at: '2026-11-17T10:00:00.000Z', snapshot_at: '2026-11-17T02:00:00.000Z' }
const quiet: OutputOf<typeof readUpkeep> = {
  hold: null,
  last_backup: null,
  check: null,
  found: { missing: 0, other_size: 0, unnamed: 0 },
}
const looked = {
  asked_at: '2026-11-17T10:00:00.000Z',
  ended_at: '2026-11-17T10:01:00.000Z',
  rows_seen: 1200,
  objects_seen: 1300,
}

describe('a site that was restored', () => {
  it('says so on every page, and is released with every point checked and a code', async () => {
    answer(readUpkeep, { ...quiet, hold })
    answer(releaseHold, null)
    const { user } = await visitAsStaff('/operator/site/upkeep', ['admin'], { staff: { site_hold: hold } })
    expect(await screen.findByText(operator('hold.bannerText'), { exact: false })).toBeTruthy()
    const region = await screen.findByRole('region', { name: t('hold.title') })
    await expectAccessible(region)
    await user.click(button(t('hold.release')))
    expect(await screen.findByText(t('hold.notAll'))).toBeTruthy()
    for (const box of screen.getAllByRole('checkbox')) await user.click(box)
    await user.click(button(t('hold.release')))
    expect(sent(releaseHold)).toEqual([])
    answer(readUpkeep, quiet)
    await giveCode(user)
    await waitFor(() => expect(sent(releaseHold)).toEqual([{ code: '123456' }]))
    await waitFor(() => expect(screen.queryByText(t('hold.title'))).toBeNull())
  })

  it('shows at the field what is wrong with a code', async () => {
    answer(readUpkeep, { ...quiet, hold })
    refuse(releaseHold, 'wrongCode', { message: 'That code is not right.' })
    const { user } = await visitAsStaff('/operator/site/upkeep')
    await screen.findByRole('region', { name: t('hold.title') })
    for (const box of screen.getAllByRole('checkbox')) await user.click(box)
    await user.click(button(t('hold.release')))
    await giveCode(user)
    expect(await screen.findByText('That code is not right.')).toBeTruthy()
  })
})

describe('rows and files', () => {
  const items: OutputOf<typeof listFindings>['items'] = [
    {
      ...{ id: 1, found: 'other_size', storage_key: 'originals/1/a', named_by: 'stored_files', row_id: 'ab' },
      ...{ used_by: null, expected_size: 3000, found_size: 100, written_at: null },
      first_found_at: hold.held_at,
    },
    {
      ...{ id: 2, found: 'unnamed', storage_key: 'originals/1/b', named_by: null, row_id: null },
      ...{ used_by: null, expected_size: null, found_size: 5, written_at: hold.held_at },
      first_found_at: hold.held_at,
    },
  ]

  it('are shown with what they belong to and what to do, and checked when asked', async () => {
    answer(readUpkeep, { ...quiet, check: looked, found: { missing: 0, other_size: 1, unnamed: 1 } })
    answer(listFindings, { items, next_cursor: null })
    answer(checkFiles, null)
    const { user } = await visitAsStaff('/operator/site/upkeep')
    expect(await screen.findByText('originals/1/a')).toBeTruthy()
    expect(screen.getByText(t('found.of', { what: t('owner.stored_files'), id: 'ab' }))).toBeTruthy()
    expect(screen.getByText(t('found.ofNothing'))).toBeTruthy()
    expect(screen.getByText(t('upkeep.noBackup'))).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: new RegExp(t('found.unnamed')) }))
    expect(await screen.findByText(t('found.unnamed.text'))).toBeTruthy()
    await waitFor(() => expect(sent(listFindings).at(-1)).toMatchObject({ found: 'unnamed' }))
    await user.click(button(t('found.check')))
    await waitFor(() => expect(sent(checkFiles)).toHaveLength(1))
  })
})
