import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { listReports } from '#contract/income/report-calls'
import { UnsavedChanges } from '../../../features/forms/unsaved-changes'
import { loadAreas, ManyWords } from '../../../lib/area-words'
import { ForRoles } from '../for-roles'

/** Bills stand here as their members see them, and leaving asks what members are asked. */
export const clientLoader = () =>
  loadAreas('income-desk', 'report-check', 'income', 'income-figures', 'member')

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.origin !== nextUrl.origin
}

export default function IncomeLayout() {
  return (
    <ManyWords words={useLoaderData<typeof clientLoader>()}>
      <ForRoles call={listReports}>
        <UnsavedChanges>
          <Outlet />
        </UnsavedChanges>
      </ForRoles>
    </ManyWords>
  )
}
