// The rooms of review: their words, and those of works and files, are loaded here.
import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { listReviewQueue } from '#contract/review/queue-calls'
import { loadAreas, ManyWords } from '../../../lib/area-words'
import { ForRoles } from '../for-roles'

export const clientLoader = () => loadAreas('review', 'works', 'materials')

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.origin !== nextUrl.origin
}

export default function ReviewLayout() {
  return (
    <ManyWords words={useLoaderData<typeof clientLoader>()}>
      <ForRoles call={listReviewQueue}>
        <Outlet />
      </ForRoles>
    </ManyWords>
  )
}
