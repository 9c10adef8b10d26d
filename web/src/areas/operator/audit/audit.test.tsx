import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listAudit, readAuditChoices } from '#contract/audit/calls'
import { expectAccessible } from '../../../testing/accessible'
import { button } from '../../../testing/forms'
import { sampleOf } from '../../../testing/sample-of'
import { answer, sent } from '../../../testing/server'
import { visitAsStaff } from '../../../testing/visit'
import { say } from '../../../testing/words'

const t = say('audit')
type Entry = NonNullable<
  NonNullable<Parameters<typeof sampleOf<typeof listAudit.output>>[1]>['items']
>[number]

const frozen: Entry = {
  id: 1,
  staff: { id: 8, name: 'Mei' },
  action: 'member.frozen',
  subject: 'member',
  subject_id: '5',
  before: { state: 'active' },
  after: { state: 'frozen' },
  address: '10.0.0.1',
}

async function open(items: Entry[] = [frozen], query = '') {
  answer(listAudit, sampleOf(listAudit.output, { items, next_cursor: null }))
  answer(readAuditChoices, {
    staff: [{ id: 8, name: 'Mei' }],
    actions: ['member.frozen', 'staff.loginFailed'],
  })
  const shown = await visitAsStaff(`/operator/audit${query}`)
  await screen.findByRole('list', { name: t('label') })
  return shown
}
const download = () => screen.getByRole('link', { name: t('export') }).getAttribute('href')

describe('the log', () => {
  it('says who did what to whom, and what changed by it', async () => {
    const { user } = await open()
    const entry = within(screen.getByRole('list', { name: t('label') })).getByRole('listitem')
    expect(entry.textContent).toContain('Mei')
    expect(within(entry).getByRole('link').getAttribute('href')).toBe('/operator/member?id=5')
    await user.click(within(entry).getByText(t('details')))
    const table = within(entry).getByRole('table', { name: t('change.caption') })
    expect(table.querySelector('del')?.textContent).toBeTruthy()
    expect(table.querySelector('ins')?.textContent).toBeTruthy()
    expect(table.querySelector('del')?.textContent).not.toBe(table.querySelector('ins')?.textContent)
    await expectAccessible()
  })

  it('tells the system from a stranger at the door', async () => {
    await open([
      { ...frozen, id: 2, staff: null, action: 'staff.loginFailed', subject: 'staff', subject_id: '' },
      { ...frozen, id: 3, staff: null },
    ])
    const [stranger, system] = screen.getAllByRole('listitem').slice(-2)
    expect(stranger?.textContent).toContain(t('stranger'))
    expect(system?.textContent).toContain(t('system'))
  })

  it.each([
    ['channel', 'Spotify', '/operator/channels/channel?id=4'],
    ['announcement', 'Holiday hours', '/operator/announcements'],
    ['infringement', 'C-2026-0004', '/operator/infringement/case?id=4'],
  ] as const)('calls the %s that was changed by its name, and leads to it', async (subject, name, to) => {
    await open([{ ...frozen, subject, subject_id: '4', subject_name: name }])
    const way = screen.getByRole('link', { name: `${name} · ${t(`subject.${subject}`, { id: 4 })}` })
    expect(way.getAttribute('href')).toBe(to)
  })

  it('calls a work by its title, and leads to it', async () => {
    await open([{ ...frozen, subject: 'work', subject_id: '4', subject_name: 'Tideline' }])
    const way = screen.getByRole('link', { name: `Tideline · ${t('subject.work', { id: 4 })}` })
    expect(way.getAttribute('href')).toBe('/operator/works/work?id=4')
  })

  it('leads nowhere from what has no page', async () => {
    await open([{ ...frozen, subject: 'payoutLayout', subject_id: '4' }])
    const list = screen.getByRole('list', { name: t('label') })
    expect(within(list).queryByRole('link')).toBeNull()
    expect(list.textContent).toContain(t('subject.payoutLayout', { id: 4 }))
  })

  it('is narrowed by person and action, and the file that is taken along is the same', async () => {
    const { user, router } = await open()
    expect(download()).not.toContain('?')
    await user.click(screen.getByRole('combobox', { name: t('filter.staff') }))
    await user.click(await screen.findByRole('option', { name: 'Mei' }))
    await waitFor(() => expect(sent(listAudit).at(-1)).toMatchObject({ staff_id: 8 }))
    expect(router.state.location.search).toBe('?staff_id=8')
    expect(download()).toContain('staff_id=8')
    await user.click(button(t('filter.clear')))
    await waitFor(() => expect(router.state.location.search).toBe(''))
    await waitFor(() => expect(download()).not.toContain('?'))
    expect(screen.queryByRole('button', { name: t('filter.clear') })).toBeNull()
  })

  it('keeps what the address asks for, although nobody did it yet', async () => {
    await open([frozen], '?action=member.unfrozen&address=10.0.0.1')
    expect(sent(listAudit).at(-1)).toMatchObject({ action: 'member.unfrozen', address: '10.0.0.1' })
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: t('filter.address') }).value).toBe(
      '10.0.0.1',
    )
    expect(screen.getByRole('combobox', { name: t('filter.action') }).textContent).not.toBe(
      t('filter.everything'),
    )
  })

  it('is for admins alone', async () => {
    await visitAsStaff('/operator/audit', ['support'])
    expect(await screen.findByRole('heading', { name: say('operator')('notYours.title') })).toBeTruthy()
    expect(sent(listAudit)).toEqual([])
  })
})
