import type { ReactNode } from 'react'
import { links } from '../../lib/links'
import { useWords } from '../../lib/words'
import { ButtonLink } from '../../ui/button-link'
import { EmptyState } from '../../ui/empty-state'
import { mayCheck, useStaff } from './staff-queries'

/** Whoever follows a colleague's link to a part that is not theirs is told so. */
export function ForCheckers({ children }: { children: ReactNode }) {
  const t = useWords('operator')
  const staff = useStaff()
  if (mayCheck(staff)) return children
  return (
    <EmptyState
      heading="h1"
      title={t('notYours.title')}
      className="py-24"
      action={
        <ButtonLink to={links.operator} variant="ink">
          {t('notYours.action')}
        </ButtonLink>
      }
    >
      {t('notYours.text', { roles: staff.roles.map(role => t(`role.${role}`)).join(' · ') })}
    </EmptyState>
  )
}
