import type { ReactNode } from 'react'
import type { Call, StaffRole } from '#contract/call'
import { links } from '../../lib/links'
import { useWords } from '../../lib/words'
import { ButtonLink } from '../../ui/button-link'
import { EmptyState } from '../../ui/empty-state'
import { staffMay, useStaff } from './staff-queries'

/** Whoever follows a colleague's link to a part that is not theirs is told so. */
export function ForRoles({ call, children }: { call: Call; children: ReactNode }) {
  const t = useWords('operator')
  const staff = useStaff()
  if (staffMay(staff, call)) return children
  const named = (roles: readonly StaffRole[]) => roles.map(role => t(`role.${role}`)).join(' · ')
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
      {t('notYours.text', { roles: named(staff.roles), who: named(rolesOf(call)) })}
    </EmptyState>
  )
}

const rolesOf = ({ access }: Call): readonly StaffRole[] => (typeof access === 'string' ? [] : access)
