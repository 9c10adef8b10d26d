// Where money stands and where it goes share their words; nobody else has to load them.
import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { loadAreas, ManyWords } from '../../../lib/area-words'

export const clientLoader = () => loadAreas('payouts', 'withdraw', 'income', 'bills')

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.origin !== nextUrl.origin
}

export default function PayoutsLayout() {
  return (
    <ManyWords words={useLoaderData<typeof clientLoader>()}>
      <Outlet />
    </ManyWords>
  )
}
