import { ReasonRows } from '../../../features/works/reasons/reason-rows'
import { useWords } from '../../../lib/words'
import { tuneSeconds } from './tune'
import { WaveLines } from './wave-lines'

interface RejectionExampleProps {
  /** The operator's example, one entry a reason. */
  told: readonly { label: string; text: string }[]
  /** What the audio is called: a reason about it has a second. */
  mainAudio: string
  /** A sound, as the server drew it. */
  wave: string
}

const second = 11

/** A rejection as members get it: a field, a file and a second, each with what to do. */
export function RejectionExample({ told, mainAudio, wave }: RejectionExampleProps) {
  const t = useWords('guest')
  const reasons = told.map(({ label, text }) => ({
    key: label,
    label,
    text,
    second: label === mainAudio ? second : null,
  }))
  if (reasons.length === 0) return null
  return (
    <figure>
      <div className="rounded-card border border-accent bg-accent-wash px-5 py-5 sm:px-6">
        <h3 className="text-lg text-accent">{t('rejection.title', { count: reasons.length })}</h3>
        <ReasonRows
          reasons={reasons}
          action={({ second }) => second !== null && <MarkedSecond wave={wave} second={second} />}
        />
      </div>
      <figcaption className="mt-3 text-sm text-soft">{t('rejection.note')}</figcaption>
    </figure>
  )
}

/** The sound, with what is wrong marked in it. */
function MarkedSecond({ wave, second }: { wave: string; second: number }) {
  return (
    <div aria-hidden="true" className="relative mt-3 h-14">
      <WaveLines path={wave} lines={5} className="text-edge" />
      <span
        className="absolute inset-y-0 w-0.5 bg-accent after:absolute after:-top-1 after:-left-[3px] after:size-2 after:rounded-full after:bg-accent"
        style={{ left: `${(second / tuneSeconds) * 100}%` }}
      />
    </div>
  )
}
