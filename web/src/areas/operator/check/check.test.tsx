import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { decideCheck, listChecks, openCheck } from '#contract/identity/check-calls'
import { expectAccessible } from '../../../testing/accessible'
import { button, field } from '../../../testing/forms'
import { sampleOf } from '../../../testing/sample-of'
import { answer, cutOff, refuse, sent } from '../../../testing/server'
import { visitAsStaff } from '../../../testing/visit'
import { say } from '../../../testing/words'

const t = say('operator')
const person = {
  id: 3,
  kind: 'identity' as const,
  name: '陈舟',
  nickname: 'River',
  facts: [{ field: 'number', value: '110105199001011234' }],
  scans: [
    { field: 'id_front', url: '/front.png', mime: 'image/png' },
    { field: 'id_back', url: '/back.png', mime: 'image/png' },
  ],
  can: { decide: true },
}
const adult = sampleOf(openCheck.output, person)

async function open(check = adult) {
  answer(openCheck, check)
  answer(listChecks, sampleOf(listChecks.output))
  const shown = await visitAsStaff('/operator/check?kind=identity&id=3', ['rights'])
  await screen.findByRole('heading', { level: 1, name: check.name })
  return shown
}
const approve = () => button(t('decide.approve'))
const decline = () => button(t('decide.refuse'))
const question = () => screen.findByRole('alertdialog')

describe('a check of an identity', () => {
  it('shows what was written beside the scans, and turns them by key', async () => {
    const { user } = await open()
    expect(screen.getByText('110105 19900101 1234')).toBeTruthy()
    expect(screen.getByRole('img', { name: t('field.id_front') })).toBeTruthy()
    await user.keyboard('2')
    expect(await screen.findByRole('img', { name: t('field.id_back') })).toBeTruthy()
    await expectAccessible()
  })

  it('is refused with a reason for what is marked, after a question that quotes it', async () => {
    answer(decideCheck, null)
    const { user } = await open()
    expect(decline().disabled).toBe(true)
    await user.keyboard('2')
    await user.click(
      await screen.findByRole('button', { name: t('check.mark', { field: t('field.id_back') }) }),
    )
    await user.click(button(t('reason.blurred')))
    await user.click(decline())
    const dialog = await question()
    expect(dialog.textContent).toContain(t('reason.blurred'))
    await user.click(within(dialog).getByRole('button', { name: t('decide.refuse') }))
    await waitFor(() => expect(sent(decideCheck)).toHaveLength(1))
    const reasons = [{ field: 'id_back', text: t('reason.blurred') }]
    expect(sent(decideCheck)[0]).toMatchObject({ kind: 'identity', id: 3, approve: false, reasons })
  })

  it('is approved by pressing a key twice, and the queue is next', async () => {
    answer(decideCheck, null)
    const { user, router } = await open()
    await user.keyboard('a')
    await question()
    await user.keyboard('a')
    await waitFor(() => expect(sent(decideCheck)).toMatchObject([{ approve: true, reasons: [] }]))
    await waitFor(() => expect(router.state.location.pathname).toBe('/operator/checks'))
    expect(await screen.findByText(t('empty.waiting.title'))).toBeTruthy()
  })

  it('leads on to whoever waits behind', async () => {
    const { user, router } = await open()
    answer(listChecks, sampleOf(listChecks.output, { items: [person, { ...person, id: 4, name: '江晚' }] }))
    answer(openCheck, ({ id }) => sampleOf(openCheck.output, { ...person, id, name: '江晚' }))
    await user.keyboard('n')
    await waitFor(() => expect(router.state.location.search).toBe('?kind=identity&id=4'))
    expect(await screen.findByRole('heading', { level: 1, name: '江晚' })).toBeTruthy()
  })

  it('of a passport needs the birth date, and a minor is not approved as an adult', async () => {
    answer(decideCheck, null)
    const { user } = await open({ ...adult, needs_birth_date: true })
    expect(approve().disabled).toBe(true)
    await user.fill(field(t('decide.birthDate')), '2020-05-06')
    expect(await screen.findByText(t('decide.minor'))).toBeTruthy()
    expect(approve().disabled).toBe(true)
    await user.fill(field(t('decide.birthDate')), '1991-05-06')
    await user.click(approve())
    await user.click(within(await question()).getByRole('button', { name: t('decide.approve') }))
    await waitFor(() => expect(sent(decideCheck)[0]?.birth_date).toBe('1991-05-06'))
  })

  it('does nothing on single keys while somebody types, nor when they are turned off', async () => {
    const { user } = await open()
    await user.click(button(t('decide.other')))
    await user.keyboard('a reason')
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('a reason')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await user.click(button(t('decide.remove', { field: t('field.other') })))
    const keys = screen.getByRole('switch', { name: t('keys.title') })
    await user.click(keys)
    await user.keyboard('a')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await user.click(keys)
    keys.blur()
    await user.keyboard('a')
    expect(await question()).toBeTruthy()
  })

  it('that was decided already says by whom and why, and offers nothing', async () => {
    await open({
      ...adult,
      state: 'refused',
      decided_by: 'Fang',
      reasons: [{ field: 'id_back', text: 'Blurred.' }],
      can: { decide: false },
    })
    expect(screen.getByText(/Fang/)).toBeTruthy()
    expect(screen.getByText('Blurred.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('decide.approve') })).toBeNull()
  })

  it('tells of a colleague who was quicker', async () => {
    refuse(decideCheck, 'conflict', { message: 'Fang has decided this one.' })
    const { user } = await open()
    await user.keyboard('a')
    await question()
    await user.keyboard('a')
    expect(await screen.findByText('Fang has decided this one.')).toBeTruthy()
  })

  it.each([
    ['is not there', '?kind=identity&id=9', () => refuse(openCheck, 'notFound'), 'check.none.title'],
    ['has a strange address', '?kind=magic&id=x', () => {}, 'check.none.title'],
    ['cannot be reached', '?kind=identity&id=9', () => cutOff(openCheck), 'unreachable.title'],
  ] as const)('that %s says so', async (_, query, stub, words) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    stub()
    await visitAsStaff(`/operator/check${query}`)
    expect(await screen.findByRole('heading', { level: 1, name: t(words) })).toBeTruthy()
  })
})
