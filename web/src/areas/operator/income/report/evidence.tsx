import type { Finding } from '#contract/income/reading'
import { useWords } from '../../../../lib/words'
import type { Correctable } from './how-read'

type EvidenceProps = { name: Correctable; finding: Finding<unknown>; isGiven: boolean }

/** What a finding rests on: cells and counts of the file itself. */
export function Evidence({ name, finding: { evidence, isSure }, isGiven }: EvidenceProps) {
  const t = useWords('report-check')
  const [, known, all] = (name === 'layout' && /^(\d+)\/(\d+)$/.exec(evidence)) || []
  const isCounted = name === 'separator' && /^\d+$/.test(evidence)
  return (
    <span className="inline-flex max-w-full flex-wrap items-baseline justify-end gap-x-2 text-xs text-soft">
      {known && all ? (
        <span className="num whitespace-nowrap">{t('read.columns', { known, all })}</span>
      ) : isCounted ? (
        <span className="num whitespace-nowrap">{t('read.everyLine', { count: evidence })}</span>
      ) : (
        <span className="line-clamp-1 font-mono break-all" title={evidence || undefined}>
          {evidence}
        </span>
      )}
      {isGiven && <span className="font-semibold text-river">{t('read.given')}</span>}
      {!isSure && <span className="font-semibold text-amber">{t('read.unsure')}</span>}
    </span>
  )
}
