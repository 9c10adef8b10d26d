import type { Material } from '#contract/works/material'
import { CheckResults } from '../../../../features/materials/check-results'
import { fileSize } from '../../../../features/materials/file-size'
import { useEncodingName } from '../../../../features/materials/lyrics/encoding-name'
import { AudioPlayer, type Marker } from '../../../../features/materials/player/audio-player'
import { clock } from '../../../../features/materials/player/clock'
import { useRuleName } from '../../../../features/materials/rule-words'
import type { FollowedReason } from '../../../../features/works/reasons/followed-reasons'
import { serverAddress } from '../../../../lib/server-address'
import { useWords } from '../../../../lib/words'
import { Badge, type Tone } from '../../../../ui/badge'
import { LyricsText } from './lyrics-text'

const tones: Record<Material['state'], Tone> = {
  waiting: 'amber',
  checking: 'amber',
  passed: 'river',
  failed: 'accent',
}
const sounds: readonly Material['type'][] = ['music', 'accompany', 'karaoke', 'short']

/** A file as it was handed in: heard, read, opened, with what its check found. Nothing can be changed here. */
export function MaterialPart({
  material,
  reasons,
}: {
  material: Material
  /** What a reviewer found in this very file. */
  reasons: readonly FollowedReason[]
}) {
  const t = useWords('works')
  const words = useWords('materials')
  const nameOf = useRuleName()
  const encodingName = useEncodingName()
  const { type, file_name, size, state, facts, results, thumbnail_url } = material
  const found: Marker[] = results
    .filter(({ verdict }) => verdict !== 'pass')
    .flatMap(result => result.at.slice(0, 8).map(second => ({ second, label: nameOf(result) })))
  const named: Marker[] = reasons
    .filter(({ second }) => second !== null)
    .map(({ second, text }) => ({ second: second ?? 0, label: text }))
  const measured = [
    fileSize(size),
    facts.duration !== undefined && clock(facts.duration),
    facts.sampleRate && facts.bits && `${facts.bits} bit / ${facts.sampleRate / 1000} kHz`,
    facts.width && facts.height && `${facts.width} × ${facts.height}`,
    facts.loudness !== undefined && `${facts.loudness.toFixed(1)} LUFS`,
    facts.encoding && encodingName(facts.encoding),
  ]
  return (
    <div className="rounded-control border border-line px-4 py-3.5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h3 className="font-sans text-base font-semibold tracking-normal">{words(`type.${type}`)}</h3>
          <p className="num text-sm [overflow-wrap:anywhere] text-soft">
            <bdi>{file_name}</bdi>
            <span className="block">{measured.filter(Boolean).join(' · ')}</span>
          </p>
        </div>
        {/* Our check is not the reviewer's: beside what they found it would read as an answer to it. */}
        {(state !== 'passed' || reasons.length === 0) && (
          <Badge tone={tones[state]}>{t(`file.${state}`)}</Badge>
        )}
      </div>
      {type === 'cover' && thumbnail_url && (
        <a
          href={serverAddress(material.url)}
          target="_blank"
          rel="noreferrer"
          aria-label={words('cover.open')}
          className="mt-3 block size-60 max-w-full overflow-hidden rounded-control bg-sunken"
        >
          <img src={thumbnail_url} alt="" width={240} height={240} className="size-full object-cover" />
        </a>
      )}
      {sounds.includes(type) && facts.duration !== undefined && (
        <AudioPlayer material={material} title={words(`type.${type}`)} markers={[...named, ...found]} />
      )}
      <CheckResults results={results} />
      {type === 'lyric' && state === 'passed' && <LyricsText material={material} />}
      {(type === 'mv' || type === 'document') && (
        <a
          href={serverAddress(material.url)}
          target="_blank"
          rel="noreferrer"
          className="mt-1 inline-flex min-h-9 items-center text-sm font-semibold text-river underline-offset-4 hover:underline"
        >
          {words('document.open')}
          <span className="sr-only"> {file_name}</span>
        </a>
      )}
    </div>
  )
}
