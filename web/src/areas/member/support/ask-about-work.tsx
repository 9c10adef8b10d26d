import { createTicket } from '#contract/support/calls'
import { useMay } from '../../../features/works/use-role'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { ButtonLink } from '../../../ui/button-link'

/** From a work to a question about it. Whoever may not ask sees nothing. */
export function AskAboutWork({ workId, className }: { workId: number; className?: string }) {
  const t = useWords('works')
  if (!useMay(createTicket)) return null
  return (
    <ButtonLink
      to={links.newTicket({ about: { kind: 'work', id: workId } })}
      variant="quiet"
      size="small"
      className={className}
    >
      {t('detail.ask')}
    </ButtonLink>
  )
}
