// A session that ends while its member is at work: they log in again where they are, and what they typed stays as it is.
import { use, useState } from 'react'
import { switchAccount } from '#contract/identity/company-calls'
import { LoginForm } from '../areas/passport/login-form'
import { type Account, accountQuery, queryClient } from '../features/account/account-queries'
import { api } from '../lib/api'
import { documentLanguage } from '../lib/document-language'
import { links } from '../lib/links'
import { forgetSession } from '../lib/session'
import { useLanguage, useWords, WordsProvider } from '../lib/words'
import { loadWords } from '../messages/areas'
import { buttonClass } from '../ui/button-class'
import { NoticeDialog } from './notice-dialog'

/** Whose page this is, as far as it has come: a page without its member has nothing to lose. */
export function memberHere(): Account | undefined {
  return queryClient.getQueryData(accountQuery.queryKey)
}

type LogInAgainProps = { member: Account; onClose: () => void }

export function LogInAgain({ member, onClose }: LogInAgainProps) {
  const t = useWords('shell')
  const [words] = useState(() => loadWords('passport', documentLanguage()))
  return (
    <NoticeDialog title={t('again.title')} onClose={onClose}>
      <p>{t('again.text')}</p>
      <WordsProvider language={useLanguage()} area="passport" words={use(words)}>
        <LoginForm
          mobile={member.userinfo.username}
          onDone={async () => {
            await actAsBefore(member)
            onClose()
            await queryClient.invalidateQueries()
          }}
        >
          <button type="button" className={buttonClass({ variant: 'line' })} onClick={leave}>
            {t('again.leave')}
          </button>
        </LoginForm>
      </WordsProvider>
    </NoticeDialog>
  )
}

/** A new session is its member's own. Whoever worked for a company goes on there, or hears from the server why not. */
async function actAsBefore({ user_account_info: { company } }: Account) {
  if (company) await api(switchAccount, { account_id: company.account_id })
}

function leave() {
  forgetSession()
  location.assign(links.home)
}
