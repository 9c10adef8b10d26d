import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Material } from '#contract/works/material'
import { useWords } from '../../../lib/words'
import { Skeleton } from '../../../ui/skeleton'
import { lyricsQuery } from '../material-queries'
import { EncodingDialog } from './encoding-dialog'
import { useEncodingName } from './encoding-name'
import { readLyrics } from './lrc'

const linesShown = 3

/** How a lyric file begins as we read it: who wrote it sees at once whether that is right, and says how if not. */
export function LyricsReading({ material, isReadOnly }: { material: Material; isReadOnly: boolean }) {
  const t = useWords('materials')
  const nameOf = useEncodingName()
  const [isChoosing, setIsChoosing] = useState(false)
  const { data, isLoading } = useQuery({
    ...lyricsQuery(material),
    enabled: material.facts.encoding !== undefined,
  })
  const lines = data ? readLyrics(data.text).filter(({ text }) => text !== '') : []
  return (
    // Above the tile's own hit area, which opens the file chooser.
    <div className="relative z-10 mt-3 text-sm">
      {isLoading && <Skeleton className="h-20 w-full rounded-control" />}
      {data && (
        <p className="rounded-control bg-sunken px-4 py-2.5 [overflow-wrap:anywhere] whitespace-pre-line">
          {lines
            .slice(0, linesShown)
            .map(({ text }) => text)
            .join('\n')}
          {lines.length > linesShown && ' …'}
        </p>
      )}
      {!isLoading && (
        <div className="mt-1.5 flex flex-wrap items-center gap-x-4 text-soft">
          {data && <span>{t('encoding.readAs', { encoding: nameOf(data.encoding) })}</span>}
          {!isReadOnly && (
            <button
              type="button"
              onClick={() => setIsChoosing(true)}
              className="min-h-9 text-left font-medium text-river underline-offset-4 hover:underline"
            >
              {t('encoding.other')}
            </button>
          )}
        </div>
      )}
      {isChoosing && (
        <EncodingDialog material={material} current={data?.encoding} onClose={() => setIsChoosing(false)} />
      )}
    </div>
  )
}
