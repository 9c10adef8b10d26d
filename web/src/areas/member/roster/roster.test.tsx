import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listRoster, removeRosterArtist, saveRosterArtist } from '#contract/works/roster-calls'
import { expectAccessible } from '../../../testing/accessible'
import { button, descriptionOf, field } from '../../../testing/forms'
import { itHasFourStates } from '../../../testing/list-states'
import { sampleOf } from '../../../testing/sample-of'
import { sampleAccount } from '../../../testing/sample-people'
import { answer, refuse, sent } from '../../../testing/server'
import { visitAsMember } from '../../../testing/visit'
import { say } from '../../../testing/words'

const t = say('roster')
const publish = say('publish')
const lin = {
  id: 7,
  name: 'Lin',
  roles: ['main' as const, 'composer' as const],
  channel_ids: [{ channel: 'Spotify', id: 'sp1' }],
  picture: '',
}
const some = sampleOf(listRoster.output, { items: [lin], next_cursor: null })
const none = { items: [], next_cursor: null }

async function open(account = sampleAccount) {
  answer(listRoster, some)
  const shown = await visitAsMember('/person-center/roster', { account })
  await screen.findByRole('heading', { level: 2, name: 'Lin' })
  return shown
}

describe('the artists of an account', () => {
  itHasFourStates(() => visitAsMember('/person-center/roster'), {
    ...{ call: listRoster, none, some, row: 'Lin' },
    ...{ whenNone: t('empty'), whenFailed: t('failed'), retry: say('member')('retry') },
  })

  it('are added with roles and pages', async () => {
    answer(saveRosterArtist, { id: 8 })
    const { user } = await open()
    await user.click(button(t('add')))
    const dialog = await screen.findByRole('dialog', { name: t('new.title') })
    await user.click(button(t('save')))
    await waitFor(() => expect(descriptionOf(field(t('name')))).toContain(t('nameMissing')))
    await user.fill(field(t('name')), 'Wei')
    await user.click(within(dialog).getByRole('checkbox', { name: t('role.producer') }))
    await user.click(within(dialog).getByRole('button', { name: publish('artists.addPage') }))
    await user.fill(
      within(dialog).getByLabelText(publish('artists.channel')) as HTMLInputElement,
      'Apple Music',
    )
    await user.fill(within(dialog).getByLabelText(publish('artists.pageId')) as HTMLInputElement, '77')
    await expectAccessible(dialog)
    await user.click(button(t('save')))
    await waitFor(() =>
      expect(sent(saveRosterArtist)).toEqual([
        { name: 'Wei', roles: ['main', 'producer'], channel_ids: [{ channel: 'Apple Music', id: '77' }] },
      ]),
    )
    expect(await screen.findByText(t('saved', { name: 'Wei' }))).toBeTruthy()
  })

  it('keep what was typed when the name is taken', async () => {
    refuse(saveRosterArtist, 'invalidInput', { fields: { name: 'It is there.' } })
    const { user } = await open()
    await user.click(button(t('editOf', { name: 'Lin' })))
    await user.fill(field(t('name')), 'Wei')
    await user.click(button(t('save')))
    await waitFor(() => expect(descriptionOf(field(t('name')))).toContain('It is there.'))
    expect(sent(saveRosterArtist)).toMatchObject([{ id: 7, name: 'Wei' }])
  })

  it('are removed after a question', async () => {
    answer(removeRosterArtist, null)
    const { user } = await open()
    await user.click(button(t('removeOf', { name: 'Lin' })))
    const question = await screen.findByRole('alertdialog')
    expect(sent(removeRosterArtist)).toEqual([])
    answer(listRoster, none)
    await user.click(within(question).getByRole('button', { name: t('remove') }))
    expect(await screen.findByText(t('empty'))).toBeTruthy()
    expect(sent(removeRosterArtist)).toEqual([{ id: 7 }])
  })

  it('are only shown to a colleague who reads', async () => {
    const info = { ...sampleAccount.user_account_info, colleague_role: 'reader' as const }
    await open({ ...sampleAccount, user_account_info: info })
    await waitFor(() => expect(screen.queryByRole('button', { name: t('add') })).toBeNull())
    expect(screen.queryByRole('button', { name: t('editOf', { name: 'Lin' }) })).toBeNull()
  })
})
