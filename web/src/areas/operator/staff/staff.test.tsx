import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  changeStaff,
  endStaffSessions,
  inviteStaff,
  listStaff,
  resetSecondFactor,
  withdrawStaffInvitation,
} from '#contract/staff/management-calls'
import { expectAccessible } from '../../../testing/accessible'
import { button, descriptionOf, field, notice } from '../../../testing/forms'
import { sampleOf } from '../../../testing/sample-of'
import { answer, refuse, sent } from '../../../testing/server'
import { visitAsStaff } from '../../../testing/visit'
import { say } from '../../../testing/words'

const t = say('staff')
const operator = say('operator')

const me = { id: 7, name: 'Lin', username: 'lin', is_me: true, roles: ['admin' as const], sessions: 1 }
const fang = {
  id: 8,
  name: 'Fang',
  username: 'fang',
  roles: ['support' as const],
  sessions: 2,
  has_second_factor: true,
  recovery_codes_left: 9,
}
const everybody = sampleOf(listStaff.output, {
  staff: [me, fang],
  invitations: [{ id: 5, note: 'Wen', roles: ['editor'], invited_by: 'Lin' }],
})

async function open() {
  answer(listStaff, everybody)
  const shown = await visitAsStaff('/operator/staff')
  await screen.findByRole('heading', { name: /Fang/ })
  const choose = async (name: string, item: string) => {
    await shown.user.click(button(t('menu.open', { name })))
    await shown.user.click(await screen.findByRole('menuitem', { name: item }))
  }
  return { ...shown, choose }
}
const role = (name: Parameters<typeof operator>[0]) =>
  within(screen.getByRole('dialog')).getByRole<HTMLInputElement>('checkbox', {
    name: new RegExp(operator(name)),
  })

