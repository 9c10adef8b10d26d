import { addTexts } from '../../platform/texts/texts'

addTexts({
  'infringement.contact': {
    'zh-CN': '请留下手机号或邮箱，至少一项。',
    en: 'Leave a mobile number or an email address.',
  },
  'infringement.trackName': { 'zh-CN': '请写明是哪一首曲目。', en: 'Say which track it is.' },
  'infringement.received': {
    'zh-CN': '投诉 {number} 已收到。请保存案件链接。',
    en: 'Claim {number} has arrived. Keep the link to your case.',
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
  'infringement.isDraft': {
    'zh-CN': '这个作品还没有提交过，不能作为投诉对象。',
    en: 'This release was never submitted, so no claim can be about it.',
  },
  'infringement.stillWaiting': {
    'zh-CN': '用户的反通知期限还没有过，暂不能认定侵权成立。',
    en: 'The member still has time to answer. Uphold the claim after the deadline.',
  },
  'infringement.tooLate': {
    'zh-CN': '提交反通知的期限已过。如有新的证据，请提交工单。',
    en: 'The deadline for a counter-notice has passed. Open a support ticket if you have new evidence.',
  },
  'infringement.measure.title': {
    'zh-CN': '侵权投诉 {number}：《{title}》已采取措施',
    en: 'Claim {number}: we acted on “{title}”',
  },
  'infringement.measure.text': {
    'zh-CN': '我们收到附有初步证据的侵权投诉，作品已从各渠道下架。您可以在 {days} 天内提交反通知和证据。',
    en: 'On preliminary evidence of infringement we are taking it off all channels. You can send a counter-notice with evidence within {days} {days|day|days}.',
  },
  'infringement.measureTrack.title': {
    'zh-CN': '侵权投诉 {number}：《{title}》已采取措施',
    en: 'Claim {number}: we acted on “{title}”',
  },
  'infringement.measureTrack.text': {
    'zh-CN':
      '收到附有初步证据的侵权投诉，这首曲目已从各渠道下架，作品的其他曲目不受影响。您可以在 {days} 天内提交反通知和证据。',
    en: 'On preliminary evidence of infringement we are taking this track off all channels. The rest of the release stays. You can send a counter-notice with evidence within {days} {days|day|days}.',
  },
  'infringement.measureHeld.title': {
    'zh-CN': '侵权投诉 {number}：《{title}》暂不能上线',
    en: 'Claim {number}: “{title}” can’t go online for now',
  },
  'infringement.measureHeld.text': {
    'zh-CN':
      '我们收到附有初步证据的侵权投诉，案件处理期间作品暂不上线。您可以在 {days} 天内提交反通知和证据。',
    en: 'On preliminary evidence of infringement it stays off all channels while the case is open. You can send a counter-notice with evidence within {days} {days|day|days}.',
  },
  'infringement.measureHeldTrack.title': {
    'zh-CN': '侵权投诉 {number}：《{title}》暂不能上线',
    en: 'Claim {number}: “{title}” can’t go online for now',
  },
  'infringement.measureHeldTrack.text': {
    'zh-CN':
      '我们收到附有初步证据的侵权投诉，案件处理期间这首曲目不能上线。移除它，其余曲目可以继续。您可以在 {days} 天内提交反通知和证据。',
    en: 'On preliminary evidence of infringement this track stays off all channels while the case is open. Take it out and the rest can go on. You can send a counter-notice with evidence within {days} {days|day|days}.',
  },
  'infringement.forward.title': {
    'zh-CN': '投诉 {number}：反通知已转送投诉人',
    en: 'Claim {number}: your counter-notice was forwarded',
  },
  'infringement.forward.text': {
    'zh-CN': '《{title}》：投诉人 {days} 天内没有投诉或起诉的，我们会终止所采取的措施。',
    en: '“{title}”: we lift the measure unless the claimant goes to an authority or to court within {days} {days|day|days}.',
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
    'zh-CN': '【{site}】您的侵权投诉 {number} 有新进展：{address}',
    en: '[{site}] There is news about your claim {number}: {address}',
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
