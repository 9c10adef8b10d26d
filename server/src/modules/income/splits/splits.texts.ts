import { addTexts } from '../../../platform/texts/texts'

addTexts({
  'splits.sum': {
    'zh-CN': '各方比例相加须正好是 100%。',
    en: 'The percentages must add up to exactly 100%.',
  },
  'splits.nobodyNamed': { 'zh-CN': '请至少邀请一位。', en: 'Invite at least one person.' },
  'splits.ownNumber': {
    'zh-CN': '这是您自己的手机号，您的比例请填在“您”那一行。',
    en: 'This is your own number. Enter your share in your own row.',
  },
  'splits.namedTwice': { 'zh-CN': '这个手机号已经填过。', en: 'This number is already in the list.' },
  'splits.monthBegun': {
    'zh-CN': '分账只能从还没开始的月份算起，最早 {month}。',
    en: 'A split can only start with a month that hasn’t started: {month} at the earliest.',
  },
  'splits.monthTooFar': { 'zh-CN': '最晚可选 {month}。', en: 'Choose {month} or earlier.' },
  'splits.beforeStanding': {
    'zh-CN': '现有分账从 {month} 起，新的不能更早。',
    en: 'The agreed split starts in {month}. The new one can’t start earlier.',
  },
  'splits.alreadyProposed': {
    'zh-CN': '这首曲目已有一份待接受的方案，请先撤销它。',
    en: 'This track already has an open proposal. Cancel it first.',
  },
  'splits.closedPart': {
    'zh-CN': '{name} 的账号已注销，其比例不能改动。',
    en: '{name} has closed their account. Their share can’t be changed.',
  },
  'splits.notOpen': { 'zh-CN': '这份方案已经结束。', en: 'This proposal is no longer open.' },
  'splits.ended': {
    'zh-CN': '邀请已过期。请让对方重新发起，从还没开始的月份算起。',
    en: 'This invitation has expired. Ask for a new one that starts in a future month.',
  },
  'splits.ownerNotOpen': {
    'zh-CN': '对方账号目前不可用，暂时不能接受。',
    en: 'The owner’s account isn’t available right now, so this can’t be accepted.',
  },
  'splits.answered': { 'zh-CN': '这份邀请已有答复。', en: 'This invitation has already been answered.' },
  'splits.remindLater': {
    'zh-CN': '不久前已提醒过，过几天再试。',
    en: 'A reminder was sent recently. Try again in a few days.',
  },
  'splits.obstacle.not_owner': {
    'zh-CN': '只有账号所有者可以决定分账。',
    en: 'Only the account owner can decide on splits.',
  },
  'splits.obstacle.not_verified': {
    'zh-CN': '请先完成实名认证。',
    en: 'Verify your identity first.',
  },
  'splits.obstacle.minor_not_approved': {
    'zh-CN': '监护人资料通过审核之后才能决定分账。',
    en: 'You can decide on splits once the guardian’s details are approved.',
  },
  'splits.proposed': {
    'zh-CN': '方案已发出，等待各方接受。',
    en: 'Proposed. Waiting for everyone to accept.',
  },
  'splits.takenBack': { 'zh-CN': '方案已撤销。', en: 'Proposal cancelled.' },
  'splits.saidNo': { 'zh-CN': '已拒绝。', en: 'Declined.' },
  'splits.reminded': { 'zh-CN': '已再次提醒。', en: 'Reminder sent.' },
  'splits.sms': {
    'zh-CN': '【{site}】有人邀请您参与一首曲目的收入分账，登录查看：{address}',
    en: '[{site}] You’re invited to share the income of a track. Log in to see it: {address}',
  },
  'splits.invited.title': { 'zh-CN': '邀请您参与收入分账', en: 'You’re invited to share a track’s income' },
  'splits.invited.text': {
    'zh-CN': '有人邀请您参与一首曲目的收入分账。完成实名认证后即可查看并接受。',
    en: 'Someone has invited you to share a track’s income. Verify your identity to see and accept it.',
  },
  'splits.accepted.title': {
    'zh-CN': '{name} 已接受《{track}》的分账',
    en: '{name} accepted the split of {track}',
  },
  'splits.accepted.text': {
    'zh-CN': '比例 {percent}%。全部接受之前，收入仍全归您。',
    en: 'Their share: {percent}%. Until everyone has accepted, you get all of it.',
  },
  'splits.agreed.title': {
    'zh-CN': '《{track}》的分账已全部接受',
    en: 'Everyone accepted the split of {track}',
  },
  'splits.agreed.text': {
    'zh-CN': '从 {month} 的销售起生效，您的比例是 {percent}%。更早的销售不变。',
    en: 'It starts with sales in {month}. Your share: {percent}%. Earlier sales don’t change.',
  },
  'splits.declined.owner.title': {
    'zh-CN': '《{track}》的分账被拒绝',
    en: 'The split of {track} was declined',
  },
  'splits.declined.owner.text': {
    'zh-CN': '有一方拒绝了方案，原来的分配不变。您可以重新发起。',
    en: 'Someone declined, so nothing changes. You can propose a new split.',
  },
  'splits.declined.title': { 'zh-CN': '《{track}》的分账未达成', en: 'The split of {track} wasn’t agreed' },
  'splits.declined.text': {
    'zh-CN': '有一方没有接受，原来的分配不变。',
    en: 'Someone declined, so nothing changes.',
  },
  'splits.cancelled.title': {
    'zh-CN': '《{track}》的分账方案已撤销',
    en: 'The split of {track} was cancelled',
  },
  'splits.cancelled.text': {
    'zh-CN': '发起方撤销了方案，原来的分配不变。',
    en: 'The owner cancelled the proposal, so nothing changes.',
  },
  'splits.expired.owner.title': {
    'zh-CN': '《{track}》的分账邀请已过期',
    en: 'The split of {track} expired',
  },
  'splits.expired.owner.text': {
    'zh-CN': '没有等到全部接受，原来的分配不变。您可以重新发起，从还没开始的月份算起。',
    en: 'Not everyone accepted in time, so nothing changes. You can propose it again for a future month.',
  },
  'splits.expired.title': { 'zh-CN': '《{track}》的分账邀请已过期', en: 'The split of {track} expired' },
  'splits.expired.text': {
    'zh-CN': '没有等到全部接受，原来的分配不变。',
    en: 'Not everyone accepted in time, so nothing changes.',
  },
})
