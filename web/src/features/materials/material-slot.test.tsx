import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { material as materialSchema } from '#contract/works/material'
import { checkAgain, copyMaterial, listMaterials, removeMaterial } from '#contract/works/material-calls'
import { expectAccessible } from '../../testing/accessible'
import { dropFiles } from '../../testing/files'
import { button } from '../../testing/forms'
import { renderPart } from '../../testing/render-part'
import { sampleOf } from '../../testing/sample-of'
import { answer, answerInPassing, refuse, sent } from '../../testing/server'
import { say } from '../../testing/words'
import { KeptUploads } from '../uploads/resumable/kept-uploads'
import { CheckResults } from './check-results'
import { DocumentsSlot } from './documents-slot'
import { MaterialSlot } from './material-slot'
import type { Place, UploadItem } from './uploads/upload-desk'

const t = say('materials')
const place = { workId: 1, trackId: 5, type: 'music' as const }
const name = t('type.music')
type Wanted = NonNullable<Parameters<typeof sampleOf<typeof materialSchema>>[1]>

const fileOf = (wanted: Wanted = {}) =>
  sampleOf(materialSchema, {
    id: 9,
    work_id: 1,
    track_id: 5,
    type: 'music',
    file_name: 'boat.wav',
    size: 2048,
    ...wanted,
  })
const itemOf = (wanted: Partial<UploadItem> = {}): UploadItem => ({
  ...place,
  id: 'one',
  fileName: 'boat.wav',
  size: 4096,
  phase: 'sending',
  sent: 1024,
  speed: 0,
  secondsLeft: undefined,
  problem: undefined,
  uploadId: undefined,
  ...wanted,
})
type Shown = Partial<Parameters<typeof MaterialSlot>[0]>
const show = (shown: Shown = {}) =>
  renderPart(
    <MaterialSlot place={place} item={undefined} material={undefined} isReadOnly={false} {...shown} />,
  )

describe('the place of a file', () => {
  it('that is empty says what it takes', async () => {
    show()
    expect(screen.getByText(/WAV \/ FLAC/)).toBeTruthy()
    expect(button(t('choose', { name }))).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('remove', { name }) })).toBeNull()
    await expectAccessible()
  })

  it('looks at a file before anything is sent, and says what is wrong with it', async () => {
    show()
    dropFiles(button(t('choose', { name })), new File([], 'boat.wav'))
    expect(await screen.findByText(t('objection.empty'))).toBeTruthy()
  })

  it('that holds a file says which other one it refused, and keeps its own', async () => {
    show({ material: fileOf({ file_name: 'good.wav', state: 'passed' }) })
    dropFiles(screen.getByRole('group'), new File([], 'boat.wav'))
    const why = t('objection.empty')
    expect(await screen.findByText(t('album.refused', { name: 'boat.wav', why }))).toBeTruthy()
    expect(screen.getByText('good.wav')).toBeTruthy()
  })

  it('shows how far a file is, and pauses it', async () => {
    show({ item: itemOf({ speed: 1024, secondsLeft: 3 }) })
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25')
    expect(screen.getByText(new RegExp(t('upload.left', { time: '0:03' })))).toBeTruthy()
    expect(button(t('pause', { name }))).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('replace', { name }) })).toBeNull()
  })

  it.each([
    ['paused', 'resume'],
    ['failed', 'retry'],
  ] as const)('offers the way on for one that is %s', (phase, deed) => {
    show({ item: itemOf({ phase }) })
    expect(button(t(deed, { name }))).toBeTruthy()
  })

  it('says in the server’s words why a file did not arrive, or that the line broke', () => {
    const { unmount } = show({ item: itemOf({ phase: 'failed', problem: 'Your storage is full.' }) })
    expect(screen.getByText('Your storage is full.')).toBeTruthy()
    unmount()
    show({ item: itemOf({ phase: 'failed', problem: '' }) })
    expect(screen.getByText(t('upload.broken'))).toBeTruthy()
  })

  it('remembers after a reload that a file was on its way', () => {
    new KeptUploads<Place>('uploads').keep({
      ...place,
      fingerprint: 'f',
      fileName: 'boat.wav',
      size: 4096,
      uploadId: 'u',
      endpoint: '/files',
      url: '',
      grant: 'g',
      expiresAt: '2999-01-01T00:00:00.000Z',
    })
    show()
    expect(screen.getByText('boat.wav')).toBeTruthy()
    expect(screen.getByText(t('upload.interrupted'))).toBeTruthy()
  })

  it('tells of the check, and of what it found', async () => {
    const results = [
      { rule: 'sampleRate', verdict: 'pass' },
      { rule: 'clipping', verdict: 'warn', params: { count: 2, moments: '0:10' } },
    ] as never
    const { user } = show({ material: fileOf({ state: 'passed', results, facts: { duration: 65 } }) })
    expect(screen.getByText(t('passed'))).toBeTruthy()
    expect(screen.getByText(/1:05/)).toBeTruthy()
    expect(screen.getByText(t('verdict.warn'), { exact: false })).toBeTruthy()
    const folded = button(t('results.passed', { count: 1 }))
    expect(folded.getAttribute('aria-expanded')).toBe('false')
    await user.click(folded)
    expect(folded.getAttribute('aria-expanded')).toBe('true')
  })

  it('removes what the server has, and asks how things stand', async () => {
    answer(removeMaterial, sampleOf(removeMaterial.output) as never)
    answerInPassing(listMaterials)
    const { user } = show({ material: fileOf({ state: 'passed' }) })
    await user.click(button(t('remove', { name })))
    await waitFor(() => expect(sent(removeMaterial)).toEqual([{ id: 9 }]))
  })

  it('can only be looked at where the server says so', () => {
    show({ material: fileOf({ state: 'passed' }), isReadOnly: true })
    expect(screen.getByText('boat.wav')).toBeTruthy()
    expect(screen.queryAllByRole('button')).toEqual([])
  })

  it('without a file says so to who may not add one', () => {
    show({ isReadOnly: true })
    expect(screen.getByText(t('nothingYet'))).toBeTruthy()
  })
})

