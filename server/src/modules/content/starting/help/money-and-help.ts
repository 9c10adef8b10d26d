import type { StartingBranch } from '../starting-help'

export const moneyAndHelp: StartingBranch = {
  tid: 3,
  title: { 'zh-CN': '收入与客服', en: 'Money and support' },
  articles: [
    {
      number: 40,
      title: { 'zh-CN': '发布要花多少钱', en: 'What publishing costs' },
      summary: {
        'zh-CN': '发布免费，渠道收入的 {share} 归你。',
        en: 'Publishing is free; {share} of what channels pay is yours.',
      },
      body: {
        'zh-CN':
          '<p>注册、上传、审核和分发都不收费。渠道付来的收入，{share} 归你，其余是平台服务费。比例写在每次签署的授权书里，签的是多少，付的就是多少。</p><p>提现最低 {minimum}，每笔手续费 {fee}。</p>',
        en: '<p>Registration, upload, review and distribution cost nothing. Of what the channels pay, {share} is yours; the rest is our fee. The share stands in each authorization you sign, and what is signed is what is paid.</p><p>You can withdraw from {minimum} on; each withdrawal costs {fee}.</p>',
      },
    },
    {
      number: 41,
      title: { 'zh-CN': '工单多久答复', en: 'How soon a work order is answered' },
      summary: {
        'zh-CN': '{answerHours} 小时内，超时自动升级。',
        en: 'Within {answerHours} hours; if not, it is escalated by itself.',
      },
      body: {
        'zh-CN':
          '<p>提交后页面上会显示承诺的答复时间，从提交算起 {answerHours} 小时。超过时间没有答复，工单会自动升级，排到最前面。</p><p>可以附上截图或 PDF，最多 {attachments} 个，也可以关联到具体作品。答复后还没解决，直接回复就会重新计时；关闭后 {reopenDays} 天内可以重新打开。</p>',
        en: '<p>Each work order shows the promised time: {answerHours} hours from when you sent it. If we miss it, it is escalated by itself and comes first.</p><p>You can attach up to {attachments} screenshots or PDFs and link it to a work. If an answer does not settle it, just reply: the clock starts again. A closed one can be reopened for {reopenDays} days.</p>',
      },
    },
    {
      number: 42,
      title: { 'zh-CN': '存储空间不够用', en: 'Running out of storage' },
      summary: {
        'zh-CN': '每个账号 {quota}，在存储空间页可以看到用在哪里。',
        en: 'Each account has {quota}; the storage page shows what uses it.',
      },
      body: {
        'zh-CN':
          '<p>每个账号有 {quota} 空间。“作品管理 · 存储空间”列出每类素材占了多少。删除不再需要的草稿，或去掉重复的素材，就能腾出空间。相同内容的文件只算一次。</p>',
        en: '<p>Each account has {quota}. “Works · Storage” shows how much each kind of material takes. Delete drafts you no longer need, or materials you do not use. The same content counts once.</p>',
      },
    },
  ],
}
