import Link from 'lucide-react/icons/link-2'
import Unlink from 'lucide-react/icons/link-2-off'
import { useState } from 'react'
import type { Layer } from '#contract/covers/scene'
import { growsEvenly } from '#covers/edit/stretch'
import { layerOf } from '#covers/edit/tree'
import { useWords } from '../../../../../lib/words'
import { cx } from '../../../../../ui/class-names'
import { useEditor, useEditorState } from '../state/use-editor'
import { NumberField } from './number-field'
import { toolClass } from './panel-class'
import { placedAt, placeOf, replaced, sizedTo, turnedTo } from './place'
import { Row } from './row'
import { useDrawn } from './use-drawn'

const far = { least: -20_000, most: 20_000 }
const long = { least: 1, most: 20_000 }

/** Where a layer stands on the cover, how large it is, and how far it is turned. */
export function PlaceRows({ layer }: { layer: Layer }) {
  const t = useWords('cover-editor')
  const editor = useEditor()
  const drawn = useDrawn()
  // Letters are measured again when their face has come.
  useEditorState(({ arrived }) => arrived)
  const [isEven, setEven] = useState(true)
  const mustBeEven = growsEvenly(layer)
  const { x, y, width, height, rotation } = placeOf(drawn.layers, layer, editor.measure)
  // What is seen may be in the middle of a drag; what is changed is what is kept.
  const change = (make: (own: Layer) => Layer) => {
    const own = layerOf(editor.scene.layers, layer.id)
    if (own) editor.setLayers(replaced(editor.scene.layers, make(own)), `place ${layer.id}`)
  }
  const move = (to: { x?: number; y?: number }) => {
    const own = layerOf(editor.scene.layers, layer.id)
    if (own) editor.setLayers(placedAt(editor.scene.layers, own, to, editor.measure), `place ${layer.id}`)
  }
  const size = (to: { width?: number; height?: number }) =>
    change(own => sizedTo(own, to, editor.measure, isEven))
  return (
    <>
      <Row label={t('panel.place')}>
        <NumberField
          label={t('panel.placeX')}
          value={x}
          {...far}
          unit="x"
          onCommit={next => move({ x: next })}
        />
        <NumberField
          label={t('panel.placeY')}
          value={y}
          {...far}
          unit="y"
          onCommit={next => move({ y: next })}
        />
      </Row>
      <Row label={t('panel.extent')}>
        <NumberField
          label={t('panel.extentWidth')}
          value={width}
          {...long}
          unit="↔"
          onCommit={next => size({ width: next })}
        />
        <button
          type="button"
          aria-label={t('panel.keepRatio')}
          title={t('panel.keepRatio')}
          aria-pressed={isEven || mustBeEven}
          disabled={mustBeEven}
          onClick={() => setEven(!isEven)}
          className={cx(toolClass, 'w-7 shrink-0 pointer-coarse:w-11')}
        >
          {isEven || mustBeEven ? <Link /> : <Unlink />}
        </button>
        <NumberField
          label={t('panel.extentHeight')}
          value={height}
          {...long}
          unit="↕"
          onCommit={next => size({ height: next })}
        />
      </Row>
      <Row label={t('panel.rotation')}>
        <NumberField
          label={t('panel.rotation')}
          value={rotation}
          least={-360}
          most={360}
          digits={1}
          unit="°"
          onCommit={degrees => change(own => turnedTo(own, degrees, editor.measure))}
        />
        <span className="flex-1" />
      </Row>
    </>
  )
}
