import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { readDashboard } from '#contract/dashboard/calls'
import {
  agreeToDeed,
  confirmOwnerDeed,
  listDeeds,
  readOwnerDeed,
  stopDeed,
  stopOwnerDeed,
} from '#contract/deeds/calls'
import { readSetup } from '#contract/sites/setup-calls'
import { staffMe } from '#contract/staff/calls'
import { expectAccessible } from '../../../testing/accessible'
import { button } from '../../../testing/forms'
import { giveCode } from '../../../testing/give-code'
import { sampleOf } from '../../../testing/sample-of'
import { answer, answerInPassing, refuse, sent } from '../../../testing/server'
import { visit, visitAsStaff } from '../../../testing/visit'
import { say } from '../../../testing/words'

const t = say('deeds')
const operator = say('operator')

const at = '2026-11-10T04:00:00.000Z'
const base = {
  ...{ requested_by: 'Lin', requested_at: at, earliest_at: at, ends_at: at, end_reason: '' },
  ...{ agreed_by: null, agreed_at: null, clicked_at: null, ready_at: null, ended_at: null, ended_by: null },
  ...{ needs_owner: false, is_immediate: false, state: 'waiting' as const, cannot_agree: null },
}
const asked = { ...base, id: 4, kind: 'staff-rights' as const, what: 'Change Wen’s roles to finance.' }
const own = {
  ...base,
  id: 5,
  kind: 'domain' as const,
  what: 'Add the domain a.test.',
  cannot_agree: 'own' as const,
}
const stopped = {
  ...{ ...base, id: 3, kind: 'threshold' as const, what: 'Raise the threshold.' },
  ...{ state: 'stopped' as const, ended_at: at, ended_by: 'Fang', cannot_agree: 'ended' as const },
}

async function open(waiting = [asked, own] as (typeof asked | typeof own)[]) {
  answer(listDeeds, sampleOf(listDeeds.output, { waiting, ended: [stopped] }))
  const shown = await visitAsStaff('/operator/deeds')
  await screen.findByRole('heading', { level: 1, name: t('title') })
  await screen.findByText(stopped.what)
  return shown
}
const row = (text: string) => screen.getByText(text).closest('li') as HTMLElement

describe('pending changes', () => {
  it('say what waits for whom, and what became of others', async () => {
    await open()
    const mine = row(own.what)
    expect(mine.textContent).toContain(t('cannot.own'))
    expect(within(mine).queryByRole('button', { name: t('agree') })).toBeNull()
    expect(row(stopped.what).textContent).toContain(t('stoppedBy', { name: 'Fang' }))
    expect(screen.getByRole('link', { name: new RegExp(operator('menu.deeds')) }).textContent).toContain('2')
    await expectAccessible()
  })

  it('are approved with a code', async () => {
    const { user } = await open()
    answer(agreeToDeed, null, 'Approved.')
    await user.click(within(row(asked.what)).getByRole('button', { name: t('agree') }))
    await giveCode(user)
    await waitFor(() => expect(sent(agreeToDeed)).toEqual([{ id: 4, code: '123456' }]))
    expect(await screen.findByText('Approved.')).toBeTruthy()
  })

  it('are stopped after a question', async () => {
    const { user } = await open()
    answer(stopDeed, null, 'Stopped.')
    await user.click(within(row(own.what)).getByRole('button', { name: t('stop') }))
    const dialog = await screen.findByRole('alertdialog')
    expect(sent(stopDeed)).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: t('stop') }))
    await waitFor(() => expect(sent(stopDeed)).toEqual([{ id: 5 }]))
  })

  it('are explained on request', async () => {
    const { user } = await open()
    const text = screen.getByText(t('help.stopText'))
    expect(text.closest('details')?.open).toBe(false)
    await user.click(screen.getByText(t('help.title')))
    expect(text.closest('details')?.open).toBe(true)
    expect(screen.getByText(t('help.yesText', { adminHours: 72, invitedDays: 30 }))).toBeTruthy()
  })

  it('may be none', async () => {
    await open([])
    expect(await screen.findByText(t('empty.title'))).toBeTruthy()
  })
})

describe('the first hours of a site', () => {
  it('list what was done without waiting', async () => {
    const done = { ...stopped, state: 'done' as const, is_immediate: true, what: 'Invite “Wen” as finance.' }
    answer(listDeeds, sampleOf(listDeeds.output, { waiting: [], ended: [stopped, done] }))
    answer(readSetup, { steps: [{ step: 'name', is_done: false, marked: null }] })
    answerInPassing(readDashboard)
    await visitAsStaff('/operator')
    expect(await screen.findByText(/Invite “Wen” as finance/)).toBeTruthy()
    expect(screen.queryByText(stopped.what)).toBeNull()
    expect(screen.getByRole('link', { name: operator('setup.immediate.all') })).toBeTruthy()
  })
})

describe('the link of the owner', () => {
  const linked = {
    ...{ what: asked.what, state: 'waiting' as const, requested_by: 'Lin', requested_at: at },
    ...{ ready_at: null, ends_at: at, cannot_confirm: null },
  }

  beforeEach(() => answer(staffMe, null))

  it('changes nothing until a button is pressed', async () => {
    answer(readOwnerDeed, linked)
    answer(confirmOwnerDeed, null, 'Confirmed.')
    const { user } = await visit('/operator/deed?link=secret')
    await screen.findByText(asked.what)
    await expectAccessible()
    expect(sent(confirmOwnerDeed)).toEqual([])
    answer(readOwnerDeed, { ...linked, ready_at: at, cannot_confirm: 'confirmed' })
    await user.click(button(t('owner.confirm')))
    await waitFor(() => expect(sent(confirmOwnerDeed)).toEqual([{ link: 'secret' }]))
    await waitFor(() => expect(screen.queryByRole('button', { name: t('owner.confirm') })).toBeNull())
    answer(stopOwnerDeed, null, 'Stopped.')
    await user.click(button(t('stop')))
    await waitFor(() => expect(sent(stopOwnerDeed)).toEqual([{ link: 'secret' }]))
  })

  it('leaves to another admin what is theirs', async () => {
    answer(readOwnerDeed, { ...linked, cannot_confirm: 'admin' })
    await visit('/operator/deed?link=secret')
    expect(await screen.findByText(t('owner.admin'))).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('owner.confirm') })).toBeNull()
  })

  it.each(['/operator/deed', '/operator/deed?link=old'])('that is none says so: %s', async address => {
    refuse(readOwnerDeed, 'linkExpired')
    await visit(address)
    expect(await screen.findByRole('heading', { name: t('owner.noLink.title') })).toBeTruthy()
  })
})
