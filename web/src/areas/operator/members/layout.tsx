import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { listMembers } from '#contract/members/calls'
import { documentLanguage } from '../../../lib/document-language'
import { useLanguage, WordsProvider } from '../../../lib/words'
import { loadWords } from '../../../messages/areas'
import { ForRoles } from '../for-roles'

export async function clientLoader() {
  const language = documentLanguage()
  const [members, works, income, support, audit] = await Promise.all([
    loadWords('members', language),
    loadWords('works', language),
    loadWords('income', language),
    loadWords('support', language),
    loadWords('audit', language),
  ])
  return { members, works, income, support, audit }
}

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.origin !== nextUrl.origin
}

export default function MembersLayout() {
  const { members, works, income, support, audit } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  return (
    <WordsProvider language={language} area="members" words={members}>
      <WordsProvider language={language} area="works" words={works}>
        <WordsProvider language={language} area="income" words={income}>
          <WordsProvider language={language} area="support" words={support}>
            <WordsProvider language={language} area="audit" words={audit}>
              <ForRoles call={listMembers}>
                <Outlet />
              </ForRoles>
            </WordsProvider>
          </WordsProvider>
        </WordsProvider>
      </WordsProvider>
    </WordsProvider>
  )
}
