import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Material } from '#contract/works/material'
import { lyricsQuery } from '../../../../features/materials/material-queries'
import { useWords } from '../../../../lib/words'

/** The words of the song, once somebody wants to read them. */
export function LyricsText({ material }: { material: Material }) {
  const t = useWords('works')
  const member = useWords('member')
  const [isOpen, setIsOpen] = useState(false)
  const lyrics = useQuery({ ...lyricsQuery(material), enabled: isOpen })
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="min-h-9 text-sm font-semibold text-river underline-offset-4 hover:underline"
      >
        {t(isOpen ? 'lyrics.hide' : 'lyrics.show')}
      </button>
      {isOpen && lyrics.isError && (
        <button type="button" className="ml-4 text-sm text-accent" onClick={() => void lyrics.refetch()}>
          {member('retry')}
        </button>
      )}
      {isOpen && lyrics.data && (
        <p className="num rounded-control bg-sunken px-4 py-3 text-sm whitespace-pre-wrap">
          {lyrics.data.text}
        </p>
      )}
    </>
  )
}
