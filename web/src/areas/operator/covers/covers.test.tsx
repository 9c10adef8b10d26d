import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { StaffRole } from '#contract/call'
import * as desk from '#contract/covers/desk-calls'
import * as pictures from '#contract/covers/picture-calls'
import { sceneVersion } from '#contract/covers/scene'
import { CoverDesk } from '../../../features/covers/cover-desk'
import { expectAccessible } from '../../../testing/accessible'
import { dropFiles } from '../../../testing/files'
import { button, descriptionOf, field } from '../../../testing/forms'
import { itHasFourStates } from '../../../testing/list-states'
import { sampleOf } from '../../../testing/sample-of'
import { answer, refuse, sent } from '../../../testing/server'
import { visitAsStaff } from '../../../testing/visit'
import { say } from '../../../testing/words'

const t = say('cover-offer')
const operator = say('operator')
const member = say('member')
const named = (en: string) => ({ 'zh-CN': `${en}（中文）`, en })
const unreachable = { whenFailed: operator('unreachable.title'), retry: operator('retry') }

const backgrounds = (...titles: string[]) =>
  sampleOf(
    desk.listManagedBackgrounds.output,
    titles.map((title, index) => ({
      ...{ id: index + 1, names: named(title), moods: ['night'], uses: index * 3 },
      ...{ image: '/cover-images/a', thumbnail: '/cover-images/b' },
    })),
  )
const shadows = (...titles: string[]) =>
  titles.map((title, index) => ({
    ...{ id: index + 1, names: named(title), blur: 60, offset_x: 0, offset_y: 24 },
    ...{ color: '#000000', opacity: 0.4 },
  }))
const templates = (...titles: string[]) =>
  titles.map((title, index) => ({
    ...{ id: index + 1, names: named(title), version: 4, is_hidden: false },
    preview: '/cover-images/a',
  }))

const openBackgrounds = () => visitAsStaff('/operator/covers', ['editor'])
const openShadows = () => visitAsStaff('/operator/covers?room=shadows', ['editor'])
const openTemplates = () => visitAsStaff('/operator/covers?room=templates', ['editor'])

const rules = {
  ...{ version: 3, is_offered: true, daily_pictures: 5, daily_amount: '1.5', passes_unseen: false },
  model: { name: 'painter', price: '0.04', currency: 'USD' },
}
const asked = (...prompts: string[]) =>
  sampleOf(pictures.listPicturesToPass.output, {
    items: prompts.map((prompt, index) => ({
      ...{ id: index + 1, prompt, state: 'made' as const, image: '/cover-images/c' },
      member: { id: 7, name: 'Lin' },
    })),
  })
const openPictures = (roles: StaffRole[] = ['editor']) => {
  answer(pictures.readPictureRules, rules)
  return visitAsStaff('/operator/covers?room=pictures', roles)
}

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:a', revokeObjectURL() {} }))
})

