import { splitHistoryExportPath } from '#contract/income/split-calls'
import { ExportLinks } from '../../../../features/export/export-links'
import { formatMoment } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import type { SplitDetail } from '../split-queries'
import { useMonth } from '../use-month'

type Entry = SplitDetail['history'][number]

export function SplitHistory({ detail }: { detail: SplitDetail }) {
  const t = useWords('splits')
  const sentence = useSentence(detail.reader)
  return (
    <section aria-labelledby="split-history" className="mt-12">
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b-2 border-ink pb-3">
        <h2 id="split-history" className="text-xl">
          {t('history.title')}
        </h2>
        {detail.history.length > 0 && (
          <ExportLinks path={splitHistoryExportPath} query={{ isrc: detail.track.isrc }} />
        )}
      </div>
      {detail.history.length === 0 ? (
        <p className="border-b border-line py-3.5">{t('history.none')}</p>
      ) : (
        <ol>
          {detail.history.map(entry => (
            <li
              key={`${entry.split_id} ${entry.what} ${entry.at} ${entry.name}`}
              className="grid gap-x-5 border-b border-line py-3 sm:grid-cols-[10rem_minmax(0,1fr)]"
            >
              <span className="num text-soft">{formatMoment(entry.at)}</span>
              <span className="num [overflow-wrap:anywhere]">{sentence(entry)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function useSentence(reader: SplitDetail['reader']) {
  const t = useWords('splits')
  const monthName = useMonth()
  return ({ what, name, is_mine, percents, from_month }: Entry): string => {
    const said = { name: name ?? '', percents: percents.join(' / '), month: monthName(from_month) }
    if (what === 'proposed') return t(reader === 'owner' ? 'history.proposed' : 'history.proposedToMe', said)
    if (what === 'accepted') return t(is_mine ? 'history.acceptedMine' : 'history.accepted', said)
    if (what === 'declined') return t(is_mine ? 'history.declinedMine' : 'history.declined', said)
    return t(`history.${what}`, said)
  }
}
