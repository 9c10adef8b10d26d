import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  archivePayer,
  createPayer,
  listIncomeChannels,
  listPayers,
  savePayer,
} from '#contract/income/payer-calls'
import { expectAccessible } from '../../../testing/accessible'
import { button, descriptionOf, field, isInvalid } from '../../../testing/forms'
import { itHasFourStates } from '../../../testing/list-states'
import { sampleOf } from '../../../testing/sample-of'
import { answer, answerInPassing, refuse, sent } from '../../../testing/server'
import { visitAsStaff } from '../../../testing/visit'
import { say } from '../../../testing/words'

const t = say('income-desk')
const operator = say('operator')

type Wanted = NonNullable<Parameters<typeof sampleOf<typeof listPayers.output>>[1]>[number]
const payersOf = (...payers: Wanted[]) =>
  sampleOf(
    listPayers.output,
    payers.map((payer, index) => ({ id: index + 3, name: 'Believe', currency: 'EUR', version: 2, ...payer })),
  )

async function open(payer: Wanted = {}, address = '/operator/income/payer?id=3') {
  answer(listPayers, payersOf(payer))
  answer(listIncomeChannels, [
    { id: 1, name: 'Spotify', is_sandbox: false },
    { id: 2, name: 'Deezer', is_sandbox: false },
  ])
  const shown = await visitAsStaff(address, ['finance'])
  await screen.findByText(t('payer.basics'))
  return shown
}

describe('the payers', () => {
  itHasFourStates(() => visitAsStaff('/operator/income/payers', ['finance']), {
    call: listPayers,
    none: [],
    some: payersOf({}),
    row: 'Believe',
    whenNone: t('payers.empty'),
    whenFailed: operator('unreachable.title'),
    retry: operator('retry'),
  })

  it('keep the archived ones out of sight until they are asked for', async () => {
    answer(listPayers, payersOf({}, { name: 'Old label', is_archived: true }))
    const { user } = await visitAsStaff('/operator/income/payers', ['finance'])
    await screen.findByText('Believe')
    expect(screen.queryByText('Old label')).toBeNull()
    await user.click(button(t('payers.showArchived', { count: 1 })))
    expect(screen.getByText('Old label')).toBeTruthy()
    await expectAccessible()
  })
})

describe('a payer', () => {
  it('is added, and its form says what is wrong before anything is sent', async () => {
    answer(createPayer, { id: 3, version: 1 })
    const { user, router } = await open({}, '/operator/income/payer')
    await user.fill(field(t('payer.folderName')), 'Two words')
    await user.click(button(t('payer.create')))
    expect(isInvalid(field(t('payer.name')))).toBe(true)
    expect(descriptionOf(field(t('payer.folderName')))).toBe(t('wrong.drop_folder'))
    expect(sent(createPayer)).toEqual([])
    await user.fill(field(t('payer.name')), 'TuneCore')
    await user.fill(field(t('payer.folderName')), 'tunecore')
    await user.click(screen.getByRole('combobox', { name: t('setting.layout') }))
    await user.click(await screen.findByRole('option', { name: t('layout.tunecore') }))
    await user.click(button(t('payer.create')))
    await waitFor(() =>
      expect(sent(createPayer)).toEqual([
        {
          name: 'TuneCore',
          currency: 'USD',
          drop_folder: 'tunecore',
          reading: { layout: 'tunecore' },
          stores: [],
        },
      ]),
    )
    await waitFor(() => expect(router.state.location.search).toBe('?id=3'))
  })

  it('shows where its folder is and what it calls each channel, and keeps another name', async () => {
    answer(savePayer, { version: 3 })
    const { user } = await open({
      drop_folder: 'believe',
      drop_prefix: 'agents/1/drop/believe/',
      stores: [{ store: 'SPOTIFY AB', channel_id: 1 }],
    })
    expect(screen.getByText('agents/1/drop/believe/')).toBeTruthy()
    await expectAccessible()
    await user.click(button(t('payer.addStore')))
    await user.fill(screen.getAllByLabelText(t('payer.store'))[1] as HTMLElement, 'Deezer FR')
    await user.click(screen.getAllByRole('combobox', { name: t('payer.channel') })[1] as HTMLElement)
    await user.click(await screen.findByRole('option', { name: 'Deezer' }))
    await user.click(button(t('payer.save')))
    await waitFor(() =>
      expect(sent(savePayer)).toMatchObject([
        {
          ...{ id: 3, version: 2, drop_folder: 'believe' },
          stores: [
            { store: 'SPOTIFY AB', channel_id: 1 },
            { store: 'Deezer FR', channel_id: 2 },
          ],
        },
      ]),
    )
    expect(await screen.findByText(t('payer.allSaved'))).toBeTruthy()
  })

  it('says in words how its files are read, and forgets it', async () => {
    answer(savePayer, { version: 3 })
    const { user } = await open({
      reading: { separator: '\t', decimalMark: ',', columns: { amount: { column: 'Net Revenue' } } },
    })
    expect(screen.getByText(t('separator.tab'))).toBeTruthy()
    expect(screen.getByText(t('source.column', { column: 'Net Revenue' }))).toBeTruthy()
    await user.click(button(t('payer.forgetReading')))
    expect(screen.getByText(t('payer.forgotten'))).toBeTruthy()
    await user.click(button(t('payer.save')))
    await waitFor(() => expect(sent(savePayer)).toMatchObject([{ reading: null }]))
  })

  it('is given a layout, whose columns are its own, or none', async () => {
    answer(savePayer, { version: 3 })
    const { user } = await open({
      reading: { layout: 'unknown', decimalMark: ',', columns: { amount: { column: 'Net Revenue' } } },
    })
    const choose = async (name: string) => {
      await user.click(screen.getByRole('combobox', { name: t('setting.layout') }))
      await user.click(await screen.findByRole('option', { name }))
    }
    await choose(t('layout.believe'))
    await user.click(button(t('payer.save')))
    await waitFor(() =>
      expect(sent(savePayer)).toMatchObject([{ reading: { layout: 'believe', decimalMark: ',' } }]),
    )
    expect(sent(savePayer)[0]).not.toHaveProperty('reading.columns')
    await choose(t('payer.layoutDetected'))
    await user.click(button(t('payer.save')))
    await waitFor(() => expect(sent(savePayer)[1]).toMatchObject({ reading: { decimalMark: ',' } }))
    await expectAccessible()
  })

  it('is not saved over what a colleague has saved meanwhile', async () => {
    refuse(savePayer, 'conflict')
    const { user } = await open()
    await user.fill(field(t('payer.name')), 'Believe SAS')
    await user.click(button(t('payer.save')))
    expect(await screen.findByText(t('payer.behind'))).toBeTruthy()
    answer(listPayers, payersOf({ name: 'Believe International', version: 9 }))
    await user.click(button(t('payer.reload')))
    await waitFor(() => expect(field(t('payer.name')).value).toBe('Believe International'))
  })

  it('is archived, and brought back', async () => {
    answer(archivePayer, null)
    const { user } = await open()
    await user.click(button(t('payer.archiveOpen')))
    await waitFor(() => expect(sent(archivePayer)).toEqual([{ id: 3, is_archived: true }]))
  })

  it('that is not there says so', async () => {
    answer(listPayers, [])
    answerInPassing(listIncomeChannels)
    await visitAsStaff('/operator/income/payer?id=77', ['finance'])
    expect(await screen.findByText(t('payer.missing'))).toBeTruthy()
  })
})
