import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { loadAreas, ManyWords } from '../../../lib/area-words'

/** The pages of an artist at channels are asked for as in a release, in the same words. */
export const clientLoader = () => loadAreas('roster', 'publish', 'works')

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.origin !== nextUrl.origin
}

export default function RosterLayout() {
  return (
    <ManyWords words={useLoaderData<typeof clientLoader>()}>
      <Outlet />
    </ManyWords>
  )
}