describe('a check that broke down', () => {
  const unchecked = fileOf({ state: 'failed', results: [{ rule: 'checked', verdict: 'fail' }] as never })

  it('is asked for again', async () => {
    answer(checkAgain, sampleOf(checkAgain.output) as never)
    answerInPassing(listMaterials)
    const { user } = show({ material: unchecked })
    await user.click(button(new RegExp(`^${t('check.again')}`)))
    await waitFor(() => expect(sent(checkAgain)).toEqual([{ id: 9 }]))
  })

  it('is no matter of asking again when something was found', () => {
    show({
      material: fileOf({ state: 'failed', results: [{ rule: 'sampleRate', verdict: 'fail' }] as never }),
    })
    expect(screen.queryByRole('button', { name: new RegExp(`^${t('check.again')}`) })).toBeNull()
  })
})

describe('what a check found', () => {
  it('is nothing where nothing was looked at', () => {
    const { container } = renderPart(<CheckResults results={[]} />)
    expect(container.querySelector('ul')).toBeNull()
  })
})

describe('the papers of a right', () => {
  const papers = { workId: 1, trackId: 5, type: 'document' as const }
  const paper = fileOf({ type: 'document', file_name: 'licence.pdf', url: '/files/9' })
  const showPapers = (shown: Partial<Parameters<typeof DocumentsSlot>[0]> = {}) =>
    renderPart(
      <DocumentsSlot
        place={papers}
        items={[]}
        materials={[paper]}
        otherTracks={[]}
        isReadOnly={false}
        {...shown}
      />,
    )

  it('stand side by side, with a place for another one', () => {
    showPapers()
    expect(screen.getByText('licence.pdf')).toBeTruthy()
    expect(screen.getByText(t('document.another'))).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('replace', { name: t('type.document') }) })).toBeNull()
  })

  it('are used for the other tracks that need one', async () => {
    answer(copyMaterial, sampleOf(copyMaterial.output) as never)
    answerInPassing(listMaterials)
    const { user } = showPapers({ otherTracks: [6, 7] })
    await user.click(button(t('document.forAll')))
    await waitFor(() => expect(sent(copyMaterial)).toEqual([{ id: 9, track_ids: [6, 7] }]))
  })

  it('that cannot be copied stay where they are, and the reason is told', async () => {
    refuse(copyMaterial, 'conflict', { message: 'The work is in review.' })
    const { user } = showPapers({ otherTracks: [6] })
    await user.click(button(t('document.forAll')))
    expect(await screen.findByText('The work is in review.')).toBeTruthy()
  })

  it('say what is missing only while there is none', () => {
    const { unmount } = showPapers({ materials: [], error: 'A licence is needed.' })
    expect(screen.getByText('A licence is needed.')).toBeTruthy()
    unmount()
    showPapers({ error: 'A licence is needed.' })
    expect(screen.queryByText('A licence is needed.')).toBeNull()
  })

  it('are opened in a window of their own, also by who may only look', () => {
    const { container } = showPapers({ isReadOnly: true, otherTracks: [6] })
    const link = within(container).getByRole<HTMLAnchorElement>('link', { name: t('document.open') })
    expect(link.target).toBe('_blank')
    expect(screen.queryByRole('button', { name: t('document.forAll') })).toBeNull()
  })
})
