import type { FieldKey } from '../../../../features/works/draft/draft-context'
import { firstControl } from '../../../../features/works/fields/first-control'

/** In frames: a track has to unfold first, and its fields to be drawn. */
const patience = 40

/** Scrolls to a field and puts the keyboard into it, as soon as it stands there. Answers how to give up waiting. */
export function focusField(key: FieldKey): () => void {
  let tries = 0
  let frame = 0
  const look = () => {
    const field = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(key)}"]`)
    if (field && field.getClientRects().length > 0) {
      // What is read from its beginning takes the focus itself.
      const isWhole = field.hasAttribute('tabindex')
      field.scrollIntoView({ block: isWhole ? 'start' : 'center' })
      const control = isWhole ? field : firstControl(field)
      control?.focus({ preventScroll: true })
    } else if (tries++ < patience) frame = requestAnimationFrame(look)
  }
  frame = requestAnimationFrame(look)
  return () => cancelAnimationFrame(frame)
}
