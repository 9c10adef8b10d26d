import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import type { Material } from '#contract/works/material'
import { lineAt, readLyrics } from '../../../../features/materials/lyrics/lrc'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { cx } from '../../../../ui/class-names'
import { Skeleton } from '../../../../ui/skeleton'
import { reviewLyricsQuery } from '../review-queries'
import { useDesk } from './desk-context'
import { FilePart } from './file-part'
import { useNow } from './use-sound'

type LyricsPartProps = {
  material: Material
  /** Name of the player it is read along with. */
  sound: string | undefined
}

/** The words of the song; with times they follow the sound, and each line leads to its place in it. */
export function LyricsPart({ material, sound }: LyricsPartProps) {
  return (
    <FilePart material={material} sound={sound}>
      <Lines material={material} sound={sound} />
    </FilePart>
  )
}

function Lines({ material, sound }: LyricsPartProps) {
  const t = useWords('review')
  const operator = useWords('operator')
  const { data, isError, refetch } = useQuery(reviewLyricsQuery(material))
  const lines = useMemo(() => (data ? readLyrics(data.text) : []), [data])
  const desk = useDesk()
  const now = useNow(desk.sound, sound)
  const sung = now === undefined ? -1 : lineAt(lines, now)
  const box = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const line = box.current?.children[sung]
    // Only the box moves: a page that scrolls by itself would be taken away from who reads elsewhere.
    if (line instanceof HTMLElement && box.current) {
      box.current.scrollTop = line.offsetTop - box.current.clientHeight / 2 + line.offsetHeight
    }
  }, [sung])
  if (isError) {
    return (
      <p className="mt-2 flex items-center gap-3 text-sm text-accent">
        {t('lyrics.failed')}
        <Button size="small" onClick={() => void refetch()}>
          {operator('retry')}
        </Button>
      </p>
    )
  }
  if (!data) return <Skeleton className="mt-3 h-40" />
  return (
    <ol
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached
      tabIndex={0}
      aria-label={t('lyrics.label')}
      className="relative mt-3 max-h-64 overflow-y-auto rounded-control bg-sunken px-2 py-2"
    >
      {lines.map((line, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place; the same words may be sung twice
          key={index}
          aria-current={index === sung || undefined}
          className={cx('rounded-control px-2', index === sung && 'bg-river-wash font-semibold text-river')}
        >
          {line.at === null || now === undefined ? (
            <span className="block min-h-6 py-0.5">{line.text}</span>
          ) : (
            <button
              type="button"
              tabIndex={-1}
              onClick={() => desk.sound.find(sound)?.seek(line.at ?? 0)}
              className="block min-h-8 w-full py-0.5 text-left hover:text-river"
            >
              {line.text || '♪'}
            </button>
          )}
        </li>
      ))}
    </ol>
  )
}
