import type { Language } from '#contract/language'
import { addTexts } from '../../../platform/texts/texts'
import type { MatterKind } from './matters'

type Said = Record<'title' | 'text', Record<Language, string>>

const said: Record<MatterKind, Said> = {
  content: {
    title: {
      'zh-CN': '{count} 个作品的内容审核超过承诺时间',
      en: '{count} content {count|review is|reviews are} late',
    },
    text: {
      'zh-CN': '请尽快领取并审核。',
      en: 'They have waited longer than promised. Claim and review them.',
    },
  },
  rights: {
    title: {
      'zh-CN': '{count} 个作品的权利审核超过承诺时间',
      en: 'Late rights reviews: {count}',
    },
    text: {
      'zh-CN': '请尽快领取并审核。',
      en: 'They have waited longer than promised. Claim and review them.',
    },
  },
  cases: {
    title: { 'zh-CN': '{count} 个权利案件到期', en: 'Rights cases due: {count}' },
    text: { 'zh-CN': '没有人处理的，作品会被下架。', en: 'Releases are taken down if nobody decides.' },
  },
  checks: {
    title: {
      'zh-CN': '{count} 份认证超过承诺时间',
      en: '{count} identity {count|check is|checks are} late',
    },
    text: { 'zh-CN': '用户在等待认证结果。', en: 'They have waited longer than promised.' },
  },
  tickets: {
    title: {
      'zh-CN': '{count} 个工单即将超过或已超过答复时间',
      en: '{count} support {count|ticket needs|tickets need} an answer soon',
    },
    text: {
      'zh-CN': '距承诺的答复时间不到 4 小时，或已经超时。',
      en: 'The promised time ends within 4 hours, or has passed.',
    },
  },
  claims: {
    title: {
      'zh-CN': '{count} 起侵权投诉等待处理',
      en: '{count} infringement {count|claim needs|claims need} a decision',
    },
    text: {
      'zh-CN': '有初步证据的，应及时采取措施。',
      en: 'On preliminary evidence act promptly.',
    },
  },
  payouts: {
    title: { 'zh-CN': '{count} 笔提现等待批准', en: '{count} {count|payout|payouts} to approve' },
    text: { 'zh-CN': '用户在等待付款。', en: 'Members are waiting for their money.' },
  },
  deeds: {
    title: {
      'zh-CN': '{count} 项变更等待另一位管理员同意',
      en: '{count} pending {count|change waits|changes wait} for another admin’s approval',
    },
    text: {
      'zh-CN': '请同意或停止。最早的一项于 {ends} 过期。',
      en: 'Approve or stop {count|it|them}. The first expires on {ends} (China time).',
    },
  },
  pictures: {
    title: {
      'zh-CN': '{count} 张生成的图片等待审核',
      en: '{count} generated {count|picture|pictures} to review',
    },
    text: { 'zh-CN': '通过之后才能用于封面。', en: 'They can’t be used on a cover before that.' },
  },
  isrc: {
    title: { 'zh-CN': 'ISRC 号段即将用完', en: 'ISRC codes are running out' },
    text: {
      'zh-CN': '剩余数量低于提醒线。用完后作品无法通过权利审核。',
      en: 'Fewer are left than your alarm. Without codes no release passes rights review.',
    },
  },
  upc: {
    title: { 'zh-CN': 'UPC 号段即将用完', en: 'UPC codes are running out' },
    text: {
      'zh-CN': '剩余数量低于提醒线。用完后作品无法通过权利审核。',
      en: 'Fewer are left than your alarm. Without codes no release passes rights review.',
    },
  },
  deliveries: {
    title: {
      'zh-CN': '{count} 次分发失败或被渠道拒绝',
      en: '{count} {count|delivery|deliveries} failed or refused',
    },
    text: { 'zh-CN': '请查看原因后重试。', en: 'See why, then retry.' },
  },
  jobs: {
    title: { 'zh-CN': '{count} 个后台任务失败', en: '{count} background {count|job|jobs} failed' },
    text: { 'zh-CN': '已经停止重试，请查看后处理。', en: 'They won’t be retried. Look into them.' },
  },
  disk: {
    title: { 'zh-CN': '磁盘空间不足', en: 'The disk is nearly full' },
    text: {
      'zh-CN': '只剩预留空间时，用户将无法上传。',
      en: 'Uploads stop once only the reserve is left.',
    },
  },
  backup: {
    title: { 'zh-CN': '备份不是最新的', en: 'The backup is out of date' },
    text: { 'zh-CN': '最近两天没有完成备份。', en: 'No backup was made in the last two days.' },
  },
}

addTexts(
  Object.fromEntries(
    Object.entries(said).flatMap(([kind, { title, text }]) => [
      [`mailStaff.${kind}.title`, title],
      [`mailStaff.${kind}.text`, text],
    ]),
  ),
)
addTexts({
  'mailStaff.several': {
    'zh-CN': '{count} 件事需要处理',
    en: 'Waiting for you: {count}',
  },
  'mailStaff.open': { 'zh-CN': '打开工作台', en: 'Open the console' },
  'mailStaff.settings': { 'zh-CN': '邮件设置', en: 'Email settings' },
  'mailStaff.reason': {
    'zh-CN': '你收到这封邮件，是因为你在{site}的后台确认了邮箱，并负责这些事项。',
    en: 'You get this because you confirmed your address in the {site} console and see to these queues.',
  },
})
