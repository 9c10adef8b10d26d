// The design that is open: its scene and the steps back, what is selected, and everything that can be done with it.
// Panels and stage call these deeds; only they change the scene.
import type { SceneImage } from '#contract/covers/design'
import type { Layer, Scene } from '#contract/covers/scene'
import { type Axis, aligned, distributed, type Edge, shifted } from '#covers/edit/align'
import { canHold, freshId, idsIn, renamed } from '#covers/edit/fresh'
import { begun, type History, redone, stepped, undone } from '#covers/edit/history'
import {
  changeLayers,
  grouped,
  inserted,
  layerOf,
  movedTo,
  type Order,
  reordered,
  siblingsOf,
  ungrouped,
  withoutLayers,
} from '#covers/edit/tree'
import { type Measure, measureOn } from '#covers/type/measure'
import { watchedState } from '../../../../../features/autosave/watched-state'
import { loadFonts } from '../../../../../features/covers/browser-fonts'
import { browserSurface } from '../../../../../features/covers/browser-surface'
import { wordsOf } from '../../../../../features/covers/scene-words'
import { Pictures } from './pictures'

export type Tool = 'choose' | 'hand' | 'dropper'

export interface EditorState {
  history: History<Scene>
  selected: readonly string[]
  tool: Tool
  /** Counts up whenever fonts or pictures arrived: sizes and pixels may differ now. */
  arrived: number
  missingFonts: readonly string[]
  /** The last deed would have gone beyond what a cover may hold. */
  isFull: boolean
}

export class Editor {
  readonly pictures: Pictures
  readonly surface = browserSurface(source => this.pictures.bitmap(source))
  measure: Measure = measureOn(this.surface)
  private readonly state
  /** What is shown while something is dragged; it becomes a step when it is let go. */
  private shown: Scene | undefined
  private isDragged = false
  private readonly watchers = new Set<() => void>()
  /** What was last asked of the fonts. */
  private words = ''

  constructor(scene: Scene, images: readonly SceneImage[]) {
    this.state = watchedState<EditorState>({
      history: begun(scene),
      selected: [],
      tool: 'choose',
      arrived: 0,
      missingFonts: [],
      isFull: false,
    })
    this.pictures = new Pictures(() => this.state.set({ arrived: this.state.read().arrived + 1 }))
    this.pictures.learn(images)
    void this.takeFonts(scene)
  }

  read = () => this.state.read()
  subscribe = (listener: () => void) => this.state.subscribe(listener)
  /** Told about everything that is drawn otherwise, also in the middle of a drag. */
  watch = (watcher: () => void) => {
    const stop = this.state.subscribe(watcher)
    this.watchers.add(watcher)
    return () => {
      stop()
      this.watchers.delete(watcher)
    }
  }

  get scene(): Scene {
    return this.read().history.present
  }
  get drawn(): Scene {
    return this.shown ?? this.scene
  }
  get isLive(): boolean {
    return this.shown !== undefined
  }
  get isDragging(): boolean {
    return this.isLive && this.isDragged
  }
  get selected(): Layer[] {
    return this.read().selected.flatMap(id => layerOf(this.scene.layers, id) ?? [])
  }

  /** Shows a scene that is no step yet; nothing: what was shown is forgotten. */
  preview(scene: Scene | undefined) {
    this.show(scene, false)
  }

  /** As `preview`, many times a second: whoever is not the stage need not follow every frame. */
  drag(scene: Scene) {
    this.show(scene, true)
  }

  /** A step. Steps of the same key in quick succession are one. */
  set(scene: Scene, key?: string) {
    this.shown = undefined
    const isFull = !canHold(scene.layers)
    if (isFull) return this.state.set({ isFull })
    const history = stepped(this.read().history, scene, key)
    this.state.set({ history, isFull, selected: present(this.read().selected, scene) })
    void this.takeFonts(scene)
  }

  setLayers(layers: Layer[], key?: string) {
    this.set({ ...this.scene, layers }, key)
  }

  /** Every selected layer, or those that are named. */
  change(change: (layer: Layer) => Layer, key?: string, ids: readonly string[] = this.read().selected) {
    this.setLayers(changeLayers(this.scene.layers, new Set(ids), change), key)
  }

  /** As `change`, while a slider is still held. */
  previewChange(change: (layer: Layer) => Layer, ids: readonly string[] = this.read().selected) {
    this.preview({ ...this.scene, layers: changeLayers(this.scene.layers, new Set(ids), change) })
  }

