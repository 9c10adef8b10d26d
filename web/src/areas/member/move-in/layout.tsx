import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { loadAreas, ManyWords } from '../../../lib/area-words'

export const clientLoader = () => loadAreas('move-in')

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.origin !== nextUrl.origin
}

export default function MoveInLayout() {
  return (
    <ManyWords words={useLoaderData<typeof clientLoader>()}>
      <Outlet />
    </ManyWords>
  )
}
