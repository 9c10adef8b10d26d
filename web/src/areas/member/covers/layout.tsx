// The studio's words; nobody else has to load them.
import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { loadAreas, ManyWords } from '../../../lib/area-words'

export const clientLoader = () => loadAreas('covers', 'cover-editor', 'materials')

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.origin !== nextUrl.origin
}

export default function CoversLayout() {
  return (
    <ManyWords words={useLoaderData<typeof clientLoader>()}>
      <Outlet />
    </ManyWords>
  )
}