describe('backgrounds', () => {
  itHasFourStates(openBackgrounds, {
    ...unreachable,
    call: desk.listManagedBackgrounds,
    none: [],
    some: backgrounds('Moon'),
    row: 'Moon',
    whenNone: t('background.empty'),
  })

  async function open() {
    answer(desk.listManagedBackgrounds, backgrounds('Moon', 'Sea'))
    const shown = await openBackgrounds()
    await screen.findByText('Moon')
    return shown
  }
  const picture = (name: string) => new File(['x'], name, { type: 'image/png' })
  const choose = (...files: File[]) => dropFiles(button(t('upload.choose')), ...files)

  it('are a room of the console with what is used where', async () => {
    await open()
    const here = screen.getByRole('link', { name: operator('menu.covers') })
    expect(here.getAttribute('aria-current')).toBe('page')
    expect(screen.getByText(t('background.uses', { count: 3 }))).toBeTruthy()
    await expectAccessible()
  })

  it('are sent one by one, each with its names and moods; one that is refused stays with its reason', async () => {
    const { user } = await open()
    choose(picture('dunes.png'), picture('fog.png'))
    await waitFor(() => expect(screen.getAllByLabelText(new RegExp(t('name.en')))).toHaveLength(2))
    const [dunes] = screen.getAllByLabelText<HTMLInputElement>(new RegExp(t('name.en')))
    expect(dunes?.value).toBe('dunes')
    await user.fill(dunes as HTMLElement, '')
    await user.click(button(t('upload.send', { count: 2 })))
    expect(sent(desk.addBackground)).toEqual([])
    await user.fill(dunes as HTMLElement, 'Dunes')
    await user.click(screen.getAllByRole('button', { name: say('covers')('mood.calm') })[0] as HTMLElement)
    // The first is taken, the one behind it is not.
    answer(desk.addBackground, () => {
      refuse(desk.addBackground, 'unsupportedMedia', { message: 'Not square.' })
      return backgrounds('Dunes')[0] as never
    })
    await user.click(button(t('upload.send', { count: 2 })))
    expect(await screen.findByText('Not square.')).toBeTruthy()
    expect(sent(desk.addBackground)).toMatchObject([
      { name_en: 'Dunes', name_zh: 'dunes', moods: ['calm'] },
      { name_en: 'fog', moods: [] },
    ])
    expect(screen.queryByText('dunes.png')).toBeNull()
    expect(screen.getByText('fog.png')).toBeTruthy()
    expect(button(t('upload.send', { count: 1 }))).toBeTruthy()
  })

  it('that are chosen and not sent survive a look into another room, and hold back who leaves', async () => {
    answer(desk.listManagedShadows, shadows('Soft'))
    const { user, router } = await open()
    choose(picture('dunes.png'))
    await screen.findByText('dunes.png')
    await user.click(screen.getByRole('link', { name: t('room.shadows') }))
    await screen.findByText('Soft')
    await user.click(screen.getByRole('link', { name: t('room.backgrounds') }))
    expect(await screen.findByText('dunes.png')).toBeTruthy()
    await user.click(screen.getByRole('link', { name: operator('menu.content') }))
    expect(await screen.findByText(member('unsaved.title'))).toBeTruthy()
    expect(router.state.location.pathname).toBe('/operator/covers')
  })

  it('refuse a file that is no picture before it is sent', async () => {
    await open()
    choose(new File(['x'], 'song.wav', { type: 'audio/wav' }))
    expect(await screen.findByText(/song\.wav/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('upload.send', { count: 1 }) })).toBeNull()
  })

  it('are named in both languages, and a change is not lost by closing', async () => {
    answer(desk.saveBackground, null)
    const { user } = await open()
    await user.click(button(t('edit', { name: 'Moon' })))
    await user.fill(field(t('name.en')), '')
    await user.click(button(t('save')))
    expect(descriptionOf(field(t('name.en')))).toBe(t('name.missing'))
    await user.fill(field(t('name.en')), 'Full moon')
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: t('discard.back') }))
    expect(field(t('name.en')).value).toBe('Full moon')
    await user.click(button(t('save')))
    await waitFor(() =>
      expect(sent(desk.saveBackground)).toEqual([
        { id: 1, names: { ...named('Moon'), en: 'Full moon' }, moods: ['night'] },
      ]),
    )
  })

  it('are hidden, and removed after being told that designs keep them', async () => {
    answer(desk.hideBackground, null)
    answer(desk.removeBackground, null)
    const { user } = await open()
    await user.click(screen.getByRole('switch', { name: t('hide.offered', { name: 'Sea' }) }))
    await waitFor(() => expect(sent(desk.hideBackground)).toEqual([{ id: 2, is_hidden: true }]))
    await user.click(button(t('remove', { name: 'Sea' })))
    const asked = await screen.findByRole('alertdialog')
    expect(within(asked).getByText(t('background.removeText', { count: 3 }))).toBeTruthy()
    await user.click(within(asked).getByRole('button', { name: t('remove.do') }))
    await waitFor(() => expect(sent(desk.removeBackground)).toEqual([{ id: 2 }]))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  it('are put into another order by keys', async () => {
    answer(desk.orderBackgrounds, null)
    const { user } = await open()
    await user.click(button(operator('order.up', { name: 'Sea' })))
    await waitFor(() => expect(sent(desk.orderBackgrounds)).toEqual([{ ids: [2, 1] }]))
  })
})

