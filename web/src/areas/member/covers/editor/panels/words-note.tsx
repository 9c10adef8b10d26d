import type { TextLayer } from '#contract/covers/scene'
import { useWords } from '../../../../../lib/words'
import { isSameWords, type ReleaseWords, wantedWords } from './release-words'

interface WordsNoteProps {
  layer: TextLayer
  words: ReleaseWords | undefined
  onUse(text: string): void
}

/** Whether the cover says what the release is called. Its line is always there, so that nothing moves. */
export function WordsNote({ layer, words, onUse }: WordsNoteProps) {
  const t = useWords('cover-editor')
  const wanted = wantedWords(layer.role, words)
  if (wanted === undefined) return <span>{t('panel.words.lines')}</span>
  if (isSameWords(layer.text, wanted)) return <span className="text-river">{t('panel.words.same')}</span>
  return (
    <span className="text-amber">
      {t('panel.words.other', { wanted })}{' '}
      <button type="button" className="min-h-6 font-semibold underline" onClick={() => onUse(wanted)}>
        {t('panel.words.use')}
      </button>
    </span>
  )
}
