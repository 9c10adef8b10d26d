import AlignCentre from 'lucide-react/icons/align-center'
import AlignLeft from 'lucide-react/icons/align-left'
import AlignRight from 'lucide-react/icons/align-right'
import Italic from 'lucide-react/icons/italic'
import { sceneLimits, type TextLayer } from '#contract/covers/scene'
import { fontOf, weightIn } from '#covers/fonts/fonts'
import { useWords } from '../../../../../lib/words'
import { cx } from '../../../../../ui/class-names'
import { Choice } from './choice'
import { FillRows } from './fill-rows'
import { FontPicker } from './font-picker'
import { weightsOf, widthsOf } from './font-words'
import { NumberField } from './number-field'
import { areaClass, toolClass } from './panel-class'
import type { ReleaseWords } from './release-words'
import { Row } from './row'
import { SmallSelect } from './small-select'
import { useChangeOf } from './use-change'
import { WordsNote } from './words-note'

const roles = ['title', 'artist', 'none'] as const
const aligns = [
  { value: 'start', Icon: AlignLeft },
  { value: 'middle', Icon: AlignCentre },
  { value: 'end', Icon: AlignRight },
] as const

/** What is written and how it is set. Rows stay where they are, whatever the face can do. */
export function TextPanel({ layer, words }: { layer: TextLayer; words: ReleaseWords | undefined }) {
  const t = useWords('cover-editor')
  const { commit, preview } = useChangeOf<'text'>(layer)
  const font = fontOf(layer.type.font)
  const setType = (type: Partial<TextLayer['type']>) =>
    commit(own => ({ ...own, type: { ...own.type, ...type } }), `type ${Object.keys(type).join()}`)
  const setText = (text: string) => commit(own => ({ ...own, text }), 'text')
  const widths = widthsOf(font)
  return (
    <>
      <Row label={t('panel.text')} isTop note={<WordsNote layer={layer} words={words} onUse={setText} />}>
        <textarea
          data-layer-text
          aria-label={t('panel.text')}
          value={layer.text}
          maxLength={sceneLimits.text}
          rows={2}
          onChange={event => setText(event.target.value)}
          className={areaClass}
        />
      </Row>
      <Row label={t('panel.role')}>
        <SmallSelect
          label={t('panel.role')}
          value={layer.role}
          onChange={role => commit(own => ({ ...own, role }), 'role')}
          options={roles.map(role => ({ value: role, label: t(`panel.role.${role}`) }))}
        />
      </Row>
      <Row label={t('panel.font')}>
        <FontPicker
          value={layer.type.font}
          text={layer.text}
          onChange={next => setType({ font: next, weight: weightIn(next, layer.type.weight) })}
        />
      </Row>
      <Row label={t('panel.weight')}>
        <SmallSelect
          label={t('panel.weight')}
          value={String(nearest(weightsOf(font), layer.type.weight))}
          disabled={weightsOf(font).length === 1}
          onChange={weight => setType({ weight: Number(weight) })}
          options={weightsOf(font).map(weight => ({
            value: String(weight),
            label: t(`panel.weight.${weight as 400}`),
          }))}
        />
        <SmallSelect
          label={t('panel.width')}
          value={String(nearest(widths, layer.type.width))}
          disabled={widths.length === 1}
          onChange={width => setType({ width: Number(width) })}
          options={widths.map(width => ({
            value: String(width),
            label: t(`panel.width.${width as 100}`),
          }))}
        />
        <button
          type="button"
          aria-label={t('panel.italic')}
          title={t('panel.italic')}
          aria-pressed={layer.type.is_italic && font.hasItalic === true}
          disabled={!font.hasItalic}
          onClick={() => setType({ is_italic: !layer.type.is_italic })}
          className={cx(toolClass, 'w-9 shrink-0 pointer-coarse:w-11')}
        >
          <Italic />
        </button>
      </Row>
      <Row label={t('panel.size')}>
        <NumberField
          label={t('panel.size')}
          value={layer.size}
          least={1}
          most={20_000}
          digits={1}
          unit="px"
          onCommit={size => commit(own => ({ ...own, size }), 'size')}
        />
        <NumberField
          label={t('panel.leading')}
          value={layer.leading}
          least={0.3}
          most={4}
          digits={2}
          step={0.05}
          unit="×"
          onCommit={leading => commit(own => ({ ...own, leading }), 'leading')}
        />
      </Row>
      <Row label={t('panel.spacing')}>
        <NumberField
          label={t('panel.spacing')}
          value={layer.spacing}
          least={-500}
          most={2000}
          step={10}
          unit="‰"
          onCommit={spacing => commit(own => ({ ...own, spacing }), 'spacing')}
        />
        <Choice
          label={t('panel.alignText')}
          value={layer.align}
          onChange={align => commit(own => ({ ...own, align }), 'align')}
          options={aligns.map(({ value, Icon }) => ({
            value,
            label: t(`panel.alignText.${value}`),
            icon: <Icon />,
          }))}
        />
      </Row>
      <Row label={t('panel.direction')}>
        <Choice
          label={t('panel.direction')}
          value={layer.direction}
          onChange={direction => commit(own => ({ ...own, direction }), 'direction')}
          options={(['across', 'down'] as const).map(value => ({
            value,
            label: t(`panel.direction.${value}`),
          }))}
        />
      </Row>
      <FillRows
        fill={layer.fill}
        onPreview={fill => preview(own => ({ ...own, fill }))}
        onCommit={fill => commit(own => ({ ...own, fill }), 'fill')}
      />
    </>
  )
}

/** What is shown for a value that the face does not have. */
const nearest = (values: readonly number[], value: number) =>
  values.reduce(
    (best, each) => (Math.abs(each - value) < Math.abs(best - value) ? each : best),
    values[0] ?? value,
  )
