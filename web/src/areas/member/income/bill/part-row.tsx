import ChevronRight from 'lucide-react/icons/chevron-right'
import type { Currency } from '#contract/currency'
import type { BillPartKind } from '#contract/income/bill-detail'
import { WorkCover } from '../../../../features/works/work-cover'
import { countryNames } from '../../../../lib/country-names'
import { asPercent } from '../../../../lib/decimal'
import { formatAmount, formatCount } from '../../../../lib/format'
import { useLanguage, useWords } from '../../../../lib/words'
import { cx } from '../../../../ui/class-names'
import type { BillPart } from '../bill-detail-queries'

export const partColumns =
  'grid items-center gap-x-4 grid-cols-[minmax(0,1fr)_auto] sm:grid-cols-[minmax(0,1fr)_6rem_9rem] md:grid-cols-[minmax(0,1fr)_6rem_8.5rem_9rem]'

type PartRowProps = {
  part: BillPart
  by: BillPartKind
  level: number
  currency: Currency
  isOpen: boolean
  onToggle: () => void
}

/** One part of a bill; the whole row opens it. */
export function PartRow({ part, by, level, currency, isOpen, onToggle }: PartRowProps) {
  const partName = usePartName()
  const t = useWords('bills')
  const detail = useDetail(part, by)
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onToggle}
      className={cx(
        partColumns,
        'w-full border-b border-line py-3 text-left hover:bg-sunken',
        level > 0 && 'pl-3 sm:pl-4',
      )}
    >
      <span className="flex min-w-0 items-center gap-3">
        <ChevronRight
          aria-hidden="true"
          className={cx('size-4 shrink-0 text-soft transition-transform', isOpen && 'rotate-90 text-river')}
        />
        {by === 'track' && part.work_id !== null && (
          <WorkCover workId={part.work_id} url={part.cover_url} className="size-10 max-sm:hidden" />
        )}
        <span className="min-w-0">
          <span className="block font-semibold [overflow-wrap:anywhere]">{partName(by, part.name)}</span>
          {detail && <span className="block text-sm text-soft">{detail}</span>}
        </span>
      </span>
      <span className="num text-right text-sm text-soft max-sm:hidden">
        <span className="sr-only">{t('column.plays')} </span>
        {formatCount(part.plays)}
      </span>
      <span className="num text-right text-sm text-soft max-md:hidden">
        {part.amount !== null && part.currency !== null && (
          <>
            <span className="sr-only">{t('parts.reported')} </span>
            {formatAmount(part.amount, part.currency as Currency)} {part.currency}
          </>
        )}
      </span>
      <span className="num text-right font-semibold [overflow-wrap:anywhere]">
        {formatAmount(part.exact, currency)}
      </span>
    </button>
  )
}

/** Of a recording whose it is and how; of others the name says all. */
function useDetail(part: BillPart, by: BillPartKind): string {
  const t = useWords('bills')
  if (by !== 'track') return ''
  const [only] = part.splits
  const split =
    part.splits.length > 1
      ? t('parts.splits', { parts: part.splits.map(asPercent).join(' / ') })
      : only && only !== '1'
        ? t('parts.split', { part: asPercent(only) })
        : ''
  const release = part.isrc === '' ? t('parts.wholeRelease') : part.release === part.name ? '' : part.release
  return [release, split].filter(Boolean).join(' · ')
}

export function usePartName(): (by: BillPartKind, name: string) => string {
  const t = useWords('bills')
  const countries = countryNames(useLanguage())
  return (by, name) => {
    if (by === 'country') return name === '' ? t('parts.noCountry') : countries.of(name)
    if (by === 'usage') return name === '' ? t('parts.noUsage') : name
    return name
  }
}
