// What the demo's member has asked, and the answers its support desk keeps ready.
import { seedCannedAnswer, seedTicket } from '../modules/support/support.public'
import { build, maybeOne, type Tx } from '../platform/database/query'

const hour = 3_600_000
const day = 24 * hour

interface Asker {
  id: number
  name: string
  mobile: string
}

export async function seedDemoTickets(tx: Tx, member: Asker, answerHours: number, now: Date): Promise<void> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  const staff = await maybeOne(
    tx,
    build.selectFrom('staff').select(['id', 'name']).where('username', '=', 'support'),
  )
  if (!staff) throw new Error('the demo has no support desk')
  const rejected = await maybeOne(
    tx,
    build
      .selectFrom('works')
      .select(['id', 'title'])
      .where('member_id', '=', member.id)
      .where('status', '=', '400')
      .where('revision_of', 'is', null),
  )
  await seedTicket(tx, {
    member,
    category: 'registration',
    subject: '换了手机号怎么登录',
    text: '原来的号码停用了，想换成新号码。',
    about: null,
    askedAt: before(20 * day),
    answerHours,
    answer: {
      staff,
      text: '在“账号安全”里更换手机号，先验证旧号码再验证新号码。旧号码收不到短信的话，请把手持证件的照片发给我们。',
      at: before(20 * day - 2 * hour),
    },
    rating: 5,
  })
  await seedTicket(tx, {
    member,
    category: 'work_management',
    subject: '封面哪里不合格',
    text: '封面是设计师做的，3000 像素，为什么还是被驳回？',
    about: rejected ? { kind: 'work', id: rejected.id, title: rejected.title } : null,
    askedAt: before(5 * hour),
    answerHours,
    answer: {
      staff,
      text: '尺寸没有问题，是封面上没有歌名和艺人名。如果是有意留白，直接再次提交即可；厂牌请填写全称。',
      at: before(3 * hour),
    },
  })
  await seedTicket(tx, {
    member,
    category: 'channel',
    subject: '海外渠道什么时候能搜到',
    text: '作品已经在分发，海外渠道大概多久能搜到？',
    about: null,
    askedAt: before(2 * hour),
    answerHours,
  })
  for (const canned of cannedAnswers) await seedCannedAnswer(tx, canned, now)
}

const cannedAnswers = [
  {
    title: '封面不合格',
    category: 'work_management' as const,
    text: {
      'zh-CN':
        '{name}，您好：\n《{about}》的封面需要调整。打开作品点“开始修改”，会停在需要修改的地方，换好后再次提交即可，其他内容都保留着。',
      en: 'Hi {name},\nThe cover of “{about}” needs a change. Open the release and press “Start correcting”: it opens at what needs fixing. Everything else is kept.',
    },
  },
  {
    title: '正在核对',
    category: null,
    text: {
      'zh-CN': '{name}，您好：\n工单 {number} 已经收到，我们正在和渠道核对，有结果会第一时间在这里告诉您。',
      en: 'Hi {name},\nWe have your support ticket {number} and are checking with the channel. We’ll get back to you here.',
    },
  },
  {
    title: '结束语',
    category: null,
    text: {
      'zh-CN': '如果还有问题，直接回复这个工单就可以。\n{site} {staff}',
      en: 'If you need anything else, just reply here.\n{staff}, {site}',
    },
  },
]
