import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { userInfo } from '#contract/identity/calls'
import { switchAccount } from '#contract/identity/company-calls'
import { button } from '../../testing/forms'
import { renderPart } from '../../testing/render-part'
import { sampleAccount } from '../../testing/sample-people'
import { answer, sent } from '../../testing/server'
import { say } from '../../testing/words'
import { accountQuery, queryClient } from './account-queries'
import { UnlessLost } from './unless-lost'

const t = say('member')
const lost = {
  ...sampleAccount,
  user_account_info: {
    ...sampleAccount.user_account_info,
    lost_company: { name: 'River Records', why: 'frozen' as const },
  },
}
const aScreen = <p>A screen of the company</p>

describe('the screens of a company that is lost', () => {
  it('give way to the way out', async () => {
    answer(userInfo, lost)
    answer(switchAccount, null)
    const { user } = renderPart(<UnlessLost>{aScreen}</UnlessLost>)
    await screen.findByRole('heading', { name: t('standing.switchFirst') })
    expect(screen.queryByText('A screen of the company')).toBeNull()
    await user.click(button(t('standing.switch')))
    await waitFor(() => expect(sent(switchAccount)).toEqual([{ account_id: null }]))
  })

  it('stay in sight for who is in the middle of one', async () => {
    answer(userInfo, sampleAccount)
    renderPart(<UnlessLost>{aScreen}</UnlessLost>)
    await waitFor(() => expect(queryClient.getQueryData(accountQuery.queryKey)).toBeTruthy())
    answer(userInfo, lost)
    await act(() => queryClient.refetchQueries({ queryKey: accountQuery.queryKey }))
    expect(screen.getByText('A screen of the company')).toBeTruthy()
    expect(screen.queryByRole('heading', { name: t('standing.switchFirst') })).toBeNull()
  })
})
