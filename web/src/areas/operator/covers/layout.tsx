import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { listManagedBackgrounds } from '#contract/covers/desk-calls'
import { loadAreas, ManyWords } from '../../../lib/area-words'
import { ForRoles } from '../for-roles'

export const clientLoader = () => loadAreas('cover-offer')

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.origin !== nextUrl.origin
}

export default function CoversLayout() {
  return (
    <ManyWords words={useLoaderData<typeof clientLoader>()}>
      <ForRoles call={listManagedBackgrounds}>
        <Outlet />
      </ForRoles>
    </ManyWords>
  )
}
