import { useOpenDraft } from '../../../../features/works/draft/draft-context'
import type { Decision } from '../../../../features/works/draft/draft-state'
import { type Clash, trackOfClash } from '../../../../features/works/draft/merge'
import { takeUpTrack } from '../../../../features/works/draft/track-changes'
import { useValueWords } from '../../../../features/works/use-value-words'
import { useFieldLabel, useTrackTitle } from '../../../../features/works/work-labels'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { useToast } from '../../../../ui/toast'

/** Two places changed the same thing: both values side by side, one of them is taken, and the choice can be undone. */
export function ChangedElsewhere() {
  const t = useWords('publish')
  const { keeper, state } = useOpenDraft()
  const { clashes, decisions } = state
  if (clashes.length + decisions.length === 0) return null
  return (
    <section
      aria-labelledby="elsewhere-title"
      className="rounded-card border-2 border-accent bg-surface p-4 sm:px-6 sm:py-5.5"
    >
      <div role="status">
        <h2 id="elsewhere-title" tabIndex={-1} className="text-lg">
          {t(clashes.length > 0 ? 'elsewhere.title' : 'elsewhere.settled')}
        </h2>
      </div>
      <p className="text-sm text-soft">{t('elsewhere.text')}</p>
      <ul className="mt-3">
        {clashes.map(clash => (
          <li key={clash.unit} className="border-t border-line py-3.5">
            <Question clash={clash} />
          </li>
        ))}
        {decisions.map(decision => (
          <li key={decision.clash.unit} className="border-t border-line py-2">
            <Settled decision={decision} />
          </li>
        ))}
      </ul>
      {clashes.length === 0 && (
        <Button size="small" onClick={keeper.forgetDecisions}>
          {t('elsewhere.done')}
        </Button>
      )}
    </section>
  )
}

function useClashLabel() {
  const t = useWords('publish')
  const labelOf = useFieldLabel()
  const titleOf = useTrackTitle()
  const { tracks } = useOpenDraft().state.content
  return (clash: Clash) => {
    const trackId = trackOfClash(clash)
    const index = tracks.findIndex(({ id }) => id === trackId)
    if (clash.kind === 'removed') return titleOf(clash.track.details.title, index + 1)
    const field = clash.unit
      .split('.')
      .slice(trackId === undefined ? 1 : 2)
      .join('.')
    const track = tracks[index]
    return track && tracks.length > 1
      ? t('elsewhere.inTrack', { track: titleOf(track.details.title, index + 1), field: labelOf(field) })
      : labelOf(field)
  }
}

function Question({ clash }: { clash: Clash }) {
  const t = useWords('publish')
  const toast = useToast()
  const { keeper } = useOpenDraft()
  const label = useClashLabel()(clash)
  const wordsFor = useValueWords()
  const decide = (side: Decision['side']) => {
    keeper.decide(clash, side)
    focusPanel()
  }
  if (clash.kind === 'removed') {
    const keep = async () => {
      await takeUpTrack(keeper, clash)
      focusPanel()
      toast({ tone: 'river', title: t('elsewhere.trackBack', { track: label }) })
    }
    return (
      <>
        <p className="font-semibold">{t('elsewhere.removed', { track: label })}</p>
        <p className="mt-2 flex flex-wrap gap-2">
          <Button size="small" onClick={() => void keep()}>
            {t('elsewhere.keepTrack')}
          </Button>
          <Button size="small" onClick={() => decide('theirs')}>
            {t('elsewhere.letGo')}
          </Button>
        </p>
      </>
    )
  }
  return (
    <>
      <p className="font-semibold">{label}</p>
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        {(['mine', 'theirs'] as const).map(side => (
          <div key={side} className="flex flex-col items-start gap-2 rounded-control bg-sunken px-4 py-3">
            <span className="text-sm text-soft">{t(`elsewhere.${side}`)}</span>
            <span className="font-semibold [overflow-wrap:anywhere]">{wordsFor(clash[side])}</span>
            <Button size="small" onClick={() => decide(side)}>
              {t(side === 'mine' ? 'elsewhere.keepMine' : 'elsewhere.takeTheirs')}
              <span className="sr-only"> {label}</span>
            </Button>
          </div>
        ))}
      </div>
    </>
  )
}

/** The pressed button goes with its question; the keyboard stays at the panel. */
function focusPanel() {
  document.getElementById('elsewhere-title')?.focus()
}

function Settled({ decision }: { decision: Decision }) {
  const t = useWords('publish')
  const { keeper } = useOpenDraft()
  const label = useClashLabel()(decision.clash)
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span className="text-soft">
        {t(decision.side === 'mine' ? 'elsewhere.keptMine' : 'elsewhere.tookTheirs', { field: label })}
      </span>
      <Button variant="quiet" size="small" onClick={() => keeper.takeBack(decision)}>
        {t('undo')}
        <span className="sr-only"> {label}</span>
      </Button>
    </p>
  )
}
