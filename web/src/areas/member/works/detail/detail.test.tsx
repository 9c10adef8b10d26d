import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { listChannels } from '#contract/distribution/calls'
import { type ChannelOfWork, workDeliveries } from '#contract/distribution/delivery-calls'
import { listOwnInfringements } from '#contract/infringement/calls'
import { listMaterials, readWaveform } from '#contract/works/material-calls'
import { readTimeline, readWork, recallWork, restoreDraft, reviseWork } from '#contract/works/work-calls'
import { expectAccessible } from '../../../../testing/accessible'
import { button } from '../../../../testing/forms'
import { sampleOf } from '../../../../testing/sample-of'
import { sampleAccount } from '../../../../testing/sample-people'
import { answer, answerInPassing, cutOff, refuse, sent } from '../../../../testing/server'
import { visitAsMember } from '../../../../testing/visit'
import { say } from '../../../../testing/words'

vi.mock('wavesurfer.js', async () => (await import('../../../../testing/sound')).quietEngine())

const t = say('works')
type Wanted = NonNullable<Parameters<typeof sampleOf<typeof readWork.output>>[1]>
type Entries = NonNullable<Parameters<typeof sampleOf<typeof readTimeline.output>>[1]>['entries']

const workOf = (wanted: Wanted = {}) =>
  sampleOf(readWork.output, {
    id: 1,
    kind: 'single',
    status: '200',
    details: { title: 'Night boat', artists: [{ name: 'River Song' }] },
    tracks: [{ id: 5, position: 1, details: { title: 'Night boat' } }],
    ...wanted,
  })

async function open(
  wanted: Wanted = {},
  { entries = [] as Entries, tab = '', account = sampleAccount } = {},
) {
  answer(readWork, workOf(wanted))
  answer(readTimeline, sampleOf(readTimeline.output, { entries }))
  answerInPassing(listMaterials)
  const shown = await visitAsMember(`/work-management/detail?id=1${tab && `&tab=${tab}`}`, { account })
  await screen.findByRole('heading', { level: 1, name: 'Night boat' })
  return shown
}

describe('the page of a work', () => {
  it('says what it is, where it stands and what it is known by', async () => {
    await open({ status: '990', upc: '6901234567892' })
    expect(screen.getAllByText('River Song').length).toBeGreaterThan(0)
    expect(screen.getByText(/6901234567892/)).toBeTruthy()
    await expectAccessible()
  })

  it.each([
    ['00', 'list.planned'],
    ['200', 'list.planned'],
    ['991', 'list.release'],
  ] as const)('of status %s calls its day what it is', async (status, said) => {
    await open({ status, scope: { release_date: '2026-12-24' } })
    expect(screen.getByText(new RegExp(t(said, { date: '2026-12-24' })))).toBeTruthy()
  })

  it('counts the tracks of an album in words that fit', async () => {
    await open({ kind: 'album' })
    expect(screen.getByText('Album, 1 track')).toBeTruthy()
  })

  it('in review says which claim holds it, and how its other tracks can go on', async () => {
    const infringement = say('infringement')
    const claim = {
      ...{ id: 7, number: 'C000012', state: 'measured' as const, work: { id: 1, title: 'Night boat' } },
      ...{ track: 'Harbour', can: { counter: true, goWithout: true } },
    }
    answer(listOwnInfringements, sampleOf(listOwnInfringements.output, { items: [claim] }))
    await open({ kind: 'album', status: '300' })
    expect(await screen.findByText(infringement('mine.goWithout', { track: 'Harbour' }))).toBeTruthy()
    const link = screen.getByRole('link', { name: infringement('mine.bannerLink') })
    expect(link.getAttribute('href')).toContain('id=7')
  })

  it('shows the part that is chosen, and the address follows', async () => {
    answerInPassing(listChannels)
    const { user, router } = await open()
    expect(screen.getByRole('tab', { name: t('part.timeline'), selected: true })).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: t('part.scope') }))
    expect(router.state.location.search).toBe('?id=1&tab=scope')
    expect(await screen.findByRole('tab', { name: t('part.scope'), selected: true })).toBeTruthy()
  })

  it('says where a release stands at each channel, and leads to it where it is live', async () => {
    const at = (name: string, state: ChannelOfWork['state'], more = {}) => ({
      channel: { id: name.length, code: name, name, logo: '/logo.svg' },
      state,
      change: null,
      delivered_at: '2026-03-01T04:00:00.000Z',
      live_at: '2026-03-02T04:00:00.000Z',
      link: null,
      reason: null,
      ...more,
    })
    const rows = [
      at('Spotify', 'live', { link: 'https://open.spotify.com/album/1' }),
      at('TIDAL', 'refused', { reason: 'The cover has a web address on it.' }),
    ]
    answer(workDeliveries, sampleOf(workDeliveries.output, rows))
    const mainland = { worldwide: false, countries: ['CN'] }
    answer(listChannels, [
      sampleOf(listChannels.output.element, { id: 7, name: 'Spotify', territory: { worldwide: true } }),
      sampleOf(listChannels.output.element, { id: 8, name: 'QQ', territory: mainland }),
    ])
    const scope = { all_channels: true, territory: { worldwide: false, countries: ['US'] } }
    await open({ status: '991', released_at: '2026-02-28T04:00:00.000Z', scope }, { tab: 'scope' })
    expect(await screen.findByText(t('scope.noGround', { names: 'QQ' }))).toBeTruthy()
    const way = await screen.findByRole('link', { name: new RegExp(`^${t('atChannel.open')}\\s*Spotify$`) })
    expect(way.getAttribute('href')).toBe('https://open.spotify.com/album/1')
    expect(screen.getByText(t('atChannel.live.since', { day: '2026-03-02' }))).toBeTruthy()
    expect(
      screen.getByText(t('atChannel.reason', { reason: 'The cover has a web address on it.' })),
    ).toBeTruthy()
    await expectAccessible()
  })

  it('of a revision is the page of its work', async () => {
    answer(readWork, ({ id }) => (id === 2 ? workOf({ id: 2, revision_of: 1 }) : workOf()))
    answer(readTimeline, sampleOf(readTimeline.output))
    answerInPassing(listMaterials)
    const { router } = await visitAsMember('/work-management/detail?id=2')
    await waitFor(() => expect(router.state.location.search).toBe('?id=1'))
  })

  it.each([
    ['that is somebody else’s', '?id=1'],
    ['that nobody named', ''],
  ])('%s is not here', async (_, query) => {
    refuse(readWork, 'notFound')
    await visitAsMember(`/work-management/detail${query}`)
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
    expect(screen.queryByRole('tablist')).toBeNull()
  })
})

