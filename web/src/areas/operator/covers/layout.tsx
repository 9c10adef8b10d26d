import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { listManagedBackgrounds } from '#contract/covers/desk-calls'
import { UnsavedChanges } from '../../../features/forms/unsaved-changes'
import { loadAreas, ManyWords } from '../../../lib/area-words'
import { ForRoles } from '../for-roles'

/** Moods, families and layouts are called what members call them, and leaving asks what members are asked. */
export const clientLoader = () => loadAreas('cover-offer', 'covers', 'member')

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.origin !== nextUrl.origin
}

export default function CoversLayout() {
  return (
    <ManyWords words={useLoaderData<typeof clientLoader>()}>
      <ForRoles call={listManagedBackgrounds}>
        <UnsavedChanges>
          <Outlet />
        </UnsavedChanges>
      </ForRoles>
    </ManyWords>
  )
}
