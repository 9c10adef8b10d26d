import type { Recording } from '#contract/income/suspense-calls'
import { useWords } from '../../../../../lib/words'

/** A recording, or a whole release, of our catalogue. */
export function OurRecording({ recording }: { recording: Recording }) {
  const t = useWords('report-check')
  const { title, version, artists, release, isrc, upc, member } = recording
  return (
    <>
      <p className="break-words">
        <b className="font-semibold">{[title, version].filter(Boolean).join(' ')}</b>
        <span className="text-soft"> {artists}</span>
      </p>
      <p className="num text-xs text-soft">
        {[isrc ? release : t('suspense.wholeRelease'), isrc ?? upc, member].filter(Boolean).join(' · ')}
      </p>
    </>
  )
}
