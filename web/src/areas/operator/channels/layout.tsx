import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { listChannelProfiles } from '#contract/distribution/channel-calls'
import { UnsavedChanges } from '../../../features/forms/unsaved-changes'
import { documentLanguage } from '../../../lib/document-language'
import { useLanguage, WordsProvider } from '../../../lib/words'
import { loadWords } from '../../../messages/areas'
import { ForRoles } from '../for-roles'

export async function clientLoader() {
  const language = documentLanguage()
  const [channels, works, site, member] = await Promise.all([
    loadWords('channels', language),
    loadWords('works', language),
    loadWords('site', language),
    loadWords('member', language),
  ])
  return { channels, works, site, member }
}

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.origin !== nextUrl.origin
}

export default function ChannelsLayout() {
  const { channels, works, site, member } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  return (
    <WordsProvider language={language} area="channels" words={channels}>
      {/* Countries and genres are chosen as in a work, pictures as in the settings, and leaving asks what members are asked. */}
      <WordsProvider language={language} area="works" words={works}>
        <WordsProvider language={language} area="site" words={site}>
          <WordsProvider language={language} area="member" words={member}>
            <ForRoles call={listChannelProfiles}>
              <UnsavedChanges>
                <Outlet />
              </UnsavedChanges>
            </ForRoles>
          </WordsProvider>
        </WordsProvider>
      </WordsProvider>
    </WordsProvider>
  )
}
