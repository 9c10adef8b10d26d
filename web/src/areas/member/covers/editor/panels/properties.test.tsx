import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { listCoverShadows } from '#contract/covers/calls'
import type { Layer, Scene } from '#contract/covers/scene'
import { imageLayer, paintLayer, shapeLayer, textLayer } from '#covers/compose/layer'
import { box } from '#covers/compose/path'
import { expectAccessible } from '../../../../../testing/accessible'
import { renderPart } from '../../../../../testing/render-part'
import { answer } from '../../../../../testing/server'
import { say } from '../../../../../testing/words'
import { Editor } from '../state/editor'
import { EditorContext } from '../state/use-editor'
import { wholeFrame } from './crop/crop-frame'
import { Properties } from './properties'

const t = say('cover-editor', 'en')

/** Letters of a canvas that is not there: each as wide as high. */
class FlatCanvas {
  getContext() {
    return {
      measureText: (text: string) => ({
        width: text.length * 1000,
        actualBoundingBoxLeft: 0,
        actualBoundingBoxRight: text.length * 1000,
        actualBoundingBoxAscent: 1000,
        actualBoundingBoxDescent: 0,
      }),
    }
  }
}

const type = { font: 'noto-serif-sc', weight: 900, width: 100, is_italic: false }
const title = textLayer('title', { text: 'River', type, size: 600, x: 300, y: 900 })
const block = shapeLayer('Block', box(0, 0, 400, 200), '#ee6c3f', { x: 100, y: 100 })
const photo = imageLayer('Photo', { kind: 'background', id: 1 }, wholeFrame, {})
const sky = paintLayer('sky', 7, ['#102030', '#405060'])

function open(layers: Layer[], selected: string[], words?: { title: string; artist: string }) {
  answer(listCoverShadows, [
    { id: 1, name: 'Soft', blur: 40, offset_x: 0, offset_y: 12, color: '#000000', opacity: 0.3 },
  ])
  const scene: Scene = { version: 1, ground: '#1d1640', layers }
  const editor = new Editor(scene, [
    { kind: 'background', id: 1, url: '/files/1', width: 2000, height: 1000 },
  ])
  editor.select(selected)
  const part = renderPart(
    <EditorContext value={editor}>
      <Properties words={words} />
    </EditorContext>,
  )
  return { ...part, editor }
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const steps = (editor: Editor) => editor.read().history.past.length

describe('the properties of what is selected', () => {
  beforeEach(() => {
    vi.stubGlobal('OffscreenCanvas', FlatCanvas)
    // No faces are fetched here: what is drawn is not looked at.
    vi.stubGlobal('fetch', withoutFonts(globalThis.fetch))
  })

  it.each([
    ['nothing', []],
    ['a text', ['title']],
    ['a shape', ['block']],
    ['a picture', ['photo']],
    ['a computed picture', ['sky']],
    ['several', ['title', 'block']],
  ])('can be used by everybody: %s', async (_name, selected) => {
    const { container } = open([sky, photo, block, title], selected)
    await screen.findByRole('region', { name: t('panel.properties') })
    await expectAccessible(container)
  })

  it('says whether the title is that of the release, and makes it so', async () => {
    const { user, editor } = open([title], ['title'], { title: 'River Lanterns', artist: 'Night Voyage' })
    await user.click(screen.getByRole('button', { name: t('panel.words.use') }))
    expect(editor.scene.layers[0]).toMatchObject({ text: 'River Lanterns' })
    expect(screen.getByText(t('panel.words.same'))).toBeTruthy()
  })

  it('moves, sizes and turns by numbers, one step each', async () => {
    const { user, editor } = open([block], ['block'])
    await user.fill(field(t('panel.placeX')), '500')
    await user.keyboard('{Enter}')
    expect(editor.scene.layers[0]).toMatchObject({ x: 500, y: 100 })
    await user.fill(field(t('panel.extentWidth')), '800')
    await user.keyboard('{Enter}')
    expect(editor.scene.layers[0]).toMatchObject({ scale_x: 2, scale_y: 2 })
    await user.fill(field(t('panel.rotation')), '90')
    await user.keyboard('{Enter}')
    expect(editor.scene.layers[0]?.rotation).toBe(90)
  })

  it('shows a slider while it is held, and takes one step back for all of it', () => {
    const { editor } = open([block], ['block'])
    const slider = screen.getByRole('slider', { name: t('panel.opacity') })
    fireEvent.input(slider, { target: { value: '60' } })
    fireEvent.input(slider, { target: { value: '30' } })
    expect(editor.drawn.layers[0]?.opacity).toBe(0.3)
    expect(editor.scene.layers[0]?.opacity).toBe(1)
    fireEvent.pointerUp(slider)
    expect(editor.scene.layers[0]?.opacity).toBe(0.3)
    expect(editor.isLive).toBe(false)
    expect(steps(editor)).toBe(1)
    act(() => editor.undo())
    expect(editor.scene.layers[0]?.opacity).toBe(1)
  })

  it('changes what several have alike', async () => {
    const { user, editor } = open([block, title], ['block', 'title'])
    const blend = screen.getByRole('combobox', { name: t('panel.blend') })
    await user.selectOptions(blend, 'multiply')
    expect(editor.scene.layers.map(layer => layer.blend)).toEqual(['multiply', 'multiply'])
    await user.click(screen.getByRole('button', { name: t('panel.makeGroup') }))
    expect(editor.scene.layers.map(({ kind }) => kind)).toEqual(['group'])
  })

  it('offers the shadows of the site', async () => {
    const { user, editor } = open([block], ['block'])
    await user.click(await screen.findByRole('button', { name: 'Soft' }))
    expect(editor.scene.layers[0]?.shadow).toEqual({ x: 0, y: 12, blur: 40, colour: '#000000', opacity: 0.3 })
    const row = screen.getByRole('group', { name: t('panel.shadow') })
    await user.click(within(row).getByRole('button', { name: t('panel.shadow.none') }))
    expect(editor.scene.layers[0]?.shadow).toBeNull()
  })

  it('lets nothing be changed that is locked, and unlocks it', async () => {
    const { user, editor } = open([{ ...block, is_locked: true }], ['block'])
    expect(field(t('panel.placeX')).matches(':disabled')).toBe(true)
    await user.click(screen.getByRole('button', { name: t('panel.unlock') }))
    expect(editor.scene.layers[0]?.is_locked).toBe(false)
    expect(field(t('panel.placeX')).matches(':disabled')).toBe(false)
  })

  it('draws another picture of the same kind', async () => {
    const { user, editor } = open([sky], ['sky'])
    await user.click(screen.getByRole('button', { name: t('panel.anotherDrawing') }))
    const [after] = editor.scene.layers
    expect(after?.kind === 'paint' && after.seed).not.toBe(7)
  })

  it('crops a picture by keys, and what is left stays where it was', async () => {
    const { user, editor } = open([photo], ['photo'])
    await user.click(screen.getByRole('button', { name: t('panel.crop') }))
    const corner = screen.getByRole('button', { name: t('panel.crop.grip.bottom-right') })
    corner.focus()
    await user.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}')
    await user.click(screen.getByRole('button', { name: t('panel.crop.take') }))
    expect(editor.scene.layers[0]).toMatchObject({ crop: { x: 0, y: 0, width: 0.9, height: 1 }, width: 2700 })
  })
})

const withoutFonts =
  (real: typeof fetch): typeof fetch =>
  (input, init) =>
    String(input).startsWith('/cover-fonts/') ? Promise.resolve(new Response('{}')) : real(input, init)
