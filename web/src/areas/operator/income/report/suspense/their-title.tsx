import type { SuspenseTitle } from '#contract/income/suspense-calls'
import { useWords } from '../../../../../lib/words'

type TheirTitleProps = { title: SuspenseTitle; onHere?: () => void; isHere?: boolean }

/** As the payer writes it, with every code it gives. */
export function TheirTitle({ title, onHere, isHere }: TheirTitleProps) {
  const t = useWords('report-check')
  const { kind, name, artist, release, isrc, upc, custom_id, stores } = title
  const words = (
    <>
      <b className="font-semibold">{name || t('suspense.noTitle')}</b>
      <span className="text-soft"> {artist}</span>
    </>
  )
  const codes = [isrc || (kind === 'track' && t('suspense.noCode')), upc, custom_id].filter(Boolean)
  return (
    <div className="min-w-0 break-words">
      {onHere ? (
        <button
          type="button"
          data-row
          aria-current={isHere || undefined}
          onClick={onHere}
          className="text-left underline-offset-4 hover:underline"
        >
          {words}
        </button>
      ) : (
        <p>{words}</p>
      )}
      <p className="text-xs text-soft">
        {[kind === 'release' ? t('suspense.wholeRelease') : release, stores.join(', ')]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="num text-xs text-soft">{codes.join(' · ')}</p>
    </div>
  )
}
