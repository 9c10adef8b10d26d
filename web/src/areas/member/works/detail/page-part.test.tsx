import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readReleasePage, saveReleasePage } from '#contract/release-pages/calls'
import { listMaterials } from '#contract/works/material-calls'
import { readTimeline, readWork } from '#contract/works/work-calls'
import { expectAccessible } from '../../../../testing/accessible'
import { button, field } from '../../../../testing/forms'
import { sampleOf } from '../../../../testing/sample-of'
import { answer, answerInPassing, cutOff, sent } from '../../../../testing/server'
import { visitAsMember } from '../../../../testing/visit'
import { say } from '../../../../testing/words'

const t = say('works')
type Wanted = NonNullable<Parameters<typeof sampleOf<typeof saveReleasePage.output>>[1]>

const pageOf = (wanted: Wanted = {}) =>
  sampleOf(saveReleasePage.output, {
    code: 'abcdefgh',
    address: '/release/abcdefgh',
    short_address: '/r/abcdefgh',
    standing: 'out',
    shows_early: false,
    plays_excerpt: true,
    excerpt_track_id: null,
    excerpt_start: null,
    excerpt: null,
    is_cutting: false,
    visits: [{ day: '2026-11-16', count: 7 }],
    clicks: [{ channel: 'Spotify', count: 3 }],
    total_visits: 12,
    ...wanted,
  })

async function open({ released_at = '2026-11-01T00:00:00.000Z' as string | null, tab = 'page' } = {}) {
  const tracks = [
    { id: 5, position: 1, details: { title: 'Night boat' } },
    { id: 6, position: 2, details: { title: 'River' } },
  ]
  answer(
    readWork,
    sampleOf(readWork.output, {
      id: 1,
      kind: 'album',
      status: '991',
      released_at,
      revision_of: null,
      tracks,
    }),
  )
  answer(readTimeline, sampleOf(readTimeline.output))
  answerInPassing(listMaterials)
  return visitAsMember(`/work-management/detail?id=1&tab=${tab}`)
}

describe('the public page of a work, for its member', () => {
  it('is not offered before rights have passed', async () => {
    await open({ released_at: null })
    await screen.findByRole('tab', { name: t('part.timeline') })
    expect(screen.queryByRole('tab', { name: t('part.page') })).toBeNull()
  })

  it('has an address to pass on, a code to print and its visits', async () => {
    answer(readReleasePage, pageOf())
    const { user } = await open()
    const page = await screen.findByRole('link', { name: new RegExp(t('page.open')) })
    expect(page.getAttribute('href')).toBe('/release/abcdefgh')
    const code = screen.getByRole('link', { name: t('page.saveCode') })
    expect([code.getAttribute('href'), code.getAttribute('download')]).toEqual([
      '/release/abcdefgh/qr.svg',
      'abcdefgh.svg',
    ])
    expect(screen.getByText('12 in total')).toBeTruthy()
    expect(screen.getByText('Spotify')).toBeTruthy()
    await user.click(button(t('page.copy')))
    await waitFor(async () => expect(await navigator.clipboard.readText()).toMatch(/\/r\/abcdefgh$/))
    await expectAccessible()
  })

  it('is shown early at once when that is switched on', async () => {
    answer(readReleasePage, pageOf({ standing: 'hidden' }))
    answer(saveReleasePage, pageOf({ standing: 'soon', shows_early: true }))
    const { user } = await open()
    await user.click(await screen.findByRole('switch', { name: new RegExp(t('page.showsEarly')) }))
    await waitFor(() =>
      expect(sent(saveReleasePage)).toMatchObject([
        { work_id: 1, shows_early: true, plays_excerpt: true, excerpt_track_id: null, excerpt_start: null },
      ]),
    )
    expect(await screen.findByText(t('page.standing.soon'))).toBeTruthy()
  })

  it('cuts from the second that is typed, and sends nothing that is none', async () => {
    answer(readReleasePage, pageOf())
    answer(saveReleasePage, pageOf({ excerpt_track_id: 5, excerpt_start: 42, is_cutting: true }))
    const { user } = await open()
    await screen.findByText(t('page.choices'))
    await user.fill(field(t('page.start')), 'soon')
    expect(await screen.findByText(t('page.startWrong'))).toBeTruthy()
    await user.fill(field(t('page.start')), '42')
    await user.click(button(t('page.cut')))
    await waitFor(() =>
      expect(sent(saveReleasePage)).toMatchObject([{ excerpt_track_id: 5, excerpt_start: 42 }]),
    )
    expect(await screen.findByText(t('page.cutting'))).toBeTruthy()
  })

  it('that did not come can be asked for again', async () => {
    cutOff(readReleasePage)
    await open()
    expect(await screen.findByText(t('page.failed'))).toBeTruthy()
  })
})
