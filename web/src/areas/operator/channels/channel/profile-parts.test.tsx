import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { saveChannel } from '#contract/distribution/channel-calls'
import { sheetFields } from '#contract/distribution/channel-profile'
import { expectAccessible } from '../../../../testing/accessible'
import { keepChannel, visitChannel } from '../../../../testing/channel-page'
import { button, field } from '../../../../testing/forms'
import { sent } from '../../../../testing/server'
import { say } from '../../../../testing/words'

const t = say('channels')
const operator = say('operator')
const works = say('works')
const sftp = { kind: 'sftp', host: 'sftp.river.example', port: 22, username: 'us', folder: '' } as const
const save = () => button(t('save'))

describe('credentials', () => {
  const kept = { password: true, private_key: false, passphrase: false, secret_access_key: false }
  const names = { name: t('credential.password').toLowerCase() }

  it('that are kept are never shown, and stay when something else is saved', async () => {
    const { user, channel } = await visitChannel({ credentials: kept, profile: { connection: sftp } })
    keepChannel(channel)
    expect(screen.getByText(t('credential.kept'))).toBeTruthy()
    expect(screen.queryByLabelText(t('credential.password'))).toBeNull()
    await user.fill(field(t('field.folder')), 'incoming')
    await user.click(save())
    await waitFor(() => expect(sent(saveChannel)).toHaveLength(1))
    expect(sent(saveChannel)[0]?.credentials).toEqual({})
  })

  it('are replaced by what is typed, and then kept again', async () => {
    const { user, channel } = await visitChannel({ credentials: kept, profile: { connection: sftp } })
    keepChannel(channel)
    await user.click(button(t('credential.replace', names)))
    await user.fill(field(t('credential.password')), 'new-secret')
    await user.click(save())
    await waitFor(() => expect(sent(saveChannel)[0]?.credentials).toEqual({ password: 'new-secret' }))
    expect(await screen.findByText(t('credential.kept'))).toBeTruthy()
    expect(document.body.innerHTML).not.toContain('new-secret')
  })

  it('are cleared only after one has said so, and not if one thinks again', async () => {
    const { user, channel } = await visitChannel({ credentials: kept, profile: { connection: sftp } })
    keepChannel(channel)
    await user.click(button(t('credential.forget', names)))
    expect(screen.getByText(t('credential.forgotten'))).toBeTruthy()
    await user.click(button(t('credential.leave', names)))
    expect(save().disabled).toBe(true)
    await user.click(button(t('credential.forget', names)))
    await user.click(save())
    await waitFor(() => expect(sent(saveChannel)[0]?.credentials).toEqual({ password: '' }))
  })

  it('of one server are asked for anew at another', async () => {
    const { user } = await visitChannel({ credentials: kept, profile: { connection: sftp } })
    await user.fill(field(t('field.host')), 'sftp.ocean.example')
    expect(screen.queryByText(t('credential.kept'))).toBeNull()
    expect(field(t('credential.password')).value).toBe('')
    await user.fill(field(t('field.host')), 'SFTP.river.example')
    expect(screen.getByText(t('credential.kept'))).toBeTruthy()
  })
})

describe('the columns of a sheet', () => {
  const columns = [
    { title: 'Code', field: 'upc' },
    { title: 'Album', field: 'release_title' },
  ] as const
  const list = () => document.getElementById('columns') as HTMLElement
  const titles = () =>
    within(list())
      .getAllByRole<HTMLInputElement>('textbox')
      .map(({ value }) => value)

  it('are renamed, moved by keys, removed and added', async () => {
    const { user, channel } = await visitChannel({
      profile: { format: 'sheet', sheet_columns: [...columns] },
    })
    keepChannel(channel)
    button(operator('order.up', { name: 'Album' })).focus()
    await user.keyboard('{Enter}')
    expect(titles()).toEqual(['Album', 'Code'])
    const [first] = within(list()).getAllByRole('textbox')
    if (first) await user.fill(first, 'Release')
    await user.click(button(t('columns.remove', { name: 'Code' })))
    await user.click(button(t('columns.add')))
    await expectAccessible(list())
    await user.click(save())
    await waitFor(() =>
      expect(sent(saveChannel)[0]?.profile.sheet_columns).toEqual([
        { title: 'Release', field: 'release_title' },
        { title: t('sheet.upc'), field: 'upc' },
      ]),
    )
  })

  it('begin with every field at one press, and need a title each', async () => {
    const { user } = await visitChannel({ profile: { format: 'sheet' } })
    expect(screen.getByText(t('columns.none'))).toBeTruthy()
    await user.click(button(t('columns.fill')))
    expect(titles()).toHaveLength(sheetFields.length)
    const [first] = within(list()).getAllByRole('textbox')
    if (first) await user.fill(first, ' ')
    await user.click(save())
    expect(await screen.findByText(t('wrong.title'))).toBeTruthy()
    expect(sent(saveChannel)).toEqual([])
  })
})

describe('genres and deal terms', () => {
  it('go out in the channel’s words where it has some', async () => {
    const { user, channel } = await visitChannel({ profile: { genres: { pop: 'Popular' } } })
    keepChannel(channel)
    await user.click(button(t('genres.open')))
    const theirs = (name: string) => field(t('genres.theirsFor', { name }))
    expect(theirs(works('genre.pop')).value).toBe('Popular')
    await user.fill(theirs(works('genre.pop')), '')
    await user.fill(theirs(works('subGenre.trap')), 'Trap music')
    await user.click(save())
    await waitFor(() => expect(sent(saveChannel)[0]?.profile.genres).toEqual({ trap: 'Trap music' }))
  })

  it('never lose their last term, and each needs a use', async () => {
    const { user } = await visitChannel()
    await user.click(button(t('deals.remove', { number: 2 })))
    expect(screen.queryByRole('button', { name: t('deals.remove', { number: 1 }) })).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: t('use.OnDemandStream') }))
    await user.click(save())
    expect(await screen.findByText(t('wrong.use_types'))).toBeTruthy()
    expect(sent(saveChannel)).toEqual([])
  })
})

describe('takedowns', () => {
  it('are written without deals, unless the channel asks for ended ones', async () => {
    const { user, channel } = await visitChannel()
    keepChannel(channel)
    const choice = () => screen.getByRole('combobox', { name: t('field.takedown') })
    expect(choice().textContent).toBe(t('takedown.without_deals'))
    await user.click(choice())
    await user.click(await screen.findByRole('option', { name: t('takedown.ended') }))
    await user.click(save())
    await waitFor(() => expect(sent(saveChannel)[0]?.profile.takedown).toBe('ended'))
  })

  it('of a sheet are a column, and there is nothing to choose', async () => {
    await visitChannel({ profile: { format: 'sheet' } })
    expect(screen.queryByRole('combobox', { name: t('field.takedown') })).toBeNull()
  })
})
