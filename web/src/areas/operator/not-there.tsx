import { ButtonLink } from '../../ui/button-link'
import { EmptyState } from '../../ui/empty-state'

/** A link led to something that does not exist here; the way back is offered. */
export function NotThere({
  title,
  text,
  back,
  to,
}: {
  title: string
  text: string
  back: string
  to: string
}) {
  return (
    <EmptyState
      heading="h1"
      title={title}
      className="py-24"
      action={
        <ButtonLink to={to} variant="ink">
          {back}
        </ButtonLink>
      }
    >
      {text}
    </EmptyState>
  )
}
