import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { listReports } from '#contract/income/report-calls'
import { UnsavedChanges } from '../../../features/forms/unsaved-changes'
import { documentLanguage } from '../../../lib/document-language'
import { useLanguage, WordsProvider } from '../../../lib/words'
import { loadWords } from '../../../messages/areas'
import { ForRoles } from '../for-roles'

export async function clientLoader() {
  const language = documentLanguage()
  const [desk, check, income, figures, member] = await Promise.all([
    loadWords('income-desk', language),
    loadWords('report-check', language),
    loadWords('income', language),
    loadWords('income-figures', language),
    loadWords('member', language),
  ])
  return { desk, check, income, figures, member }
}

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.origin !== nextUrl.origin
}

export default function IncomeLayout() {
  const { desk, check, income, figures, member } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  return (
    <WordsProvider language={language} area="income-desk" words={desk}>
      <WordsProvider language={language} area="report-check" words={check}>
        {/* Bills stand here as their members see them, and leaving asks what members are asked. */}
        <WordsProvider language={language} area="income" words={income}>
          <WordsProvider language={language} area="member" words={member}>
            <WordsProvider language={language} area="income-figures" words={figures}>
              <ForRoles call={listReports}>
                <UnsavedChanges>
                  <Outlet />
                </UnsavedChanges>
              </ForRoles>
            </WordsProvider>
          </WordsProvider>
        </WordsProvider>
      </WordsProvider>
    </WordsProvider>
  )
}
