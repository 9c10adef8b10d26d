import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import type { MouseEvent } from 'react'
import { IconButton } from './icon-button'

interface MoveButtonsProps {
  upLabel: string
  downLabel: string
  index: number
  count: number
  onMove: (to: number) => void
}

/** Up and down, for whoever does not drag. */
export function MoveButtons({ upLabel, downLabel, index, count, onMove }: MoveButtonsProps) {
  /** A row that moves drops the focus: the button takes it again, or its neighbour where it ends. */
  const press = ({ currentTarget: button }: MouseEvent<HTMLButtonElement>, to: number) => {
    onMove(to)
    requestAnimationFrame(() => {
      const other = button.parentElement?.querySelector<HTMLElement>('button:enabled')
      if (button.disabled) other?.focus()
      else button.focus()
    })
  }
  return (
    <>
      <IconButton label={upLabel} disabled={index === 0} onClick={event => press(event, index - 1)}>
        <ArrowUp />
      </IconButton>
      <IconButton label={downLabel} disabled={index === count - 1} onClick={event => press(event, index + 1)}>
        <ArrowDown />
      </IconButton>
    </>
  )
}
