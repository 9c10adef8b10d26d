import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { listChannelProfiles } from '#contract/distribution/channel-calls'
import { UnsavedChanges } from '../../../features/forms/unsaved-changes'
import { loadAreas, ManyWords } from '../../../lib/area-words'
import { ForRoles } from '../for-roles'

/** Countries and genres are chosen as in a work, pictures as in the settings, and leaving asks what members are asked. */
export const clientLoader = () => loadAreas('channels', 'works', 'site', 'member')

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.origin !== nextUrl.origin
}

export default function ChannelsLayout() {
  return (
    <ManyWords words={useLoaderData<typeof clientLoader>()}>
      <ForRoles call={listChannelProfiles}>
        <UnsavedChanges>
          <Outlet />
        </UnsavedChanges>
      </ForRoles>
    </ManyWords>
  )
}
