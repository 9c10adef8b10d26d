import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { useWords } from '../../../lib/words'
import { cx } from '../../../ui/class-names'
import { IconButton } from '../../../ui/icon-button'
import type { Player } from '../player/use-player'
import { formatStamp, type LyricLine, lineAt, nextToTap, tap } from './lrc'
import { TapButton } from './tap-button'

type TapLinesProps = { player: Player; lines: LyricLine[]; onLines: (lines: LyricLine[]) => void }

const nudge = 0.1

/** A tap when a line begins gives it its time. Every time can be heard, moved a little or taken away again. */
export function TapLines({ player, lines, onLines }: TapLinesProps) {
  const t = useWords('materials')
  const sung = lineAt(lines, player.now)
  const next = nextToTap(lines)
  const place = useRef<HTMLLIElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the song from line to line
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [sung, next])

  const set = (index: number, at: number | null) =>
    onLines(lines.map((line, place) => (place === index ? { ...line, at } : line)))
  const mark = () => onLines(tap(lines, next, Math.round(player.now * 100) / 100))

  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <TapButton player={player} isOver={next < 0} onTap={mark} />
        <p aria-live="polite" className="min-w-0 flex-1 text-sm text-soft">
          {next >= 0 ? t('lyrics.next', { line: lines[next]?.text ?? '' }) : t('lyrics.allTimed')}
        </p>
      </div>
      <p className="mt-2 text-sm text-faint pointer-coarse:hidden">{t('lyrics.keys')}</p>
      <ol aria-label={t('lyrics.lines')} className="mt-3 grid max-h-80 gap-0.5 overflow-y-auto">
        {lines.map((line, index) =>
          line.text === '' ? null : (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place; the same words may be sung twice
              key={index}
              ref={index === (next >= 0 ? next : sung) ? place : undefined}
              aria-current={index === sung || undefined}
              className={cx(
                'flex items-center gap-2 rounded-control px-2',
                index === sung && 'bg-river-wash',
                // Inside: the list cuts off what stands out of it.
                index === next && 'outline -outline-offset-1 outline-edge',
              )}
            >
              <span className="num w-21 shrink-0 text-sm text-soft">
                {line.at === null ? (
                  t('lyrics.noTime')
                ) : (
                  <button
                    type="button"
                    aria-label={t('lyrics.hear', { line: line.text })}
                    onClick={() => player.seek(line.at ?? 0)}
                    className="min-h-9 underline-offset-4 hover:underline"
                  >
                    {formatStamp(line.at).slice(1, -1)}
                  </button>
                )}
              </span>
              <span className="min-w-0 flex-1 py-2 break-words">{line.text}</span>
              {line.at !== null && (
                <span className="flex shrink-0">
                  <IconButton
                    label={t('lyrics.earlier', { line: line.text })}
                    onClick={() => set(index, Math.max(0, (line.at ?? 0) - nudge))}
                  >
                    <Minus />
                  </IconButton>
                  <IconButton
                    label={t('lyrics.later', { line: line.text })}
                    onClick={() => set(index, (line.at ?? 0) + nudge)}
                  >
                    <Plus />
                  </IconButton>
                  <IconButton label={t('lyrics.clear', { line: line.text })} onClick={() => set(index, null)}>
                    <X />
                  </IconButton>
                </span>
              )}
            </li>
          ),
        )}
      </ol>
    </>
  )
}
