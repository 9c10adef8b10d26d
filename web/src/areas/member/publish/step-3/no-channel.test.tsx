import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listChannels } from '#contract/distribution/calls'
import { todayInChina } from '#contract/identity/age'
import { listMaterials } from '#contract/works/material-calls'
import { addDays } from '#contract/works/missing'
import { readWork, saveWork } from '#contract/works/work-calls'
import { sampleOf } from '../../../../testing/sample-of'
import { sampleSite } from '../../../../testing/sample-site'
import { answer, answerInPassing, sent } from '../../../../testing/server'
import { visitAsMember } from '../../../../testing/visit'
import { say } from '../../../../testing/words'

const t = say('publish')

async function open(channels: string[], countries: string[] = []) {
  answer(
    readWork,
    sampleOf(readWork.output, {
      id: 1,
      status: '10',
      version: 4,
      details: { title: 'Night boat' },
      scope: { all_channels: true, territory: { worldwide: countries.length === 0, countries } },
      can: { choose_scope: true, edit: true },
    }),
  )
  answer(
    listChannels,
    channels.map((name, index) =>
      sampleOf(listChannels.output.element, {
        id: index + 1,
        name,
        logo: '/channels/other.svg',
        territory: name === 'QQ' ? { worldwide: false, countries: ['CN'] } : { worldwide: true },
        lead_days: 0,
        earliest: todayInChina(new Date()),
      }),
    ),
  )
  answerInPassing(listMaterials)
  const shown = await visitAsMember('/work-publish/step/step-3?id=1')
  await screen.findByRole('heading', { name: t('scope.channels') })
  return shown
}

describe('the last step', () => {
  it('says where no channel is on, and leads no further', async () => {
    await open([])
    expect(await screen.findByText(t('scope.noChannels'))).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('button', { name: t('next.sign') })).toBeNull())
    expect(screen.queryByRole('radio', { name: t('channels.all') })).toBeNull()
  })

  it('leads on where there is one', async () => {
    await open(['Spotify'])
    expect(await screen.findByText('Spotify')).toBeTruthy()
    expect(screen.getByRole('button', { name: t('next.sign') })).toBeTruthy()
    expect(screen.queryByText(t('scope.noChannels'))).toBeNull()
  })

  it('names the channel that sells in none of the chosen territories', async () => {
    await open(['Spotify', 'QQ'], ['US'])
    await screen.findByText('QQ')
    expect(screen.getAllByText(t('channels.nowhere'))).toHaveLength(1)
  })

  it('chooses the first day that the review leaves possible, and moves it where that takes longer', async () => {
    answer(saveWork, ({ version }) => ({ version: version + 1, saved_at: '2026-03-04T05:06:07.000Z' }))
    const { user } = await open(['Spotify'])
    const soonest = addDays(todayInChina(new Date()), sampleSite.promises.review_days)
    const name = t('date.soonest', { date: soonest })
    // Each channel counts the review as the date does.
    expect(await screen.findByText(t('channels.earliest', { date: soonest }))).toBeTruthy()
    await user.click(await screen.findByRole('button', { name }))
    await waitFor(() => expect(sent(saveWork).at(-1)?.scope).toMatchObject({ release_date: soonest }))
  })
})