describe('shadows', () => {
  itHasFourStates(openShadows, {
    ...unreachable,
    call: desk.listManagedShadows,
    none: [],
    some: shadows('Soft'),
    row: 'Soft',
    whenNone: t('shadow.empty'),
  })

  it('are made with their values, and shown on letters as they will look', async () => {
    answer(desk.listManagedShadows, shadows('Soft'))
    answer(desk.saveShadow, { id: 2 })
    const { user } = await openShadows()
    await screen.findByText('Soft')
    await user.click(button(t('shadow.new')))
    await user.fill(field(t('name.zh-CN')), '霓虹')
    await user.fill(field(t('name.en')), 'Neon')
    await user.fill(field(t('shadow.colour')), 'pink')
    await user.click(button(t('save')))
    expect(descriptionOf(field(t('shadow.colour')))).toBe(t('shadow.wrongColour'))
    expect(sent(desk.saveShadow)).toEqual([])
    await user.fill(field(t('shadow.colour')), '#FF00AA')
    const samples = screen.getAllByText(t('shadow.sample'), { ignore: false })
    expect(samples.some(({ style }) => /ff00aa59|255, 0, 170/.test(style.textShadow))).toBe(true)
    await expectAccessible()
    await user.click(button(t('save')))
    await waitFor(() =>
      expect(sent(desk.saveShadow)).toEqual([
        {
          ...{ names: { 'zh-CN': '霓虹', en: 'Neon' }, blur: 60, offset_x: 0, offset_y: 24 },
          ...{ color: '#ff00aa', opacity: 0.35 },
        },
      ]),
    )
  })

  it('are ordered and removed', async () => {
    answer(desk.listManagedShadows, shadows('Soft', 'Long'))
    answer(desk.orderShadows, null)
    answer(desk.removeShadow, null)
    const { user } = await openShadows()
    await user.click(await screen.findByRole('button', { name: operator('order.down', { name: 'Soft' }) }))
    await waitFor(() => expect(sent(desk.orderShadows)).toEqual([{ ids: [2, 1] }]))
    await user.click(button(t('remove', { name: 'Long' })))
    await user.click(await screen.findByRole('button', { name: t('remove.do') }))
    await waitFor(() => expect(sent(desk.removeShadow)).toEqual([{ id: 2 }]))
  })
})

describe('templates', () => {
  itHasFourStates(openTemplates, {
    ...unreachable,
    call: desk.listManagedTemplates,
    none: [],
    some: templates('Big type'),
    row: 'Big type',
    whenNone: t('template.empty'),
  })

  it('are renamed on the version that was shown, with the scene they have', async () => {
    const scene = { version: sceneVersion, ground: '#123456', layers: [] } as const
    answer(desk.listManagedTemplates, templates('Big type'))
    const [template] = templates('Big type')
    answer(desk.readManagedTemplate, { ...template, scene, images: [] } as never)
    answer(desk.saveTemplate, { id: 1, version: 5 })
    const { user } = await openTemplates()
    await user.click(await screen.findByRole('button', { name: t('edit', { name: 'Big type' }) }))
    await user.fill(field(t('name.en')), 'Huge type')
    await user.click(button(t('save')))
    await waitFor(() =>
      expect(sent(desk.saveTemplate)).toMatchObject([
        { id: 1, version: 4, names: { en: 'Huge type' }, scene },
      ]),
    )
  })

  it('are made by the generator as it shows them', async () => {
    // A browser's worker draws; there is none here.
    const compose = vi.spyOn(CoverDesk.prototype, 'compose').mockImplementation(async recipe => {
      const scene = { version: sceneVersion, ground: '#0a0b0c', layers: [] } as const
      return { recipe, scene: { ...scene, layers: [] }, picture: new Blob(['x']), checks: [] }
    })
    answer(desk.listManagedTemplates, templates('Big type'))
    answer(desk.saveTemplate, { id: 2, version: 1 })
    const { user } = await openTemplates()
    await screen.findByText('Big type')
    await user.click(button(t('new.title')))
    expect(await screen.findByRole('img', { name: t('new.preview') })).toBeTruthy()
    await user.click(button(t('new.paletteNumber', { number: 3 })))
    await waitFor(() => expect(compose.mock.lastCall?.[0]).toMatchObject({ palette: 'forest' }))
    await user.click(button(t('new.save')))
    expect(descriptionOf(field(t('name.en')))).toBe(t('name.missing'))
    await user.fill(field(t('name.zh-CN')), '森林')
    await user.fill(field(t('name.en')), 'Forest')
    await expectAccessible()
    await user.click(button(t('new.save')))
    await waitFor(() =>
      expect(sent(desk.saveTemplate)).toMatchObject([
        { names: { 'zh-CN': '森林', en: 'Forest' }, scene: { ground: '#0a0b0c' } },
      ]),
    )
  })
})

