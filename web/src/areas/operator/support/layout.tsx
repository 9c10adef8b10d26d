// The desk hears by itself when somebody writes; its words, and those of work orders, are loaded here.
import { useEffect } from 'react'
import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { staffLivePath } from '#contract/live-paths'
import { listDeskTickets } from '#contract/support/desk-calls'
import { openLine } from '../../../features/live/live-line'
import { useMissedEvents } from '../../../features/live/use-live-event'
import { loadAreas, ManyWords } from '../../../lib/area-words'
import { ForRoles } from '../for-roles'
import { refreshDesk } from './desk-queries'

export const clientLoader = () => loadAreas('support-desk', 'support', 'works')

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.origin !== nextUrl.origin
}

export default function SupportLayout() {
  return (
    <ManyWords words={useLoaderData<typeof clientLoader>()}>
      <ForRoles call={listDeskTickets}>
        <ListeningDesk />
      </ForRoles>
    </ManyWords>
  )
}

function ListeningDesk() {
  useEffect(() => openLine(staffLivePath), [])
  useMissedEvents(() => void refreshDesk())
  return <Outlet />
}
