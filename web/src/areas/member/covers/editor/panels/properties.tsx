import Group from 'lucide-react/icons/group'
import Lock from 'lucide-react/icons/lock'
import type { Layer } from '#contract/covers/scene'
import { useWords } from '../../../../../lib/words'
import { Button } from '../../../../../ui/button'
import { layerLabel } from '../layers/layer-label'
import { useEditor } from '../state/use-editor'
import { AlignRow } from './align-row'
import { CoverPanel } from './cover-panel'
import { Deeds } from './deeds'
import { FillRows } from './fill-rows'
import { GroupPanel } from './group-panel'
import { ImagePanel } from './image-panel'
import { LayerName } from './layer-name'
import { LookRows } from './look-rows'
import { PaintPanel } from './paint-panel'
import { PlaceRows } from './place-rows'
import type { ReleaseWords } from './release-words'
import { ShapePanel } from './shape-panel'
import { fillOf, shared, withFill } from './shared-value'
import { TextPanel } from './text-panel'
import { useChange } from './use-change'
import { useSelectedLayers } from './use-drawn'

/** What is selected, in fields: first what it is and what can be done with it, then what only it has, then what all have. */
export function Properties({ words }: { words?: ReleaseWords | undefined }) {
  const t = useWords('cover-editor')
  const layers = useSelectedLayers()
  const [only] = layers
  return (
    <section aria-label={t('panel.properties')} className="space-y-2.5">
      {only === undefined ? (
        <CoverPanel />
      ) : layers.length === 1 ? (
        <OneLayer key={only.id} layer={only} words={words} />
      ) : (
        <Several key={layers.map(({ id }) => id).join(' ')} layers={layers} />
      )}
    </section>
  )
}

function OneLayer({ layer, words }: { layer: Layer; words: ReleaseWords | undefined }) {
  const t = useWords('cover-editor')
  return (
    <>
      <LayerName layer={layer} />
      <Deeds layers={[layer]} />
      <LockNote layers={[layer]} />
      <fieldset disabled={layer.is_locked} className="min-w-0 space-y-2.5">
        <legend className="sr-only">{layerLabel(layer, t)}</legend>
        <KindPanel layer={layer} words={words} />
        <PlaceRows layer={layer} />
        <AlignRow layers={[layer]} />
        <LookRows layers={[layer]} />
      </fieldset>
    </>
  )
}

function KindPanel({ layer, words }: { layer: Layer; words: ReleaseWords | undefined }) {
  if (layer.kind === 'text') return <TextPanel layer={layer} words={words} />
  if (layer.kind === 'shape') return <ShapePanel layer={layer} />
  if (layer.kind === 'image') return <ImagePanel layer={layer} />
  return layer.kind === 'paint' ? <PaintPanel layer={layer} /> : <GroupPanel layer={layer} />
}

function Several({ layers }: { layers: readonly Layer[] }) {
  const t = useWords('cover-editor')
  const editor = useEditor()
  const { commit, preview } = useChange(layers)
  const areFilled = layers.every(fillOf)
  return (
    <>
      <div className="flex h-9 items-center justify-between gap-3 pointer-coarse:h-11">
        <h2 className="text-base">{t('panel.several', { count: layers.length })}</h2>
      </div>
      <Deeds layers={layers} />
      <LockNote layers={layers} />
      <fieldset disabled={layers.every(layer => layer.is_locked)} className="min-w-0 space-y-2.5">
        <legend className="sr-only">{t('panel.several', { count: layers.length })}</legend>
        <AlignRow layers={layers} />
        <Button
          size="small"
          block
          icon={<Group className="size-4.5" />}
          onClick={() => editor.group(t('panel.groupName'))}
        >
          {t('panel.makeGroup')}
        </Button>
        {areFilled && (
          <FillRows
            fill={shared(layers, fillOf)}
            onPreview={fill => preview(layer => withFill(layer, fill))}
            onCommit={fill => commit(layer => withFill(layer, fill), 'fill')}
          />
        )}
        <LookRows layers={layers} />
      </fieldset>
    </>
  )
}

/** Why nothing here can be changed, and the way out. */
function LockNote({ layers }: { layers: readonly Layer[] }) {
  const t = useWords('cover-editor')
  const editor = useEditor()
  const locked = layers.filter(layer => layer.is_locked)
  if (locked.length === 0) return null
  return (
    <div className="flex items-center gap-2 rounded-control bg-sunken py-1.5 pr-1.5 pl-3 text-sm">
      <Lock className="size-4 shrink-0 text-soft" aria-hidden="true" />
      <p className="min-w-0 flex-1">{t('panel.locked')}</p>
      <Button size="small" onClick={() => editor.lock(locked.map(({ id }) => id))}>
        {t('panel.unlock')}
      </Button>
    </div>
  )
}
