import { useQuery } from '@tanstack/react-query'
import type { Material } from '#contract/works/material'
import { diffLines, type LineChange } from '../../../../features/works/diff/diff-lines'
import type { FollowedReason } from '../../../../features/works/reasons/followed-reasons'
import { serverAddress } from '../../../../lib/server-address'
import { useWords } from '../../../../lib/words'
import { cx } from '../../../../ui/class-names'
import { Skeleton } from '../../../../ui/skeleton'
import {
  earlierFileQuery,
  earlierWaveformQuery,
  type Review,
  reviewLyricsQuery,
  reviewWaveformQuery,
} from '../review-queries'
import { useDesk } from './desk-context'
import { fieldOfFile } from './file-part'
import { TwoRecordings } from './two-recordings'

type OldFile = Review['earlier'][number]['content']['materials'][number]

/** The file that was rejected and the one in its place: heard, read or looked at side by side. */
export function ComparedFile({ reason }: { reason: FollowedReason }) {
  const t = useWords('review')
  const { review } = useDesk()
  const isHere = (file: Pick<Material, 'type' | 'track_id'>) => fieldOfFile(file) === reason.field
  const now = review.materials.find(isHere)
  const then = review.earlier.find(({ kind }) => kind === 'submission')?.content.materials.find(isHere)
  if (!now) return <p className="mt-2 text-soft">{t('corrections.removed')}</p>
  if (!then) return <p className="mt-2 text-soft">{t('corrections.added', { name: now.file_name })}</p>
  return <Pair reason={reason} now={now} then={then} />
}

type PairProps = { reason: FollowedReason; now: Material; then: OldFile }

function Pair({ reason, now, then }: PairProps) {
  const t = useWords('review')
  const { review } = useDesk()
  const old = useQuery(earlierFileQuery(review.work.id, then.sha256))
  const newTitle = t('corrections.now')
  const oldTitle = t('corrections.then')
  if (old.isError) return <p className="mt-2 text-soft">{t('corrections.gone', { name: then.file_name })}</p>
  if (!old.data) return <Skeleton className="mt-3 h-24" />
  if (now.type === 'cover') {
    return (
      <div className="mt-3 grid grid-cols-2 gap-4 sm:max-w-2xl">
        <Picture title={oldTitle} url={old.data.url} shown={old.data.thumbnail_url} />
        <Picture title={newTitle} url={now.url} shown={now.thumbnail_url} />
      </div>
    )
  }
  if (now.type === 'lyric') return <Lyrics before={old.data.lyrics ?? ''} now={now} />
  if (now.facts.duration === undefined || now.type === 'mv') {
    return (
      <p className="mt-2 flex flex-wrap gap-x-6">
        <a href={serverAddress(old.data.url)} className="underline underline-offset-4">
          {oldTitle}: {then.file_name}
        </a>
        <a href={serverAddress(now.url)} className="underline underline-offset-4">
          {newTitle}: {now.file_name}
        </a>
      </p>
    )
  }
  // A mark belongs to the file it was made on.
  const markers = reason.second === null ? [] : [{ second: reason.second, label: reason.text }]
  const { waveform, url } = old.data
  return (
    <TwoRecordings
      name={`correction.${reason.key}`}
      own={{ material: now, title: newTitle, outlineOf: reviewWaveformQuery }}
      other={{
        material: { id: then.id, url },
        title: oldTitle,
        markers,
        outlineOf: () => earlierWaveformQuery(then.id, waveform),
      }}
      offset={0}
    />
  )
}

function Picture({ title, url, shown }: { title: string; url: string; shown: string | null }) {
  return (
    <figure className="min-w-0">
      <figcaption className="text-sm text-soft">{title}</figcaption>
      <a
        href={serverAddress(url)}
        target="_blank"
        rel="noreferrer"
        className="mt-1 block overflow-hidden rounded-control bg-sunken"
      >
        <img src={shown ?? url} alt={title} className="aspect-square w-full object-cover" />
      </a>
    </figure>
  )
}

const marks: Record<LineChange['kind'], string> = { same: ' ', gone: '−', come: '+' }

function Lyrics({ before, now }: { before: string; now: Material }) {
  const t = useWords('review')
  const { data } = useQuery(reviewLyricsQuery(now))
  if (!data) return <Skeleton className="mt-3 h-40" />
  return (
    <ol
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached
      tabIndex={0}
      aria-label={t('corrections.lyrics')}
      className="mt-3 max-h-96 overflow-y-auto rounded-control bg-sunken p-2 font-mono text-sm"
    >
      {diffLines(before.trimEnd(), data.text.trimEnd()).map(({ kind, text }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          key={index}
          className={cx(
            'min-h-6 px-2 whitespace-pre-wrap [overflow-wrap:anywhere]',
            kind === 'gone' && 'bg-accent-wash text-accent line-through',
            kind === 'come' && 'bg-river-wash text-river',
          )}
        >
          <span aria-hidden="true">{marks[kind]} </span>
          {kind !== 'same' && <span className="sr-only">{t(`corrections.line.${kind}`)} </span>}
          {text}
        </li>
      ))}
    </ol>
  )
}