describe('generated pictures', () => {
  itHasFourStates(() => openPictures(), {
    ...unreachable,
    call: pictures.listPicturesToPass,
    none: asked(),
    some: asked('a river at night'),
    row: 'a river at night',
    whenNone: t('picture.empty.made'),
  })

  it('are approved, or rejected with a reason that the member reads', async () => {
    answer(pictures.listPicturesToPass, asked('a river at night'))
    answer(pictures.passPicture, null)
    answer(pictures.refusePicture, null)
    const { user } = await openPictures()
    await screen.findByText('a river at night')
    await expectAccessible()
    await user.click(button(t('picture.pass')))
    await waitFor(() => expect(sent(pictures.passPicture)).toEqual([{ id: 1 }]))
    await user.click(button(t('picture.refuse')))
    const dialog = await screen.findByRole('dialog')
    const refuseIt = within(dialog).getByRole('button', { name: t('picture.refuse') })
    await user.click(refuseIt)
    expect(descriptionOf(field(t('picture.reason')))).toContain(t('picture.reasonMissing'))
    await user.fill(field(t('picture.reason')), 'Shows a real person.')
    await user.click(refuseIt)
    await waitFor(() =>
      expect(sent(pictures.refusePicture)).toEqual([{ id: 1, reason: 'Shows a real person.' }]),
    )
  })

  it('are offered by an admin, within limits that make sense', async () => {
    answer(pictures.listPicturesToPass, asked())
    answer(pictures.savePictureRules, { version: 4 })
    const { user } = await openPictures(['admin'])
    await screen.findByText(t('rules.title'), { selector: 'h2' })
    await user.fill(field(t('rules.pictures')), 'many')
    expect(descriptionOf(field(t('rules.pictures')))).toBe(t('rules.wrongCount', { most: 1000 }))
    expect(button(t('save')).disabled).toBe(true)
    await user.fill(field(t('rules.pictures')), '12')
    await user.click(button(t('save')))
    await waitFor(() =>
      expect(sent(pictures.savePictureRules)).toEqual([
        {
          ...{ version: 3, is_offered: true, daily_pictures: 12, daily_amount: '1.5' },
          passes_unseen: false,
        },
      ]),
    )
  })

  it('show editors the rules without letting them change any', async () => {
    answer(pictures.listPicturesToPass, asked())
    await openPictures()
    expect(await screen.findByText(t('rules.onlyAdmin'))).toBeTruthy()
    expect(field(t('rules.amount', { currency: 'USD' })).matches(':disabled')).toBe(true)
  })

  it('say that nothing leaves where no model is connected', async () => {
    answer(pictures.listPicturesToPass, asked())
    answer(pictures.readPictureRules, { ...rules, model: null })
    await visitAsStaff('/operator/covers?room=pictures', ['admin'])
    expect(await screen.findByText(t('model.none'))).toBeTruthy()
  })
})
