import type { DifferenceLine } from '#contract/distribution/delivery'
import { formatCount } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { cx } from '../../../../ui/class-names'
import { codeClass, XmlLine } from './xml-text'

const looks: Record<DifferenceLine['op'], string> = {
  same: '',
  removed: 'bg-ink/8 text-soft line-through decoration-soft',
  added: 'bg-river-wash font-semibold text-river [&_span]:text-river',
  skipped: 'text-faint',
}
const signs = { same: '', removed: '−', added: '+', skipped: '' } as const

export function Difference({ lines }: { lines: readonly DifferenceLine[] }) {
  const t = useWords('deliveries')
  if (lines.length === 0) return <p className="text-soft">{t('message.same')}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
    <section aria-label={t('message.difference')} tabIndex={0} className={codeClass}>
      {lines.map((line, place) => (
        <Line
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing but their place
          key={place}
          line={line}
          isFirst={isChange(line) && !isChange(lines[place - 1])}
        />
      ))}
    </section>
  )
}

const isChange = (line: DifferenceLine | undefined) => line?.op === 'removed' || line?.op === 'added'

/** The first line of each change can be gone to by keys. */
function Line({ line, isFirst }: { line: DifferenceLine; isFirst: boolean }) {
  const t = useWords('deliveries')
  const { op, before, after, text, count } = line
  if (op === 'skipped') {
    return (
      <div className="my-1 border-y border-dashed border-line px-12 font-sans text-faint">
        {t('message.skipped', { count: formatCount(count) })}
      </div>
    )
  }
  return (
    <div
      {...(isFirst && { 'data-change': '', tabIndex: -1 })}
      className={cx('grid grid-cols-[3rem_1.25rem_max-content] whitespace-pre', looks[op])}
    >
      <span aria-hidden="true" className="num pr-3 text-right text-faint no-underline select-none">
        {after ?? before}
      </span>
      <span className="select-none">
        <span aria-hidden="true">{signs[op]}</span>
        {op !== 'same' && <span className="sr-only">{t(`message.${op}`)}</span>}
      </span>
      <XmlLine text={text} />
    </div>
  )
}
