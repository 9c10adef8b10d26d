import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { readSettings } from '#contract/sites/settings-calls'
import { UnsavedChanges } from '../../../features/forms/unsaved-changes'
import { documentLanguage } from '../../../lib/document-language'
import { useLanguage, WordsProvider } from '../../../lib/words'
import { loadWords } from '../../../messages/areas'
import { ForRoles } from '../for-roles'

export async function clientLoader() {
  const language = documentLanguage()
  const [site, member] = await Promise.all([loadWords('site', language), loadWords('member', language)])
  return { site, member }
}

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.origin !== nextUrl.origin
}

export default function SiteLayout() {
  const { site, member } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  return (
    <WordsProvider language={language} area="site" words={site}>
      {/* The question before leaving unsaved input is the member's too. */}
      <WordsProvider language={language} area="member" words={member}>
        <ForRoles call={readSettings}>
          <UnsavedChanges>
            <Outlet />
          </UnsavedChanges>
        </ForRoles>
      </WordsProvider>
    </WordsProvider>
  )
}
