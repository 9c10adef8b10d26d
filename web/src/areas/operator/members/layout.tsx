import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { listMembers } from '#contract/members/calls'
import { loadAreas, ManyWords } from '../../../lib/area-words'
import { ForRoles } from '../for-roles'

export const clientLoader = () => loadAreas('members', 'works', 'income', 'support', 'audit')

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.origin !== nextUrl.origin
}

export default function MembersLayout() {
  return (
    <ManyWords words={useLoaderData<typeof clientLoader>()}>
      <ForRoles call={listMembers}>
        <Outlet />
      </ForRoles>
    </ManyWords>
  )
}
