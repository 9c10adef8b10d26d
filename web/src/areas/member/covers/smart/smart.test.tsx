import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  createDesign,
  listDesigns,
  markDesign,
  readDesign,
  uploadDesignImage,
} from '#contract/covers/design-calls'
import { sceneVersion } from '#contract/covers/scene'
import { listMaterials, readWaveform } from '#contract/works/material-calls'
import { readWork } from '#contract/works/work-calls'
import { howMany } from '#covers/compose/choose'
import { photosLeast, showsPhoto } from '#covers/compose/refit'
import { expectAccessible } from '../../../../testing/accessible'
import { drawCovers, servePictures } from '../../../../testing/cover-worker'
import { dropFiles } from '../../../../testing/files'
import { button, field, notice } from '../../../../testing/forms'
import { sampleOf } from '../../../../testing/sample-of'
import { sampleAccount } from '../../../../testing/sample-people'
import { answer, answerInPassing, cutOff, refuse, sent } from '../../../../testing/server'
import { visitAsMember } from '../../../../testing/visit'
import { say } from '../../../../testing/words'

const t = say('covers')
const uploadId = '0190b5a0-0000-7000-8000-000000000001'
const uploaded = { upload_id: uploadId, width: 800, height: 600, url: '/cover-images/photo' }
const picture = new File(['picture'], 'river.jpg', { type: 'image/jpeg' })
const reader = {
  ...sampleAccount,
  user_account_info: { ...sampleAccount.user_account_info, colleague_role: 'reader' as const },
}

async function open(account = sampleAccount) {
  const asked = drawCovers()
  answerInPassing(listDesigns)
  const shown = await visitAsMember('/intelligence-cover', { account })
  await screen.findByRole('heading', { level: 1 })
  return { ...shown, asked }
}

async function openTwelve(account = sampleAccount) {
  const shown = await open(account)
  await shown.user.fill(field(t('brief.title')), 'Undertow')
  await shown.user.click(button(t('brief.begin')))
  await areDrawn()
  return shown
}
const areDrawn = () => waitFor(() => expect(screen.getByText(`${howMany} / ${howMany}`)).toBeTruthy())
const hearts = (word: 'mark' | 'unmark') => {
  const [before = ''] = t(`keep.${word}`, { number: '#', name: '' }).split('#')
  return screen.queryAllByRole('button', { name: new RegExp(`^${before}\\d`) })
}
const photo = () => screen.getByRole('region', { name: t('photo.label') })
const drop = (file: File) => dropFiles(within(photo()).getByRole('group'), file)
const recipesIn = ({ asked }: Awaited<ReturnType<typeof open>>) =>
  asked.flatMap(each => (each.kind === 'compose' ? [each.recipe] : []))

