// What the site says: its words, and those of works for the applications, are loaded here.
import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { listContent } from '#contract/content/editing-calls'
import { loadAreas, ManyWords } from '../../../lib/area-words'
import { ForRoles } from '../for-roles'

export const clientLoader = () => loadAreas('content', 'works')

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.origin !== nextUrl.origin
}

export default function ContentLayout() {
  return (
    <ManyWords words={useLoaderData<typeof clientLoader>()}>
      <ForRoles call={listContent}>
        <Outlet />
      </ForRoles>
    </ManyWords>
  )
}
