import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { listDeliveries } from '#contract/distribution/delivery-calls'
import { loadAreas, ManyWords } from '../../../lib/area-words'
import { ForRoles } from '../for-roles'

/** A channel is paused here as on its own page. */
export const clientLoader = () => loadAreas('deliveries', 'channels')

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.origin !== nextUrl.origin
}

export default function DeliveriesLayout() {
  return (
    <ManyWords words={useLoaderData<typeof clientLoader>()}>
      <ForRoles call={listDeliveries}>
        <Outlet />
      </ForRoles>
    </ManyWords>
  )
}
