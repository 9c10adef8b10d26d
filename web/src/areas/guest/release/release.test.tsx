import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showReleasePage } from '#contract/release-pages/calls'
import { expectAccessible } from '../../../testing/accessible'
import { button } from '../../../testing/forms'
import { sampleOf } from '../../../testing/sample-of'
import { answer, refuse } from '../../../testing/server'
import { visit } from '../../../testing/visit'
import { say } from '../../../testing/words'

const t = say('release')
const code = 'abcdefgh'
const palette = {
  is_light: false,
  ground: '#140b30',
  glow: '#3a2152',
  ink: '#fff1e6',
  soft: '#c3adc0',
  light: '#ffb59a',
}
type Wanted = NonNullable<Parameters<typeof sampleOf<typeof showReleasePage.output>>[1]>

const track = (position: number, title: string) => ({
  ...{ position, title, other_title: '', artists: '', isrc: null, seconds: 192 },
  bars: [20, 100, 60],
})

function open(wanted: Wanted = {}) {
  answer(
    showReleasePage,
    sampleOf(showReleasePage.output, {
      code,
      stage: 'out',
      kind: 'album',
      title: 'Slow River',
      artists: 'Night Voyage',
      release_date: '2026-11-16',
      seconds: 384,
      cover: '/release/abcdefgh/cover.webp?v=1',
      palette,
      tracks: [track(1, 'Morning Fog'), track(2, 'Paper Lanterns')],
      excerpt: {
        ...{ address: '/release/abcdefgh/excerpt.mp3', seconds: 30, position: 2, title: 'Paper Lanterns' },
        ...{ bars: [50, 100], from: 0.2, to: 0.4 },
      },
      channels: [
        { code: 'spotify', name: 'Spotify', address: '/release/abcdefgh/to/spotify' },
        { code: 'tidal', name: 'TIDAL', address: null },
      ],
      waiting: ['Deezer'],
      ...wanted,
    }),
  )
  return visit(`/release/${code}`)
}

describe('a release that is out', () => {
  it('says what it is and leads to its channels by addresses of ours', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1, name: 'Slow River' })).toBeTruthy()
    expect(screen.getByText('Album · 2 tracks · 6 min 24 s · Released 2026-11-16')).toBeTruthy()
    const spotify = screen.getByRole('link', { name: /Spotify/ })
    expect(spotify.getAttribute('href')).toBe('/release/abcdefgh/to/spotify')
    expect(spotify.getAttribute('rel')).toContain('nofollow')
    expect(screen.queryByRole('link', { name: /TIDAL/ })).toBeNull()
    expect(screen.getByText(t('channels.allWaiting', { channels: 'Deezer' }))).toBeTruthy()
    await expectAccessible()
  })

  it('wears the colours of its cover', async () => {
    const { container } = await open()
    const frame = container.querySelector<HTMLElement>('[style*="--paper"]')
    expect(frame?.style.getPropertyValue('--paper')).toBe('#140b30')
    expect(frame?.style.getPropertyValue('--accent-tone')).toBe('#ffb59a')
  })

  it('shows a code and a short address to print', async () => {
    await open()
    expect(screen.getByRole('img', { name: t('share.code') }).getAttribute('src')).toBe(
      '/release/abcdefgh/qr.svg',
    )
    expect(document.body.textContent).toContain('/r/abcdefgh')
  })

  it('copies its short address', async () => {
    const { user } = await open()
    await user.click(button(t('share.copy')))
    expect((await screen.findAllByText(t('share.copied'))).length).toBeGreaterThan(0)
    expect(await navigator.clipboard.readText()).toMatch(/\/r\/abcdefgh$/)
  })

  it('without an excerpt has no player', async () => {
    await open({ excerpt: null })
    expect(screen.queryByRole('slider')).toBeNull()
    expect(document.querySelector('audio')).toBeNull()
  })
})

describe('the excerpt', () => {
  const play = vi.fn(async () => {})
  beforeEach(() => {
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play)
  })
  afterEach(() => play.mockReset())

  it('loads nothing before it is played, and says so when it cannot be', async () => {
    const { user } = await open()
    const audio = document.querySelector('audio')
    expect(audio?.getAttribute('preload')).toBe('none')
    play.mockRejectedValueOnce(new Error('no network'))
    await user.click(button(t('excerpt.play')))
    expect(await screen.findByText(t('excerpt.failed'))).toBeTruthy()
    await user.click(button(t('excerpt.play')))
    await waitFor(() => expect(screen.queryByText(t('excerpt.failed'))).toBeNull())
  })
})

describe('a release to come', () => {
  const soon: Wanted = {
    stage: 'soon',
    release_date: '2099-11-28',
    begins_at: '2099-11-27T16:00:00.000Z',
    excerpt: null,
    channels: [],
    waiting: [],
  }

  it('counts the days and can be put into a calendar', async () => {
    await open(soon)
    expect(screen.getByText(t('soon.when', { day: '2099-11-28' }))).toBeTruthy()
    const date = screen.getByRole('link', { name: t('soon.calendar') })
    expect(date.getAttribute('href')).toBe('/release/abcdefgh/release.ics')
    expect(Number(screen.getByText(t('soon.days')).nextElementSibling?.textContent)).toBeGreaterThan(20_000)
    expect(document.querySelector('audio')).toBeNull()
    await expectAccessible()
  })
})

describe('a page that is not there', () => {
  it('says that nobody has this code', async () => {
    refuse(showReleasePage, 'notFound')
    await visit('/release/zzzzzzzz')
    expect(await screen.findByRole('heading', { name: t('missing.title') })).toBeTruthy()
  })

  it('says that it was here', async () => {
    refuse(showReleasePage, 'gone')
    await visit(`/release/${code}`)
    expect(await screen.findByRole('heading', { name: t('gone.title') })).toBeTruthy()
  })
})