  select(ids: readonly string[]) {
    this.state.set({ selected: present(ids, this.scene) })
  }
  toggle(id: string) {
    const { selected } = this.read()
    this.select(selected.includes(id) ? selected.filter(each => each !== id) : [...selected, id])
  }
  selectAll() {
    this.select(this.scene.layers.filter(layer => !layer.is_locked && !layer.is_hidden).map(({ id }) => id))
  }
  setTool(tool: Tool) {
    this.state.set({ tool })
  }

  undo() {
    this.travel(undone(this.read().history))
  }
  redo() {
    this.travel(redone(this.read().history))
  }

  /** In front of what is selected, and selected itself. */
  add(layers: readonly Layer[], images: readonly SceneImage[] = []) {
    this.pictures.learn(images)
    const added = renamed(layers, idsIn(this.scene.layers))
    const above = this.read().selected.at(-1)
    this.setLayers(inserted(this.scene.layers, added, above))
    if (!this.read().isFull) this.select(added.map(({ id }) => id))
  }
  /** Behind everything. */
  addBehind(layer: Layer, images: readonly SceneImage[] = []) {
    this.pictures.learn(images)
    const [added] = renamed([layer], idsIn(this.scene.layers))
    if (!added) return
    this.setLayers([added, ...this.scene.layers])
    this.select([added.id])
  }
  remove() {
    this.setLayers(withoutLayers(this.scene.layers, new Set(this.unlocked())))
  }
  duplicate() {
    const copies = this.selected.map(layer => ({ ...layer, x: layer.x + 60, y: layer.y + 60 }))
    this.add(copies)
  }
  group(name: string) {
    const siblings = new Set(siblingsOf(this.scene.layers, this.read().selected[0] ?? '').map(({ id }) => id))
    const ids = new Set(this.read().selected.filter(id => siblings.has(id)))
    if (ids.size === 0) return
    const id = freshId(idsIn(this.scene.layers), 'group')
    this.setLayers(grouped(this.scene.layers, ids, { id, name }))
    this.select([id])
  }
  ungroup() {
    const groups = this.selected.filter(({ kind }) => kind === 'group')
    const held = groups.flatMap(layer => (layer.kind === 'group' ? layer.layers.map(({ id }) => id) : []))
    this.setLayers(groups.reduce((layers, { id }) => ungrouped(layers, id), this.scene.layers))
    this.select(held)
  }
  order(order: Order) {
    this.setLayers(reordered(this.scene.layers, new Set(this.read().selected), order))
  }
  place(id: string, where: string) {
    this.setLayers(movedTo(this.scene.layers, id, where))
  }
  align(edge: Edge) {
    this.setLayers(aligned(this.scene.layers, this.unlocked(), edge, this.measure))
  }
  distribute(axis: Axis) {
    this.setLayers(distributed(this.scene.layers, this.unlocked(), axis, this.measure))
  }
  nudge(dx: number, dy: number) {
    this.setLayers(
      this.unlocked().reduce((layers, id) => shifted(layers, id, dx, dy), this.scene.layers),
      'nudge',
    )
  }
  hide(ids: readonly string[] = this.read().selected) {
    const isHidden = ids.every(id => layerOf(this.scene.layers, id)?.is_hidden)
    this.change(layer => ({ ...layer, is_hidden: !isHidden }), undefined, ids)
  }
  lock(ids: readonly string[] = this.read().selected) {
    const isLocked = ids.every(id => layerOf(this.scene.layers, id)?.is_locked)
    this.change(layer => ({ ...layer, is_locked: !isLocked }), undefined, ids)
  }

  close() {
    this.pictures.close()
  }

  private show(scene: Scene | undefined, isDragged: boolean) {
    this.shown = scene
    this.isDragged = isDragged
    for (const watcher of this.watchers) watcher()
  }

  private unlocked(): string[] {
    return this.selected.filter(layer => !layer.is_locked).map(({ id }) => id)
  }

  private travel(history: History<Scene>) {
    this.shown = undefined
    this.state.set({ history, selected: present(this.read().selected, history.present), isFull: false })
    void this.takeFonts(history.present)
  }

  /** Text is measured anew once its faces are there. */
  private async takeFonts(scene: Scene) {
    const wanted = wordsOf(scene.layers)
    const words = JSON.stringify(wanted)
    if (words === this.words) return
    this.words = words
    const missing = await loadFonts(wanted)
    this.measure = measureOn(this.surface)
    const { arrived } = this.read()
    this.state.set({ arrived: arrived + 1, missingFonts: missing })
  }
}

const present = (ids: readonly string[], scene: Scene) => ids.filter(id => layerOf(scene.layers, id))
