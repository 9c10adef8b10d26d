import { blends, type Layer } from '#contract/covers/scene'
import { useWords } from '../../../../../lib/words'
import { Amount } from './amount'
import { Row } from './row'
import { ShadowRows } from './shadow-rows'
import { shared } from './shared-value'
import { SmallSelect } from './small-select'
import { useChange } from './use-change'

/** How layers lie on what is below them. */
export function LookRows({ layers }: { layers: readonly Layer[] }) {
  const t = useWords('cover-editor')
  const { commit, preview } = useChange(layers)
  return (
    <>
      <Row label={t('panel.opacity')}>
        <Amount
          label={t('panel.opacity')}
          value={shared(layers, ({ opacity }) => opacity)}
          least={0}
          most={1}
          scale={100}
          unit="%"
          onPreview={opacity => preview(layer => ({ ...layer, opacity }))}
          onCommit={opacity => commit(layer => ({ ...layer, opacity }), 'opacity')}
        />
      </Row>
      <Row label={t('panel.blend')}>
        <SmallSelect
          label={t('panel.blend')}
          value={shared(layers, ({ blend }) => blend)}
          mixed={t('panel.mixed')}
          onChange={blend => commit(layer => ({ ...layer, blend }), 'blend')}
          options={blends.map(blend => ({ value: blend, label: t(`panel.blend.${blend}`) }))}
        />
      </Row>
      <ShadowRows layers={layers} />
    </>
  )
}