describe('what was signed', () => {
  const paper = (id: number) => ({
    ...{ id, number: `TR-${id}`, signed_at: `2026-03-0${id}T04:00:00.000Z` },
    ...{ sha256: String(id).repeat(64), url: `/agreement/${id}` },
  })
  const rows = () => screen.getAllByRole('listitem').filter(row => row.textContent?.includes('TR-'))

  it('marks the agreement in force; the ones before it were replaced', async () => {
    await open({ status: '990', agreements: [paper(3), paper(2), paper(1)] }, { tab: 'papers' })
    const marks = ['inForce', 'replaced', 'replaced'] as const
    const all = rows()
    expect(all).toHaveLength(3)
    for (const [index, mark] of marks.entries()) {
      expect(within(all[index] as HTMLElement).getByText(t(`agreements.${mark}`))).toBeTruthy()
    }
    expect(screen.getAllByText(t('agreements.inForce'))).toHaveLength(1)
  })

  it('is in force no longer once the release is down', async () => {
    await open({ status: '981', agreements: [paper(2), paper(1)] }, { tab: 'papers' })
    expect(rows()).toHaveLength(2)
    expect(screen.queryByText(t('agreements.inForce'))).toBeNull()
  })
})

describe('a mark that a reviewer made on the sound', () => {
  const music = {
    ...{ id: 9, type: 'music' as const, track_id: 5, state: 'passed' as const, encoding: null },
    ...{ url: '/sound', facts: { duration: 200 }, results: [] },
  }
  const reason = { key: 'a', field: 'tracks.5.material.music', text: 'It crackles.', second: 42, answer: '' }
  const marks = say('materials')('player.markers')
  const show = async (sha256: string) => {
    answer(readWaveform, { duration: 200, peaks: [-5, 5], tone: [] })
    answer(readWork, workOf({ status: '01', reasons: [{ ...reason, mark: 'aa ', library_id: null }] }))
    answer(readTimeline, sampleOf(readTimeline.output))
    answer(listMaterials, sampleOf(listMaterials.output, [{ ...music, sha256 }]))
    await visitAsMember('/work-management/detail?id=1&tab=music')
    await screen.findByRole('slider')
  }

  it('is heard at its second as long as the file is the one it was made on', async () => {
    await show('aa')
    expect(screen.getByRole('list', { name: marks }).textContent).toContain('0:42 It crackles.')
    // What our check found is no answer to what the reviewer found.
    expect(screen.queryByText(t('file.passed'))).toBeNull()
  })

  it('is not on the file that took its place', async () => {
    await show('bb')
    expect(screen.queryByRole('list', { name: marks })).toBeNull()
    expect(screen.getByText(t('file.passed'))).toBeTruthy()
  })
})

