import { addTexts } from '../../platform/texts/texts'

addTexts({
  'deeds.waitsForAdmin': {
    'zh-CN': '已提交，等待另一位管理员同意，最早于 {moment} 生效',
    en: 'Requested. This waits for another admin’s approval and takes effect on {moment} (China time) at the earliest.',
  },
  'deeds.waitsForOwner': {
    'zh-CN': '已提交，等待站点所有者确认，确认 72 小时后生效',
    en: 'Requested. This waits for the site owner’s confirmation and takes effect 72 hours after it.',
  },
  'deeds.otherWaits': {
    'zh-CN': '同一对象已有待确认的变更，请先在“待确认变更”中处理',
    en: 'Another change to this is already waiting. See Pending changes.',
  },
  'deeds.agreed': {
    'zh-CN': '已同意，将于 {moment} 生效',
    en: 'Approved. It takes effect on {moment} (China time).',
  },
  'deeds.stopped': { 'zh-CN': '变更已停止', en: 'The change is stopped.' },
  'deeds.cannotAgree.own': {
    'zh-CN': '这是你提出的变更，须由另一位管理员同意',
    en: 'You requested this change, so another admin has to approve it.',
  },
  'deeds.cannotAgree.newAdmin': {
    'zh-CN': '成为管理员满 72 小时后才能同意变更',
    en: 'You can approve changes once you’ve been an admin for 72 hours.',
  },
  'deeds.cannotAgree.invited': {
    'zh-CN': '提出变更的人在 30 天内邀请了你或让你成为管理员，须由其他管理员同意',
    en: 'The person who requested this invited you or made you an admin within the last 30 days, so another admin has to approve it.',
  },
  'deeds.cannotAgree.inviter': {
    'zh-CN': '你在 30 天内邀请了提出变更的人，或为其提出过职责、身份验证器的变更，须由其他管理员同意',
    en: 'You invited the person who requested this, or requested their role or second factor, within the last 30 days, so another admin has to approve it.',
  },
  'deeds.cannotAgree.agreed': { 'zh-CN': '已有管理员同意', en: 'An admin has already approved this.' },
  'deeds.cannotAgree.ended': { 'zh-CN': '这项变更已经结束', en: 'This change has already ended.' },
  'deeds.failed.changed': {
    'zh-CN': '提出之后情况已有变化，变更没有执行',
    en: 'Something had changed since the request, so the change wasn’t made.',
  },
  'deeds.failed.requester': {
    'zh-CN': '提出变更的人已停用或不再有权提出',
    en: 'The person who requested it is suspended or no longer has the role for it.',
  },
  'deeds.failed.agreer': {
    'zh-CN': '同意变更的人已停用或不再是管理员',
    en: 'The person who approved it is suspended or no longer an admin.',
  },
  'deeds.noLink': {
    'zh-CN': '这个链接无效。请使用邮件中的完整链接',
    en: 'This link isn’t valid. Use the whole link from the email.',
  },
  'deeds.confirmed': {
    'zh-CN': '已确认，将于 {moment} 生效，在此之前仍可停止',
    en: 'Confirmed. It takes effect on {moment} (China time), and you can stop it until then.',
  },
  'deeds.cannotConfirm.admin': {
    'zh-CN': '这项变更须由另一位管理员同意',
    en: 'Another admin has to approve this change.',
  },
  'deeds.cannotConfirm.confirmed': { 'zh-CN': '这项变更已经确认', en: 'This change is already confirmed.' },
  'deeds.cannotConfirm.late': {
    'zh-CN': '已来不及在期限内生效，请重新提出',
    en: 'It’s too late for this change to take effect before it expires. Request it again.',
  },
  'deeds.cannotConfirm.ended': { 'zh-CN': '这项变更已经结束', en: 'This change has already ended.' },
  'deeds.owner.subject': { 'zh-CN': '有一项变更需要你知悉', en: 'A change was requested on your site' },
  'deeds.owner.text': {
    'zh-CN': '由{name}提出。站点没有其他管理员可以同意时，由你确认，确认 72 小时后生效；你也可以停止它。',
    en: 'Requested by {name}. If no other admin can approve it, you confirm it here and it takes effect 72 hours later. You can also stop it.',
  },
  'deeds.owner.open': { 'zh-CN': '查看变更', en: 'See the change' },
  'deeds.owner.reason': {
    'zh-CN': '你收到这封邮件，是因为服务器登记你为{site}的所有者。',
    en: 'You get this because the server names you as the owner of {site}.',
  },
  'deeds.mail.confirmed.subject': { 'zh-CN': '一项变更已获所有者确认', en: 'The owner confirmed a change' },
  'deeds.mail.confirmed.text': {
    'zh-CN': '72 小时后生效。生效之前，任何管理员都可以停止它。',
    en: 'It takes effect in 72 hours. Until then, any admin can stop it.',
  },
  'deeds.mail.stoppedByOwner.subject': { 'zh-CN': '一项变更已停止', en: 'A change was stopped' },
  'deeds.mail.stoppedByOwner.text': {
    'zh-CN': '由站点所有者停止。',
    en: 'Stopped by the owner of the site.',
  },
  'deeds.role.admin': { 'zh-CN': '管理员', en: 'admin' },
  'deeds.role.editor': { 'zh-CN': '内容审核', en: 'editor' },
  'deeds.role.rights': { 'zh-CN': '权利审核', en: 'rights' },
  'deeds.role.finance': { 'zh-CN': '财务', en: 'finance' },
  'deeds.role.support': { 'zh-CN': '客服', en: 'support' },
  'deeds.mail.open': { 'zh-CN': '查看待确认变更', en: 'See pending changes' },
  'deeds.mail.reason': {
    'zh-CN': '你收到这封邮件，是因为你是{site}的管理员。涉及安全的邮件不能退订。',
    en: 'You get this because you’re an admin of {site}. Security emails can’t be turned off.',
  },
  'deeds.mail.requested.subject': { 'zh-CN': '有一项变更等待确认', en: 'A change is waiting for approval' },
  'deeds.mail.requested.text': {
    'zh-CN': '由{name}提出。如果你不了解这项变更，请停止它。',
    en: 'Requested by {name}. If you don’t expect this change, stop it.',
  },
  'deeds.mail.agreed.subject': { 'zh-CN': '一项变更已获同意', en: 'A change was approved' },
  'deeds.mail.agreed.text': {
    'zh-CN': '由{name}同意。生效之前，任何管理员都可以停止它。',
    en: 'Approved by {name}. Until it takes effect, any admin can stop it.',
  },
  'deeds.mail.stopped.subject': { 'zh-CN': '一项变更已停止', en: 'A change was stopped' },
  'deeds.mail.stopped.text': { 'zh-CN': '由{name}停止。', en: 'Stopped by {name}.' },
  'deeds.mail.done.subject': { 'zh-CN': '一项变更已生效', en: 'A change took effect' },
  'deeds.mail.done.text': { 'zh-CN': '这项变更现已生效。', en: 'The change is now in effect.' },
  'deeds.mail.expired.subject': { 'zh-CN': '一项变更已过期', en: 'A change expired' },
  'deeds.mail.expired.text': {
    'zh-CN': '7 天内没有完成确认，变更没有执行。',
    en: 'It wasn’t confirmed within 7 days, so it wasn’t made.',
  },
  'deeds.mail.failed.subject': { 'zh-CN': '一项变更未能执行', en: 'A change couldn’t be made' },
  'deeds.mail.failed.text': {
    'zh-CN': '提出之后情况已有变化。请查看原因，需要时重新提出。',
    en: 'Something had changed since the request. See why and request it again if it’s still needed.',
  },
})
