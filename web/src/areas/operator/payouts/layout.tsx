import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { listPayouts } from '#contract/payouts/payout-desk-calls'
import { UnsavedChanges } from '../../../features/forms/unsaved-changes'
import { loadAreas, ManyWords } from '../../../lib/area-words'
import { ForRoles } from '../for-roles'

/** Leaving a form asks what members are asked. */
export const clientLoader = () => loadAreas('payout-desk', 'member')

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.origin !== nextUrl.origin
}

export default function PayoutsLayout() {
  return (
    <ManyWords words={useLoaderData<typeof clientLoader>()}>
      <ForRoles call={listPayouts}>
        <UnsavedChanges>
          <Outlet />
        </UnsavedChanges>
      </ForRoles>
    </ManyWords>
  )
}
