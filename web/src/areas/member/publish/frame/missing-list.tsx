import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { Missing } from '#contract/works/missing'
import { useOpenDraft } from '../../../../features/works/draft/draft-context'
import { keyOf } from '../../../../features/works/missing-place'
import { openReasons } from '../../../../features/works/reasons/followed-reasons'
import { groupOf } from '../../../../features/works/work-groups'
import { useFieldLabel, useTrackTitle, useWhy } from '../../../../features/works/work-labels'
import { useWords } from '../../../../lib/words'
import { groupByPlace } from './group-missing'
import { ReasonEntries } from './reason-entries'
import type { Step } from './step-frame'

type MissingListProps = { step: Step; onGo: (key: string) => void }

/** By step, and by track where there are several. */
export function MissingList({ step, onGo }: MissingListProps) {
  const t = useWords('publish')
  const { state, missing, reasons, areFilesKnown } = useOpenDraft()
  const { tracks } = state.content
  const isToSign = groupOf(state.work.status) === 'signing'
  const steps = step === 3 ? ([1, 2, 3] as const) : ([1, 2] as const)
  return (
    <>
      <ReasonEntries onGo={onGo} />
      {steps.map(part => {
        const found = missing.filter(entry => entry.step === part)
        const open = openReasons(reasons).filter(reason => reason.step === part).length
        return (
          <section key={part} className="border-t border-line py-3 first:border-t-0 last:pb-0">
            <h3 className="flex items-center gap-2 font-sans text-sm font-semibold tracking-normal text-soft">
              {t(`step.${part}`)}
              {open > 0 ? (
                <span className="ml-auto text-accent">{t('reason.openHere', { count: open })}</span>
              ) : part === 3 && isToSign ? (
                <span className="ml-auto text-amber">{t('save.toSign')}</span>
              ) : part === 2 && !areFilesKnown ? null : found.length === 0 ? (
                <span className="ml-auto flex items-center gap-1 text-river">
                  <Check aria-hidden="true" className="size-4" />
                  {t('missing.complete')}
                </span>
              ) : (
                <span className="num ml-auto font-normal">{found.length}</span>
              )}
            </h3>
            {tracks.length === 1 ? (
              <Entries entries={found} onGo={onGo} />
            ) : (
              <Places {...groupByPlace(found, tracks)} onGo={onGo} />
            )}
          </section>
        )
      })}
    </>
  )
}

type PlacesProps = ReturnType<typeof groupByPlace> & Pick<MissingListProps, 'onGo'>

function Places({ release, ofTracks, onGo }: PlacesProps) {
  return (
    <>
      <Entries entries={release} onGo={onGo} />
      {ofTracks.map(group => (
        <TrackGroup key={group.id} {...group} onGo={onGo} />
      ))}
    </>
  )
}

type TrackGroupProps = PlacesProps['ofTracks'][number] & Pick<MissingListProps, 'onGo'>

function TrackGroup({ title, position, entries, onGo }: TrackGroupProps) {
  const titleOf = useTrackTitle()
  return (
    <details className="group mt-1" open={position === 1 || entries.length < 3}>
      <summary className="flex min-h-10 list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 -rotate-90 text-soft transition-transform group-open:rotate-0"
        />
        <span className="min-w-0 truncate">{titleOf(title, position)}</span>
        <span className="num ml-auto font-normal text-soft">{entries.length}</span>
      </summary>
      <Entries entries={entries} onGo={onGo} className="pl-6" />
    </details>
  )
}

type EntriesProps = { entries: Missing[]; onGo: (key: string) => void; className?: string }

function Entries({ entries, onGo, className }: EntriesProps) {
  const labelOf = useFieldLabel()
  const whyOf = useWhy()
  if (entries.length === 0) return null
  return (
    <ul className={className}>
      {entries.map(entry => (
        <li key={`${keyOf(entry)} ${entry.why}`}>
          <button
            type="button"
            onClick={() => onGo(keyOf(entry))}
            className="flex min-h-10 w-full items-center gap-2.5 py-1 text-left underline-offset-4 hover:underline pointer-coarse:min-h-11"
          >
            <span
              aria-hidden="true"
              className={`size-2.5 shrink-0 rounded-full border-2 ${entry.why === 'empty' ? 'border-edge' : entry.why === 'checking' ? 'border-amber bg-amber' : 'border-accent bg-accent'}`}
            />
            <span className="min-w-0 flex-1">{labelOf(entry.field)}</span>
            {entry.why !== 'empty' && (
              <span className={entry.why === 'checking' ? 'text-sm text-amber' : 'text-sm text-accent'}>
                {whyOf(entry.why)}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}