describe('the heart of a design', () => {
  it('keeps it once, as a favourite under its title, and lets go of it again', async () => {
    answer(createDesign, sampleOf(createDesign.output, { id: 31, version: 1 }))
    answer(markDesign, null as never)
    const { user } = await openTwelve()
    expect(hearts('mark')).toHaveLength(howMany)
    answer(listDesigns, sampleOf(listDesigns.output, { items: [{ id: 31, is_favourite: true }] }))
    await user.click(hearts('mark')[2] as HTMLElement)
    await screen.findByText(t('keep.kept'))
    await waitFor(() => expect(hearts('unmark')).toHaveLength(1))
    expect(sent(createDesign)).toMatchObject([{ name: 'Undertow', scene: { layers: [] } }])
    answer(listDesigns, sampleOf(listDesigns.output))
    await user.click(hearts('unmark')[0] as HTMLElement)
    await waitFor(() => expect(hearts('unmark')).toEqual([]))
    await user.click(hearts('mark')[2] as HTMLElement)
    await waitFor(() => expect(sent(markDesign)).toHaveLength(3))
    expect(sent(createDesign)).toHaveLength(1)
    expect(sent(markDesign)).toEqual([true, false, true].map(is_favourite => ({ id: 31, is_favourite })))
    await expectAccessible()
  })

  it('is there again after a reload, as the library has it', async () => {
    answer(createDesign, sampleOf(createDesign.output, { id: 31, version: 1 }))
    answer(markDesign, null as never)
    const first = await openTwelve()
    answer(listDesigns, sampleOf(listDesigns.output, { items: [{ id: 31, is_favourite: true }] }))
    await first.user.click(hearts('mark')[0] as HTMLElement)
    await waitFor(() => expect(hearts('unmark')).toHaveLength(1))
    first.unmount()
    await open()
    await areDrawn()
    await waitFor(() => expect(hearts('unmark')).toHaveLength(1))
  })

  it('keeps it anew when it was put into the bin meanwhile', async () => {
    let made = 30
    answer(createDesign, () => sampleOf(createDesign.output, { id: ++made, version: 1 }))
    answer(markDesign, null as never)
    const { user } = await openTwelve()
    await user.click(hearts('mark')[0] as HTMLElement)
    await waitFor(() => expect(sent(markDesign)).toHaveLength(1))
    await waitFor(() => expect(hearts('mark')).toHaveLength(howMany))
    refuse(markDesign, 'conflict', { message: 'binned' })
    answer(createDesign, () => {
      answer(markDesign, null as never)
      return sampleOf(createDesign.output, { id: 32, version: 1 })
    })
    await user.click(hearts('mark')[0] as HTMLElement)
    await waitFor(() => expect(sent(createDesign)).toHaveLength(2))
    await waitFor(() => expect(sent(markDesign).at(-1)).toEqual({ id: 32, is_favourite: true }))
    expect(notice()).toBeNull()
  })

  it('says why nothing more can be kept, and is empty again', async () => {
    refuse(createDesign, 'conflict', { message: 'You can keep 500 designs.' })
    const { user } = await openTwelve()
    await user.click(hearts('mark')[0] as HTMLElement)
    await waitFor(() => expect(notice()?.textContent).toContain('You can keep 500 designs.'))
    expect(hearts('unmark')).toEqual([])
  })

  it('is not offered to colleagues who only read, nor is anything else that is kept', async () => {
    await openTwelve(reader)
    expect(hearts('mark')).toEqual([])
    expect(screen.queryByRole('button', { name: t('take.edit') })).toBeNull()
    expect(screen.queryByRole('region', { name: t('photo.label') })).toBeNull()
  })
})

describe('the sound of a work', () => {
  it('chooses the mood, says so, and steps back when the member chooses', async () => {
    drawCovers()
    answer(readWork, sampleOf(readWork.output, { id: 5, details: { title: 'Undertow', genre: 'rock' } }))
    answer(listMaterials, [sampleOf(listMaterials.output.element, { id: 3, type: 'music', state: 'passed' })])
    const peaks = Array.from({ length: 400 }, (_, index) => (index % 2 === 0 ? -120 : 120))
    answer(readWaveform, sampleOf(readWaveform.output, { peaks, tone: [80, 90, 85] }))
    const { user } = await visitAsMember('/intelligence-cover?work=5')
    const heard = [t('sound.loudness.loud'), t('sound.dynamics.even'), t('sound.tone.bright')]
    await screen.findByText(t('sound.read', { heard: heard.join(t('sound.between')) }))
    const follows = t('sound.moods', { one: t('mood.rock'), other: t('mood.strong') })
    expect(screen.getByText(follows)).toBeTruthy()
    await user.click(button(t('mood.folk')))
    expect(screen.queryByText(follows)).toBeNull()
    expect(screen.getByText(t('sound.yours'))).toBeTruthy()
    await areDrawn()
  })
})

describe('the editor', () => {
  it('opens what is kept, without keeping it twice', async () => {
    answer(createDesign, sampleOf(createDesign.output, { id: 31, version: 1 }))
    answer(
      readDesign,
      sampleOf(readDesign.output, {
        id: 31,
        scene: { version: sceneVersion, ground: '#102030', layers: [] },
      }),
    )
    const { user, router } = await openTwelve()
    await user.click(button(t('take.edit')))
    await waitFor(() => expect(router.state.location.search).toBe('?id=31'))
    await router.navigate('/intelligence-cover')
    await areDrawn()
    await user.click(button(t('take.edit')))
    await waitFor(() => expect(router.state.location.search).toBe('?id=31'))
    expect(sent(createDesign)).toHaveLength(1)
  })
})

