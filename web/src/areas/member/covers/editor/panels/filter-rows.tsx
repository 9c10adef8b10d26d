import type { ImageLayer } from '#contract/covers/scene'
import { useWords } from '../../../../../lib/words'
import { BareSwitch } from '../../../../../ui/switch'
import { Amount } from './amount'
import { ColourField } from './colour-field'
import { Row } from './row'
import { useChangeOf } from './use-change'

type Filters = ImageLayer['filters']

const amounts = [
  { name: 'brightness', least: -1, most: 1, scale: 100 },
  { name: 'contrast', least: -1, most: 1, scale: 100 },
  { name: 'saturation', least: -1, most: 1, scale: 100 },
  { name: 'blur', least: 0, most: 200, scale: 1 },
  { name: 'grain', least: 0, most: 1, scale: 100 },
] as const

const usualDuotone = ['#1d1640', '#ffe9bd'] as const

export function FilterRows({ layer }: { layer: ImageLayer }) {
  const t = useWords('cover-editor')
  const { commit, preview } = useChangeOf<'image'>(layer)
  const { filters } = layer
  const show = (change: Partial<Filters>) =>
    preview(own => ({ ...own, filters: { ...own.filters, ...change } }))
  const set = (change: Partial<Filters>) =>
    commit(
      own => ({ ...own, filters: { ...own.filters, ...change } }),
      `filter ${Object.keys(change).join()}`,
    )
  const [dark, light] = filters.duotone ?? usualDuotone
  const isTwo = filters.duotone !== null
  return (
    <>
      {amounts.map(({ name, least, most, scale }) => (
        <Row key={name} label={t(`panel.filter.${name}`)}>
          <Amount
            label={t(`panel.filter.${name}`)}
            value={filters[name]}
            {...{ least, most, scale }}
            onPreview={value => show({ [name]: value })}
            onCommit={value => set({ [name]: value })}
          />
        </Row>
      ))}
      <Row label={t('panel.duotone')}>
        <BareSwitch
          label={t('panel.duotone')}
          checked={isTwo}
          disabled={layer.is_locked}
          onChange={isOn => set({ duotone: isOn ? [dark, light] : null })}
        />
      </Row>
      <Row label={t('panel.duotone.dark')}>
        <ColourField
          label={t('panel.duotone.dark')}
          value={dark}
          disabled={!isTwo}
          onPreview={colour => show({ duotone: [colour, light] })}
          onCommit={colour => set({ duotone: [colour, light] })}
        />
      </Row>
      <Row label={t('panel.duotone.light')}>
        <ColourField
          label={t('panel.duotone.light')}
          value={light}
          disabled={!isTwo}
          onPreview={colour => show({ duotone: [dark, colour] })}
          onCommit={colour => set({ duotone: [dark, colour] })}
        />
      </Row>
    </>
  )
}
