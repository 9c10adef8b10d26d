import { useQuery } from '@tanstack/react-query'
import type { Layer, Shadow } from '#contract/covers/scene'
import { useWords } from '../../../../../lib/words'
import { Amount } from './amount'
import { ColourField } from './colour-field'
import { NumberField } from './number-field'
import { Row } from './row'
import { shadowsQuery } from './shadow-query'
import { shared } from './shared-value'
import { useChange } from './use-change'

const usual: Shadow = { x: 0, y: 24, blur: 60, colour: '#000000', opacity: 0.4 }
const far = { least: -1000, most: 1000 }

/** None, one that the site offers, or one's own. */
export function ShadowRows({ layers }: { layers: readonly Layer[] }) {
  const t = useWords('cover-editor')
  const offered = useQuery(shadowsQuery).data ?? []
  const { commit, preview } = useChange(layers)
  const shadow = shared(layers, layer => layer.shadow)
  const said = JSON.stringify(shadow)
  const isOffered = offered.some(each => JSON.stringify(each.shadow) === said)
  const set = (next: Shadow | null) => commit(layer => ({ ...layer, shadow: next }), 'shadow')
  const change = (part: Partial<Shadow>) => shadow && set({ ...shadow, ...part })
  const show = (part: Partial<Shadow>) =>
    shadow && preview(layer => ({ ...layer, shadow: { ...shadow, ...part } }))
  return (
    <>
      <Row label={t('panel.shadow')} isTop>
        <div className="flex min-w-0 flex-1 flex-wrap gap-1.5">
          <Chip label={t('panel.shadow.none')} isOn={shadow === null} onClick={() => set(null)} />
          {offered.map(each => (
            <Chip
              key={each.id}
              label={each.name}
              isOn={JSON.stringify(each.shadow) === said}
              onClick={() => set(each.shadow)}
            />
          ))}
          <Chip
            label={t('panel.shadow.own')}
            isOn={shadow !== null && shadow !== undefined && !isOffered}
            // Of one that is there the fields below make another.
            onClick={() => shadow || set(usual)}
          />
        </div>
      </Row>
      {shadow && (
        <>
          <Row label={t('panel.shadow.offset')}>
            <NumberField
              label={t('panel.shadow.x')}
              value={shadow.x}
              {...far}
              unit="x"
              onCommit={x => change({ x })}
            />
            <NumberField
              label={t('panel.shadow.y')}
              value={shadow.y}
              {...far}
              unit="y"
              onCommit={y => change({ y })}
            />
          </Row>
          <Row label={t('panel.shadow.blur')}>
            <Amount
              label={t('panel.shadow.blur')}
              value={shadow.blur}
              least={0}
              most={400}
              onPreview={blur => show({ blur })}
              onCommit={blur => change({ blur })}
            />
          </Row>
          <Row label={t('panel.shadow.colour')}>
            <ColourField
              label={t('panel.shadow.colour')}
              value={shadow.colour}
              onPreview={colour => show({ colour })}
              onCommit={colour => change({ colour })}
            />
          </Row>
          <Row label={t('panel.shadow.opacity')}>
            <Amount
              label={t('panel.shadow.opacity')}
              value={shadow.opacity}
              least={0}
              most={1}
              scale={100}
              unit="%"
              onPreview={opacity => show({ opacity })}
              onCommit={opacity => change({ opacity })}
            />
          </Row>
        </>
      )}
    </>
  )
}

function Chip({ label, isOn, onClick }: { label: string; isOn: boolean; onClick(): void }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onClick}
      className="min-h-8 rounded-full border border-edge px-2.5 text-sm text-soft hover:border-ink hover:text-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper disabled:border-line disabled:text-faint pointer-coarse:min-h-11 pointer-coarse:px-4"
    >
      {label}
    </button>
  )
}
