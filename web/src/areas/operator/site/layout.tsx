import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { readSettings } from '#contract/sites/settings-calls'
import { UnsavedChanges } from '../../../features/forms/unsaved-changes'
import { loadAreas, ManyWords } from '../../../lib/area-words'
import { ForRoles } from '../for-roles'

/** The question before leaving unsaved input is the member's too. */
export const clientLoader = () => loadAreas('site', 'member')

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.origin !== nextUrl.origin
}

export default function SiteLayout() {
  return (
    <ManyWords words={useLoaderData<typeof clientLoader>()}>
      <ForRoles call={readSettings}>
        <UnsavedChanges>
          <Outlet />
        </UnsavedChanges>
      </ForRoles>
    </ManyWords>
  )
}
