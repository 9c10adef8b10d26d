import type { ReactNode } from 'react'
import { listChecks } from '#contract/identity/check-calls'
import { ForRoles } from './for-roles'

export function ForCheckers({ children }: { children: ReactNode }) {
  return <ForRoles call={listChecks}>{children}</ForRoles>
}
