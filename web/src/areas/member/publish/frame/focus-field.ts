import type { FieldKey } from '../../../../features/works/draft/draft-context'

/** In frames: a track has to unfold first, and its fields to be drawn. */
const patience = 40

/** Scrolls to a field and puts the keyboard into it, as soon as it stands there. Answers how to give up waiting. */
export function focusField(key: FieldKey): () => void {
  let tries = 0
  let frame = 0
  const look = () => {
    const field = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(key)}"]`)
    const control = field?.querySelector<HTMLElement>(
      'input:not([type="file"], [type="hidden"]), [role="radio"], [role="combobox"], textarea, button',
    )
    if (field && field.getClientRects().length > 0) {
      field.scrollIntoView({ block: 'center' })
      control?.focus({ preventScroll: true })
    } else if (tries++ < patience) frame = requestAnimationFrame(look)
  }
  frame = requestAnimationFrame(look)
  return () => cancelAnimationFrame(frame)
}
