import { addTexts } from '../../platform/texts/texts'

addTexts({
  'infringement.noAddress': {
    'zh-CN': '请填写能收到邮件的邮箱。',
    en: 'Enter an email address that can receive mail.',
  },
  'infringement.holder': {
    'zh-CN': '请写明您代理的权利人。',
    en: 'Name the owner of the right whom you act for.',
  },
  'infringement.tooManyOpen': {
    'zh-CN': '您已有 {count} 起投诉尚未结案，请等其中一起结案后再提交，或将新的证据补充到已有案件。',
    en: 'You have {count} open {count|claim|claims}. Wait until one is decided, or add to one of them.',
  },
  'infringement.unconfirmed': {
    'zh-CN': '投诉人还没有确认邮箱，投诉尚未生效，不能据此采取措施或暂扣收入。',
    en: 'The claimant hasn’t confirmed the email address yet. Until then the claim doesn’t count: nothing can be taken down or held because of it.',
  },
  'infringement.isConfirmed': {
    'zh-CN': '邮箱已经确认过，或案件已经结束。',
    en: 'The email address is confirmed already, or the case is closed.',
  },
  'infringement.confirm.subject': {
    'zh-CN': '{site}：请确认侵权投诉 {number}',
    en: '{site}: confirm your claim {number}',
  },
  'infringement.confirm.heading': { 'zh-CN': '请确认您的投诉', en: 'Confirm your claim' },
  'infringement.confirm.text': {
    'zh-CN':
      '有人用这个邮箱提交了侵权投诉 {number}。请在 {days} 天内打开案件页面并确认，确认之后投诉才生效。如果不是您提交的，请忽略这封邮件。',
    en: 'Somebody gave this address with claim of infringement {number}. Open the case page and confirm it within {days} {days|day|days}: only then does the claim count. If it wasn’t you, ignore this email.',
  },
  'infringement.confirm.button': { 'zh-CN': '打开并确认', en: 'Open and confirm' },
  'infringement.link.subject': {
    'zh-CN': '{site}：侵权投诉 {number} 的新链接',
    en: '{site}: the new link to your claim {number}',
  },
  'infringement.link.heading': { 'zh-CN': '案件的新链接', en: 'The new link to your case' },
  'infringement.link.text': {
    'zh-CN': '原来的链接已失效。持有新链接的人都能打开案件，请勿转发。',
    en: 'The link before has ended. Anyone with the new one can open the case, so don’t forward it.',
  },
  'infringement.ended.subject': {
    'zh-CN': '{site}：侵权投诉 {number} 已结案',
    en: '{site}: your claim {number} is closed',
  },
  'infringement.endedNotice': { 'zh-CN': '侵权投诉已结案', en: 'Your claim is closed' },
  'infringement.ended.text': {
    'zh-CN': '案件链接已随结案失效。如有新的证据，可以重新提交投诉。',
    en: 'The link to the case has ended with it. If you have new evidence, send another claim.',
  },
  'infringement.smsEnded': {
    'zh-CN': '【{site}】您的侵权投诉 {number} 已结案，结果已发往您的邮箱。',
    en: '[{site}] Your claim {number} is closed. We’ve emailed you the outcome.',
  },
  'infringement.outcome.upheld': {
    'zh-CN': '您的侵权投诉 {number} 成立，作品不再恢复上线。',
    en: 'Your claim {number} was upheld. The release stays down.',
  },
  'infringement.outcome.not_upheld': {
    'zh-CN': '您的侵权投诉 {number} 不成立，所采取的措施已解除。',
    en: 'Your claim {number} was not upheld, and the measure is lifted.',
  },
  'infringement.outcome.dismissed': {
    'zh-CN': '您的侵权投诉 {number} 未被受理。',
    en: 'Your claim {number} was dismissed.',
  },
  'infringement.outcome.withdrawn': {
    'zh-CN': '您已撤回侵权投诉 {number}。',
    en: 'You withdrew claim {number}.',
  },
  'infringement.outcome.lapsed': {
    'zh-CN': '期限已过，侵权投诉 {number} 已结案，所采取的措施已解除。',
    en: 'The deadline for claim {number} has passed, so the case is closed and any measure is lifted.',
  },
  'infringement.trackName': { 'zh-CN': '请写明是哪一首曲目。', en: 'Say which track it is.' },
  'infringement.received': {
    'zh-CN': '投诉 {number} 已收到。请打开我们发往您邮箱的链接确认。',
    en: 'Claim {number} has arrived. Confirm it with the link that we’ve emailed you.',
  },
  'infringement.endHoldFirst': {
    'zh-CN': '这份投诉正在暂停一份作品的收益，请先解除再更换作品。',
    en: 'This claim holds the income of a work. End the hold before you name another one.',
  },
  'infringement.cannotMove': {
    'zh-CN': '案件的状态已经变了，请刷新后再试。',
    en: 'This case has moved on. Reload and try again.',
  },
  'infringement.enoughFiles': {
    'zh-CN': '每个案件最多 {count} 个文件。',
    en: 'A case takes {count} {count|file|files} at most.',
  },
  'infringement.stillOpen': {
    'zh-CN': '您的作品有侵权投诉正在处理，有结果后才能注销账号。',
    en: 'A claim about one of your releases is still open. You can delete your account once it’s decided.',
  },
  'infringement.isClosed': {
    'zh-CN': '案件已经结束，不能再补充材料。',
    en: 'This case is closed. Nothing can be added to it.',
  },
  'infringement.workMissing': {
    'zh-CN': '请先选定投诉针对的作品。',
    en: 'Choose the release that the claim is about first.',
  },
  'infringement.noEvidence': {
    'zh-CN': '投诉人还没有提交初步证据，不能采取措施。请先要求补充。',
    en: 'The claimant has sent no preliminary evidence yet. Ask for it first.',
  },
  'infringement.company': { 'zh-CN': '请填写企业的全称。', en: 'Enter the full name of the company.' },
  'infringement.registerNumber': {
    'zh-CN': '请填写统一社会信用代码；境外企业请填写登记号码。',
    en: 'Enter the unified social credit code, or the number in the company register abroad.',
  },
  'infringement.creditCode': {
    'zh-CN': '没有这样的统一社会信用代码，请对照营业执照逐位检查。',
    en: 'This unified social credit code isn’t valid. Compare each digit with the business licence.',
  },
  'infringement.noIdentity': {
    'zh-CN': '投诉人还没有提交身份证明，通知不符合法律要求，不能采取措施。请先要求补充。',
    en: 'The claimant has sent no proof of identity yet, so the notice is not what the law asks for. Ask for it first.',
  },
  'infringement.unverified': {
    'zh-CN': '反通知须写明实名认证的姓名或名称，请先完成实名认证。',
    en: 'A counter-notice names its sender as verified. Verify your identity first.',
  },
  'infringement.counterEvidence': {
    'zh-CN': '请至少附上一份不存在侵权行为的初步证据。',
    en: 'Attach at least one file of preliminary evidence that there is no infringement.',
  },
  'infringement.isDraft': {
    'zh-CN': '这个作品还没有提交过，不能作为投诉对象。',
    en: 'This release was never submitted, so no claim can be about it.',
  },
  'infringement.stillWaiting': {
    'zh-CN': '用户提交反通知（不存在侵权行为的声明）的期限还没有过，暂不能认定侵权成立。',
    en: 'The member still has time to answer. Uphold the claim after the deadline.',
  },
  'infringement.tooLate': {
    'zh-CN': '提交反通知（不存在侵权行为的声明）的期限已过。如有新的证据，请提交工单。',
    en: 'The deadline for a counter-notice has passed. Open a support ticket if you have new evidence.',
  },
  'infringement.measure.title': {
    'zh-CN': '侵权投诉 {number}：《{title}》已采取措施',
    en: 'Claim {number}: we acted on “{title}”',
  },
  'infringement.measure.text': {
    'zh-CN':
      '我们收到附有初步证据的侵权投诉，作品已从各渠道下架。您可以在 {days} 天内提交反通知（不存在侵权行为的声明）和证据。',
    en: 'On preliminary evidence of infringement we are taking it off all channels. You can send a counter-notice (a declaration that there is no infringement) with evidence within {days} {days|day|days}.',
  },
  'infringement.measureTrack.title': {
    'zh-CN': '侵权投诉 {number}：《{title}》已采取措施',
    en: 'Claim {number}: we acted on “{title}”',
  },
  'infringement.measureTrack.text': {
    'zh-CN':
      '收到附有初步证据的侵权投诉，这首曲目已从各渠道下架，作品的其他曲目不受影响。您可以在 {days} 天内提交反通知（不存在侵权行为的声明）和证据。',
    en: 'On preliminary evidence of infringement we are taking this track off all channels. The rest of the release stays. You can send a counter-notice (a declaration that there is no infringement) with evidence within {days} {days|day|days}.',
  },
  'infringement.measureHeld.title': {
    'zh-CN': '侵权投诉 {number}：《{title}》暂不能上线',
    en: 'Claim {number}: “{title}” can’t go online for now',
  },
  'infringement.measureHeld.text': {
    'zh-CN':
      '我们收到附有初步证据的侵权投诉，案件处理期间作品暂不上线。您可以在 {days} 天内提交反通知（不存在侵权行为的声明）和证据。',
    en: 'On preliminary evidence of infringement it stays off all channels while the case is open. You can send a counter-notice (a declaration that there is no infringement) with evidence within {days} {days|day|days}.',
  },
  'infringement.measureHeldTrack.title': {
    'zh-CN': '侵权投诉 {number}：《{title}》暂不能上线',
    en: 'Claim {number}: “{title}” can’t go online for now',
  },
  'infringement.measureHeldTrack.text': {
    'zh-CN':
      '我们收到附有初步证据的侵权投诉，案件处理期间这首曲目不能上线。移除它，其余曲目可以继续。您可以在 {days} 天内提交反通知（不存在侵权行为的声明）和证据。',
    en: 'On preliminary evidence of infringement this track stays off all channels while the case is open. Take it out and the rest can go on. You can send a counter-notice (a declaration that there is no infringement) with evidence within {days} {days|day|days}.',
  },
  'infringement.forward.title': {
    'zh-CN': '投诉 {number}：反通知（不存在侵权行为的声明）已转送投诉人',
    en: 'Claim {number}: your counter-notice (declaration of no infringement) was forwarded',
  },
  'infringement.forward.text': {
    'zh-CN':
      '《{title}》：反通知连同您认证的姓名或名称、联系方式已转送投诉人。投诉人 {days} 天内没有投诉或起诉的，我们会终止所采取的措施。',
    en: '“{title}”: the claimant now has your counter-notice with your verified name and contact details. We lift the measure unless the claimant goes to an authority or to court within {days} {days|day|days}.',
  },
  'infringement.pursue.title': {
    'zh-CN': '投诉 {number}：投诉人已投诉或起诉',
    en: 'Claim {number}: the claimant went to an authority or to court',
  },
  'infringement.pursue.text': {
    'zh-CN': '《{title}》的措施继续有效，直到有结果。',
    en: 'The measure on “{title}” stays until there is a result.',
  },
  'infringement.upheld.title': { 'zh-CN': '投诉 {number}：侵权成立', en: 'Claim {number} was upheld' },
  'infringement.upheld.text': {
    'zh-CN': '《{title}》不再恢复上线。理由：{reason}',
    en: '“{title}” stays down. Reason: {reason}',
  },
  'infringement.lifted.title': {
    'zh-CN': '投诉 {number} 已结束，措施已解除',
    en: 'Claim {number} is closed and the measure is lifted',
  },
  'infringement.lifted.text': {
    'zh-CN': '《{title}》正在重新送往各渠道，编码不变，无需重新签署。',
    en: '“{title}” is going back to the channels with the same codes. You need not sign again.',
  },
  'infringement.liftedOnly.title': {
    'zh-CN': '投诉 {number} 已结束，措施已解除',
    en: 'Claim {number} is closed, and your release is no longer blocked',
  },
  'infringement.liftedOnly.text': {
    'zh-CN': '《{title}》不再受这起投诉限制，没有内容需要重新送往渠道。',
    en: 'The claim no longer holds “{title}”. Nothing had to be sent to the channels.',
  },
  'infringement.liftedWaits.title': {
    'zh-CN': '投诉 {number} 已结束',
    en: 'Claim {number} is closed',
  },
  'infringement.liftedWaits.text': {
    'zh-CN': '《{title}》还涉及另一起投诉，那起投诉有结果前暂不恢复上线，有结果会通知您。',
    en: 'Another claim is about “{title}” too. It stays down until that one is decided, and we’ll tell you then.',
  },
  'infringement.sms': {
    'zh-CN': '【{site}】您的侵权投诉 {number} 有新进展，链接已发往您的邮箱。',
    en: '[{site}] There is news about your claim {number}. We’ve emailed you the link.',
  },
  'infringement.smsNotice': { 'zh-CN': '侵权投诉有新进展', en: 'News about your claim' },
  'infringement.mail.subject': {
    'zh-CN': '{site}：侵权投诉 {number} 有新进展',
    en: '{site}: news about your claim {number}',
  },
  'infringement.mail.text': {
    'zh-CN': '您的侵权投诉 {number} 有新进展。案件页面上有全部经过和下一步；持有链接的人都能打开，请勿转发。',
    en: 'There is news about your claim {number}. The case page shows everything so far and what comes next. Anyone with the link can open it, so don’t forward it.',
  },
  'infringement.mail.open': { 'zh-CN': '打开案件', en: 'Open the case' },
  'infringement.mail.reason': {
    'zh-CN': '您收到这封邮件，是因为您在{site}提交侵权投诉时留下了这个邮箱。',
    en: 'You get this because you left this address with a claim on {site}.',
  },
})
