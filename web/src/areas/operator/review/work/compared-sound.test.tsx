import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import {
  listReviewQueue,
  openReview,
  readEarlierFile,
  readReviewWaveform,
} from '#contract/review/queue-calls'
import { listReviewReasons } from '#contract/review/reason-calls'
import { sampleOf } from '../../../../testing/sample-of'
import { answer, answerInPassing } from '../../../../testing/server'
import { seeEverything, soundFrom } from '../../../../testing/sound'
import { visitAsStaff } from '../../../../testing/visit'
import { say } from '../../../../testing/words'

vi.mock('wavesurfer.js', async () => (await import('../../../../testing/sound')).quietEngine())
beforeEach(seeEverything)

const t = say('review')
const materials = say('materials')
const track = { id: 5, position: 1, details: { title: 'Night boat' } }
const music = { track_id: 5, type: 'music' as const, encoding: null }
const outline = { duration: 200, peaks: [-5, 5, -9, 9], tone: [] }

async function open() {
  answer(
    openReview,
    sampleOf(openReview.output, {
      stage: 'content',
      work: {
        ...{ id: 21, status: '201', details: { title: 'Night boat' }, tracks: [track] },
        reasons: [
          {
            ...{ key: 'a', field: 'tracks.5.material.music', text: 'It crackles.', second: 42 },
            ...{ mark: 'aa ', answer: '', library_id: null },
          },
        ],
      },
      materials: [
        {
          ...music,
          id: 31,
          file_name: 'new.wav',
          sha256: 'bb',
          url: '/new',
          facts: { duration: 200 },
          results: [],
        },
      ],
      earlier: [
        {
          kind: 'submission',
          content: {
            details: { title: 'Night boat' },
            tracks: [track],
            materials: [{ id: 30, track_id: 5, type: 'music', file_name: 'old.wav', sha256: 'aa' }],
          },
        },
      ],
    }),
  )
  answer(
    readEarlierFile,
    sampleOf(readEarlierFile.output, { file_name: 'old.wav', url: '/old', waveform: outline }),
  )
  answer(readReviewWaveform, outline)
  answerInPassing(listReviewReasons, listReviewQueue)
  const shown = await visitAsStaff('/operator/review/work?id=21', ['editor'])
  const heading = await screen.findByRole('heading', { name: t('corrections.title', { count: 1 }) })
  const card = within(heading.closest('[data-section]') as HTMLElement)
  const side = async (which: 'then' | 'now') =>
    within((await card.findByText(t(`corrections.${which}`))).parentElement as HTMLElement)
  return { ...shown, card, side }
}

it('old and new recording are one press apart, at the same place of the music', async () => {
  const { user, card, side } = await open()
  const titleOf = (which: 'then' | 'now') => ({ title: t(`corrections.${which}`) })
  await (await side('now')).findByRole('slider')
  // The file stands in its track as well: the corrections load theirs first.
  const newer = await waitFor(() => {
    const player = card.getByRole('button', { name: materials('player.play', titleOf('now')) })
    expect(soundFrom('/old')).toBeTruthy()
    return player
  })
  await user.click(newer)
  const slider = (which: 'then' | 'now') =>
    card.getByRole('slider', { name: materials('player.position', titleOf(which)) })
  slider('now').focus()
  await user.keyboard('{PageUp}{ArrowRight}')
  await waitFor(() => expect(slider('now').getAttribute('aria-valuenow')).toBe('35'))
  await user.click(card.getByRole('button', { name: t('duplicates.turn') }))
  await waitFor(() => expect(slider('then').getAttribute('aria-valuenow')).toBe('35'))
  expect(card.getByRole('button', { name: materials('player.pause', titleOf('then')) })).toBeTruthy()
  expect(card.getByRole('button', { name: materials('player.play', titleOf('now')) })).toBeTruthy()
  await act(async () => soundFrom('/old')?.setTime(50))
  await user.click(card.getByRole('button', { name: t('duplicates.turn') }))
  await waitFor(() => expect(slider('now').getAttribute('aria-valuenow')).toBe('50'))
  expect(soundFrom('/old')?.isPlaying).toBe(false)
})

it('the mark stays on the recording it was made on', async () => {
  const { side } = await open()
  const markers = materials('player.markers')
  const marked = await (await side('then')).findByRole('list', { name: markers })
  expect(marked.textContent).toContain('0:42')
  await (await side('now')).findByRole('slider')
  expect(screen.getAllByRole('list', { name: markers })).toHaveLength(1)
})