describe('what can be done now', () => {
  it('is taken back after a question while it waits for review', async () => {
    answer(recallWork, sampleOf(recallWork.output) as never)
    const { user } = await open({ can: { recall: true } })
    await user.click(button(t('deed.recall')))
    const question = await screen.findByRole('alertdialog')
    expect(sent(recallWork)).toEqual([])
    answer(readWork, workOf({ status: '100', can: { edit: true } }))
    await user.click(within(question).getByRole('button', { name: t('deed.recall') }))
    await waitFor(() => expect(sent(recallWork)).toEqual([{ id: 1 }]))
    await waitFor(() => expect(screen.queryByRole('button', { name: t('deed.recall') })).toBeNull())
  })

  it('is brought back from the bin, which says until when', async () => {
    answer(restoreDraft, sampleOf(restoreDraft.output) as never)
    const { user } = await open({
      status: '00',
      deleted_at: '2026-03-01T00:00:00.000Z',
      can: { restore: true },
    })
    expect(screen.getByText(/2026-03-\d\d/)).toBeTruthy()
    await user.click(button(t('deed.restore')))
    await waitFor(() => expect(sent(restoreDraft)).toEqual([{ id: 1 }]))
  })

  it('is a revision once it is out', async () => {
    await open({ status: '990', can: { start_revision: true } })
    expect(screen.getByRole('link', { name: t('journey.edit') }).getAttribute('href')).toContain('id=1')
  })

  it('is nothing for a colleague who only reads', async () => {
    const account = {
      ...sampleAccount,
      user_account_info: { ...sampleAccount.user_account_info, colleague_role: 'reader' as const },
    }
    await open({ status: '00' }, { account })
    const main = screen.getByRole('main')
    expect(within(main).queryAllByRole('button')).toEqual([])
  })
})

describe('a work that was rejected', () => {
  const reasons = [
    { field: 'title', text: 'The title is misspelt.' },
    { field: 'genre', text: 'This is no jazz.' },
  ]

  it('says why before anything else, and leads to each thing once it is open again', async () => {
    answer(reviseWork, sampleOf(reviseWork.output) as never)
    const { user, router } = await open({ status: '400', reasons, can: { revise: true } })
    const notice = screen.getByRole('region', { name: t('rejected.title', { count: 2 }) })
    expect(within(notice).getByText('This is no jazz.')).toBeTruthy()
    const each = within(notice).getAllByRole('button', { name: t('rejected.correctThis') })
    expect(each).toHaveLength(2)
    await user.click(each[1] as HTMLElement)
    await waitFor(() => expect(router.state.location.pathname).toBe('/work-publish/step/step-1'))
    expect(sent(reviseWork)).toEqual([{ id: 1 }])
  })

  it('that the server does not open again stays where it is', async () => {
    refuse(reviseWork, 'conflict', { message: 'It is open already.' })
    const { user, router } = await open({ status: '400', reasons, can: { revise: true } })
    await user.click(button(t('rejected.correct')))
    expect(await screen.findByText('It is open already.')).toBeTruthy()
    expect(router.state.location.pathname).toBe('/work-management/detail')
  })

  it('offers nothing to correct to who may not', async () => {
    await open({ status: '400', reasons, can: { revise: false } })
    expect(screen.getByText('The title is misspelt.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('rejected.correct') })).toBeNull()
  })
})

describe('the way of a work', () => {
  it('tells who did what, and why it was sent back', async () => {
    await open(
      {},
      {
        entries: [
          { id: 2, event: 'rejectContent', by: 'staff', reasons: [{ field: 'title', text: 'Misspelt.' }] },
          { id: 1, event: 'submit', by: 'member', name: 'River Song' },
        ] as never,
      },
    )
    const list = await screen.findByRole('list', { name: t('timeline.label') })
    const rows = within(list).getAllByRole('listitem')
    expect(rows[0]?.textContent).toContain(t('doer.staff'))
    const link = within(list).getByRole('link', { name: t('field.title') })
    expect(link.getAttribute('href')).toBe('/work-management/detail?id=1&tab=music')
    expect(list.textContent).toContain('River Song')
  })

  it('that does not load is asked for again, and the rest of the page stays', async () => {
    answer(readWork, workOf())
    cutOff(readTimeline)
    answerInPassing(listMaterials)
    const { user } = await visitAsMember('/work-management/detail?id=1')
    expect(await screen.findByText(t('timeline.failed'))).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Night boat' })).toBeTruthy()
    answer(readTimeline, sampleOf(readTimeline.output))
    await user.click(button(say('member')('retry')))
    await waitFor(() => expect(screen.queryByText(t('timeline.failed'))).toBeNull())
  })
})
