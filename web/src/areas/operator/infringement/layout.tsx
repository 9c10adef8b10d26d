import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { listInfringements } from '#contract/infringement/desk-calls'
import { loadAreas, ManyWords } from '../../../lib/area-words'
import { ForRoles } from '../for-roles'

/** Evidence is shown like what is attached to a ticket, and a release by its status. */
export const clientLoader = () => loadAreas('infringement', 'support', 'works')

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.origin !== nextUrl.origin
}

export default function InfringementLayout() {
  return (
    <ManyWords words={useLoaderData<typeof clientLoader>()}>
      <ForRoles call={listInfringements}>
        <Outlet />
      </ForRoles>
    </ManyWords>
  )
}
