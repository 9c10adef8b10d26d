// Whoever acted for a company and cannot any more is told so. What they wrote for it must never land in their own account.
import type { Call } from '#contract/call'
import { Refusal } from '../refusal'
import { addTexts } from '../texts/texts'
import type { Actor } from './actor'

addTexts({
  'lostCompany.frozen': {
    'zh-CN': '企业“{company}”的账号已被冻结，您暂时不能代其操作。请切换到自己的账号',
    en: '{company}’s account is frozen, so you can’t act for it. Switch to your own account.',
  },
  'lostCompany.closed': {
    'zh-CN': '企业“{company}”的账号已注销，您不能再代其操作。请切换到自己的账号',
    en: '{company}’s account is closed, so you can’t act for it. Switch to your own account.',
  },
  'lostCompany.left': {
    'zh-CN': '您已不再是企业“{company}”的同事，不能再代其操作。请切换到自己的账号',
    en: 'You’re no longer a colleague at {company}, so you can’t act for it. Switch to your own account.',
  },
})

export function requireCompany(call: Pick<Call, 'access' | 'isPersonal'>, actor: Actor): void {
  if (call.access === 'member' && !call.isPersonal) requireNoLoss(actor)
}

/** For calls that anyone may make and that note whose they are. */
export function requireNoLoss(actor: Actor): void {
  if (actor.kind !== 'member' || !actor.lost) return
  const { why, name } = actor.lost
  throw new Refusal('companyLost', { text: `lostCompany.${why}`, params: { company: name } })
}
