import { useState } from 'react'
import { type Layer, sceneLimits } from '#contract/covers/scene'
import { useWords } from '../../../../../lib/words'
import { cx } from '../../../../../ui/class-names'
import { layerLabel } from '../layers/layer-label'
import { bareClass, rowHeight } from './panel-class'
import { useChange } from './use-change'

/** What a layer is called, and its kind. What only the generator calls it so is shown to nobody who does not write there. */
export function LayerName({ layer }: { layer: Layer }) {
  const t = useWords('cover-editor')
  const { commit } = useChange([layer])
  const [isNaming, setNaming] = useState(false)
  const unwritten = layer.kind === 'text' ? { ...layer, text: '' } : layer
  const isOwn = layerLabel(unwritten, t) === layer.name
  return (
    <div className="flex h-9 items-center gap-3 pointer-coarse:h-11">
      <h2 className="min-w-0 flex-1 text-base">
        <input
          aria-label={t('panel.name')}
          placeholder={layerLabel(layer, t)}
          value={isNaming || isOwn ? layer.name : ''}
          maxLength={sceneLimits.name}
          onFocus={() => setNaming(true)}
          onBlur={() => setNaming(false)}
          onChange={event => {
            const name = event.target.value
            commit(own => ({ ...own, name }), 'name')
          }}
          className={cx(
            bareClass,
            rowHeight,
            '-ml-2 truncate border-transparent bg-transparent font-semibold placeholder:text-ink',
          )}
        />
      </h2>
      <span className="text-xs text-soft">{t(`panel.kind.${layer.kind}`)}</span>
    </div>
  )
}
