import type { KeyboardEvent, PointerEvent } from 'react'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import type { Player } from '../player/use-player'

type TapButtonProps = { player: Player; isOver: boolean; onTap: () => void }

const playKey = 'p'
const jumps: Record<string, number> = { ArrowLeft: -2, ArrowRight: 2 }

/**
 * Marks at the moment it is pressed, not when it is let go: that would be a tenth of a second late. The song is played and
 * wound from here too, so that one hand on the keyboard is enough.
 */
export function TapButton({ player, isOver, onTap }: TapButtonProps) {
  const t = useWords('materials')
  const mark = () => {
    if (!isOver) onTap()
  }
  const press = (event: KeyboardEvent) => {
    const { key, repeat } = event
    const jump = jumps[key]
    if (key === ' ' || key === 'Enter') repeat || mark()
    else if (key.toLowerCase() === playKey) player.toggle()
    else if (jump !== undefined) player.seek(player.now + jump)
    else return
    event.preventDefault()
  }
  return (
    <Button
      variant="main"
      // Not disabled: that would drop the keyboard's place after the last line.
      aria-disabled={isOver || undefined}
      aria-keyshortcuts="P ArrowLeft ArrowRight"
      className="aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-faint"
      onKeyDown={press}
      onKeyUp={event => event.key === ' ' && event.preventDefault()}
      onPointerDown={(event: PointerEvent) => event.button === 0 && mark()}
      // Whatever presses it without a pointer and without a key.
      onClick={event => event.detail === 0 && mark()}
    >
      {t('lyrics.tap')}
    </Button>
  )
}
