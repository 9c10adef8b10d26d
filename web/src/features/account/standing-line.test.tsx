import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { userInfo } from '#contract/identity/calls'
import { switchAccount } from '#contract/identity/company-calls'
import { button } from '../../testing/forms'
import { renderPart } from '../../testing/render-part'
import { sampleAccount } from '../../testing/sample-people'
import { answer, sent } from '../../testing/server'
import { say } from '../../testing/words'
import { StandingLine } from './standing-line'

const t = say('member')
const company = 'River Records'

describe('the line about how a member stands', () => {
  it.each(['frozen', 'closed', 'left'] as const)('tells that a company is lost: %s', async why => {
    const info = { ...sampleAccount.user_account_info, lost_company: { name: company, why } }
    answer(userInfo, { ...sampleAccount, user_account_info: info })
    answer(switchAccount, null)
    const { user } = renderPart(<StandingLine />)
    await screen.findByText(t(`standing.lost.${why}`, { company }))
    await user.click(button(t('standing.back')))
    await waitFor(() => expect(sent(switchAccount)).toEqual([{ account_id: null }]))
  })
})