describe('inviting somebody', () => {
  it('asks for a name and a role first, then shows the link this once', async () => {
    answer(inviteStaff, sampleOf(inviteStaff.output, { link: '/operator/join?invitation=abc' }))
    const { user } = await open()
    await user.click(button(t('invite')))
    await user.click(await screen.findByRole('button', { name: t('invite.make') }))
    expect(descriptionOf(field(t('invite.note')))).toBe(t('invite.noteMissing'))
    expect(screen.getByText(t('change.rolesMissing'))).toBeTruthy()
    expect(sent(inviteStaff)).toEqual([])
    await expectAccessible(screen.getByRole('dialog'))
    await user.fill(field(t('invite.note')), 'Wen')
    await user.click(role('role.editor'))
    await user.click(button(t('invite.make')))
    const link = await screen.findByRole<HTMLInputElement>('textbox', { name: t('made.title') })
    expect(link.value).toBe('http://localhost:3000/operator/join?invitation=abc')
    expect(link.readOnly).toBe(true)
    expect(sent(inviteStaff)).toEqual([{ note: 'Wen', roles: ['editor'] }])
    await user.click(button(t('made.done')))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('says that a link waits which makes somebody finance', async () => {
    answer(inviteStaff, sampleOf(inviteStaff.output, { link: '/operator/join', id: null, expires_at: null }))
    const { user } = await open()
    await user.click(button(t('invite')))
    await user.fill(await screen.findByLabelText(new RegExp(`^${t('invite.note')}`)), 'Wen')
    await user.click(role('role.finance'))
    await user.click(button(t('invite.make')))
    expect(await screen.findByText(t('made.waits'))).toBeTruthy()
  })

  it('keeps what was written when the server refuses', async () => {
    refuse(inviteStaff, 'conflict', { message: 'Too many are open.' })
    const { user } = await open()
    await user.click(button(t('invite')))
    await user.fill(await screen.findByLabelText(new RegExp(`^${t('invite.note')}`)), 'Wen')
    await user.click(role('role.rights'))
    await user.click(button(t('invite.make')))
    await waitFor(() => expect(screen.getByText('Too many are open.')).toBeTruthy())
    expect(field(t('invite.note')).value).toBe('Wen')
    expect(role('role.rights').checked).toBe(true)
  })

  it('is taken back after a question', async () => {
    answer(withdrawStaffInvitation, null, 'Withdrawn.')
    const { user } = await open()
    await user.click(button(t('open.withdrawNamed', { note: 'Wen' })))
    const question = await screen.findByRole('alertdialog')
    answer(listStaff, { ...everybody, invitations: [] })
    await user.click(within(question).getByRole('button', { name: t('open.withdraw') }))
    await waitFor(() => expect(screen.queryByText(t('open.title'))).toBeNull())
    expect(sent(withdrawStaffInvitation)).toEqual([{ id: 5 }])
    expect(screen.getByText('Withdrawn.')).toBeTruthy()
  })
})

describe('changing a colleague', () => {
  it('gives other roles and a number, and says that it is done', async () => {
    answer(changeStaff, null, 'Changed.')
    const { user, choose } = await open()
    await choose('Fang', t('menu.change'))
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(operator('role.finance')) }))
    await user.fill(field(t('change.ownMobile')), '123')
    expect(descriptionOf(field(t('change.ownMobile')))).toBe(t('change.ownMobileWrong'))
    await user.fill(field(t('change.ownMobile')), '13800000001')
    await user.click(button(t('change.save')))
    await waitFor(() => expect(screen.getByText('Changed.')).toBeTruthy())
    expect(sent(changeStaff)).toEqual([
      { id: 8, name: 'Fang', roles: ['finance', 'support'], own_mobile: '13800000001' },
    ])
  })

  it('never leaves somebody without a name or a role', async () => {
    const { user, choose } = await open()
    await choose('Fang', t('menu.change'))
    await user.fill(await screen.findByLabelText(t('change.name')), '')
    await user.click(role('role.support'))
    await user.click(button(t('change.save')))
    expect(descriptionOf(field(t('change.name')))).toBe(t('change.nameMissing'))
    expect(screen.getByText(t('change.rolesMissing'))).toBeTruthy()
    expect(sent(changeStaff)).toEqual([])
  })

  it('leaves one’s own roles alone', async () => {
    answer(changeStaff, null)
    const { user, choose } = await open()
    await choose('Lin', t('menu.change'))
    await screen.findByText(t('change.ownRoles'))
    expect(role('role.admin').matches(':disabled')).toBe(true)
    expect(screen.queryByLabelText(t('change.ownMobile'))).toBeNull()
    await user.fill(field(t('change.name')), 'Lin Jiang')
    await user.click(button(t('change.save')))
    await waitFor(() => expect(sent(changeStaff)).toEqual([{ id: 7, name: 'Lin Jiang' }]))
  })
})

describe('the access of a colleague', () => {
  it.each([
    ['suspend', changeStaff, { id: 8, state: 'suspended' }],
    ['reset', resetSecondFactor, { id: 8 }],
    ['end', endStaffSessions, { id: 8 }],
  ] as const)('is asked about before it changes: %s', async (deed, call, input) => {
    answer(call, null, 'Done.')
    const { user, choose } = await open()
    await choose('Fang', t(`menu.${deed}`))
    const question = await screen.findByRole('alertdialog', { name: t(`${deed}.title`, { name: 'Fang' }) })
    expect(sent(call)).toEqual([])
    await user.click(within(question).getByRole('button', { name: t(`menu.${deed}`) }))
    await waitFor(() => expect(screen.getByText('Done.')).toBeTruthy())
    expect(sent(call)).toEqual([input])
    await waitFor(() => expect(notice()).toBeNull())
  })

  it('cannot be taken away from oneself', async () => {
    const { user } = await open()
    await user.click(button(t('menu.open', { name: 'Lin' })))
    await screen.findByRole('menu')
    const items = screen.getAllByRole('menuitem').map(item => item.textContent)
    expect(items).toEqual([t('menu.change'), t('menu.end')])
  })

  it('that one ends for oneself leads to the door', async () => {
    answer(endStaffSessions, null)
    const { user, choose } = await open()
    await choose('Lin', t('menu.end'))
    const question = await screen.findByRole('alertdialog')
    await user.click(within(question).getByRole('button', { name: t('menu.end') }))
    expect(await screen.findByRole('heading', { name: operator('door.title') })).toBeTruthy()
  })
})
