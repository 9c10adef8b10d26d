import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { loadAreas, ManyWords } from '../../../lib/area-words'

export const clientLoader = () => loadAreas('catalogue', 'works', 'materials')

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.origin !== nextUrl.origin
}

export default function CatalogueLayout() {
  return (
    <ManyWords words={useLoaderData<typeof clientLoader>()}>
      <Outlet />
    </ManyWords>
  )
}
