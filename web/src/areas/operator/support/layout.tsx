// The desk hears by itself when somebody writes; its words, and those of work orders, are loaded here.
import { useEffect } from 'react'
import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { staffLivePath } from '#contract/live-paths'
import { listDeskTickets } from '#contract/support/desk-calls'
import { openLine } from '../../../features/live/live-line'
import { useMissedEvents } from '../../../features/live/use-live-event'
import { documentLanguage } from '../../../lib/document-language'
import { useLanguage, WordsProvider } from '../../../lib/words'
import { loadWords } from '../../../messages/areas'
import { ForRoles } from '../for-roles'
import { refreshDesk } from './desk-queries'

export async function clientLoader() {
  const language = documentLanguage()
  const [desk, support, works] = await Promise.all([
    loadWords('support-desk', language),
    loadWords('support', language),
    loadWords('works', language),
  ])
  return { desk, support, works }
}

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.origin !== nextUrl.origin
}

export default function SupportLayout() {
  const { desk, support, works } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  return (
    <WordsProvider language={language} area="support-desk" words={desk}>
      <WordsProvider language={language} area="support" words={support}>
        <WordsProvider language={language} area="works" words={works}>
          <ForRoles call={listDeskTickets}>
            <ListeningDesk />
          </ForRoles>
        </WordsProvider>
      </WordsProvider>
    </WordsProvider>
  )
}

function ListeningDesk() {
  useEffect(() => openLine(staffLivePath), [])
  useMissedEvents(() => void refreshDesk())
  return <Outlet />
}
