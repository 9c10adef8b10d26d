import type { StartingQuestion } from '../starting-help'

export const startingQuestions: readonly StartingQuestion[] = [
  {
    number: 1,
    question: { 'zh-CN': '发布一首歌要多久？', en: 'How long does it take to publish a song?' },
    answer: {
      'zh-CN': '<p>填写大约十分钟，审核一般 {reviewDays} 天，之后按各渠道的上架周期分发。</p>',
      en: '<p>About ten minutes to fill in, {reviewDays} days of review, then each channel’s own lead time.</p>',
    },
  },
  {
    number: 2,
    question: { 'zh-CN': '收入怎么分？', en: 'How is the income shared?' },
    answer: {
      'zh-CN': '<p>渠道付来的收入 {share} 归你，每一笔都能查到原始报表的行。</p>',
      en: '<p>{share} of what the channels pay is yours, and each amount can be followed to the line of the report.</p>',
    },
  },
  {
    number: 3,
    question: { 'zh-CN': '可以发布翻唱吗？', en: 'Can I publish a cover song?' },
    answer: {
      'zh-CN': '<p>可以，需要词曲作者的授权书或集体管理组织的许可。没有授权只能保存草稿。</p>',
      en: '<p>Yes, with an authorization of the authors or the licence of a collecting society. Without one you can keep a draft.</p>',
    },
  },
  {
    number: 4,
    question: { 'zh-CN': '未满 {fullAge} 岁可以发布吗？', en: 'Can I publish when I am under {fullAge}?' },
    answer: {
      'zh-CN': '<p>可以，由监护人一起注册、签署，收入付到监护人的账户。</p>',
      en: '<p>Yes. A guardian registers with you, signs, and receives the money.</p>',
    },
  },
]