describe('a photo', () => {
  it('changes a third of the twelve, survives a reload, and leaves when it is removed', async () => {
    servePictures()
    answer(uploadDesignImage, uploaded)
    const first = await openTwelve()
    const before = recipesIn(first)
    drop(picture)
    await within(photo()).findByText(t('photo.inUse', { count: photosLeast }))
    await areDrawn()
    const added = recipesIn(first).slice(before.length)
    expect(added).toHaveLength(photosLeast)
    expect(added.every(showsPhoto)).toBe(true)
    // Once to each worker, not with every request.
    expect(first.asked.filter(({ photo: sentAlong }) => sentAlong !== undefined).length).toBeLessThanOrEqual(
      2,
    )
    first.unmount()

    const second = await open()
    await areDrawn()
    const composed = second.asked.flatMap(each => (each.kind === 'compose' ? [each.material.photo] : []))
    expect(composed).toHaveLength(howMany)
    expect(composed[0]).toEqual({ source: { kind: 'upload', id: uploadId }, width: 800, height: 600 })
    await second.user.click(button(t('photo.remove')))
    await waitFor(() => expect(recipesIn(second)).toHaveLength(howMany + photosLeast))
    expect(recipesIn(second).slice(howMany).some(showsPhoto)).toBe(false)
  })

  it('that has expired is said to be gone, and its places go to others', async () => {
    servePictures()
    answer(uploadDesignImage, uploaded)
    const first = await openTwelve()
    drop(picture)
    await within(photo()).findByText(t('photo.inUse', { count: photosLeast }))
    first.unmount()
    servePictures(false)
    const second = await open()
    await areDrawn()
    expect(within(photo()).getByText(t('photo.gone'))).toBeTruthy()
    expect(recipesIn(second).some(showsPhoto)).toBe(false)
  })

  it('that is no picture or too large is refused at the field, and nothing is sent', async () => {
    await open()
    drop(new File(['words'], 'words.txt', { type: 'text/plain' }))
    await within(photo()).findByText(t('photo.notAPicture'))
    const large = new File(['x'], 'large.jpg', { type: 'image/jpeg' })
    Object.defineProperty(large, 'size', { value: 26 * 1024 * 1024 })
    drop(large)
    await within(photo()).findByText(t('photo.tooLarge', { most: 25 }))
    expect(sent(uploadDesignImage)).toEqual([])
  })

  it('says at its field what the server says, or that the connection broke, and is sent again', async () => {
    servePictures()
    refuse(uploadDesignImage, 'unsupportedMedia', {
      message: 'no',
      fields: { file: 'This picture doesn’t open.' },
    })
    const { user } = await open()
    drop(picture)
    await within(photo()).findByText('This picture doesn’t open.')
    cutOff(uploadDesignImage)
    await user.click(button(t('photo.retry')))
    await within(photo()).findByText(t('photo.cutOff'))
    expect(notice()).toBeNull()
    answer(uploadDesignImage, uploaded)
    await user.click(button(t('photo.retry')))
    await within(photo()).findByText(t('photo.ready'))
  })
})

describe('comparing', () => {
  const tile = (number: number) =>
    button(new RegExp(`^${t('compare.choose', { number, name: '' }).replace(/,\s*$/, '')},`))

  it('takes two to four, shows their whole files, and chooses one', async () => {
    const { user, asked } = await openTwelve()
    await user.click(button(t('compare.start')))
    const go = () =>
      screen.getAllByRole<HTMLButtonElement>('button', { name: t('compare.go') }).at(-1) as HTMLButtonElement
    await user.click(tile(2))
    expect(go().disabled).toBe(true)
    for (const number of [5, 7, 9]) await user.click(tile(number))
    expect(tile(11).disabled).toBe(true)
    await user.click(go())
    const dialog = await screen.findByRole('dialog', { name: t('compare.title') })
    await waitFor(() =>
      expect(asked.filter(({ kind }) => kind === 'export')).toMatchObject(
        Array.from({ length: 4 }, () => ({ wish: { width: 3000, height: 3000 } })),
      ),
    )
    // What is scrolled is reached by keys.
    await waitFor(() => expect(within(dialog).getAllByRole('group')).toHaveLength(4))
    for (const window of within(dialog).getAllByRole('group')) expect(window.tabIndex).toBe(0)
    await expectAccessible()
    await user.click(within(dialog).getAllByRole('button', { name: t('compare.use') })[1] as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const grid = within(screen.getByRole('region', { name: t('grid.label') }))
    const chosen = grid.getAllByRole('button', { pressed: true })
    expect(chosen.map(each => each.getAttribute('aria-label'))).toEqual([
      expect.stringMatching(
        new RegExp(`^${t('grid.choose', { number: 5, name: '' }).replace(/,\s*$/, '')},`),
      ),
    ])
  })
})
