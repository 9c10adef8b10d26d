// The first ones stand on the home page, in this order.
import type { StartingQuestion } from '../starting-help'

export const startingQuestions: readonly StartingQuestion[] = [
  {
    number: 5,
    question: { 'zh-CN': '发布要花钱吗？', en: 'What does it cost?' },
    answer: {
      'zh-CN': `<p>不花钱。注册、审核、编码、分发都免费，没有年费。渠道付来的收益 {share} 归您，其余是本站服务费；没有收益，就没有费用。提现手续费 {fee}。</p>
<p><a href="/help-center/index/detail?id=40&amp;type=1&amp;tid=3">费用清单</a></p>`,
      en: `<p>Nothing up front. Registration, review, codes and distribution are free, and there’s no annual fee. Of what channels pay, {share} is yours and the rest is ours; no income, no charge. A withdrawal costs {fee}.</p>
<p><a href="/help-center/index/detail?id=40&amp;type=1&amp;tid=3">All costs in a table</a></p>`,
    },
  },
  {
    number: 1,
    question: { 'zh-CN': '发布一首歌要多久？', en: 'How long does it take to publish a song?' },
    answer: {
      'zh-CN': `<p>准备好音频、封面和歌词，填写和签署一杯茶的工夫。审核通常 {reviewDays} 天，之后看您选的渠道：每一家最早哪天能上线，选的时候就写在旁边。</p>
<p><a href="/help-center/index/detail?id=80&amp;type=1&amp;tid=6">审核怎么进行</a></p>`,
      en: `<p>With audio, cover and lyrics ready, filling it in and signing takes about as long as a cup of tea. Review usually takes {reviewDays} {reviewDays|day|days}. Then it depends on your channels: when you choose them, you see each one’s earliest date.</p>
<p><a href="/help-center/index/detail?id=80&amp;type=1&amp;tid=6">How review works</a></p>`,
    },
  },
  {
    number: 6,
    question: { 'zh-CN': '你们接受什么样的作品？', en: 'What do you accept?' },
    answer: {
      'zh-CN': `<p>单曲，或最多 {mostTracks} 首的专辑；原创、买断、翻唱、改编、DJ 作品都可以，只要权利说得清楚。音频要 {audioFormats}，{sampleRate}、{bits} 位以上；封面要正方形，边长 {coverLeast} 像素以上，没有的话可以在这里做一张。</p>
<p><a href="/help-center/index/detail?id=6&amp;type=2&amp;tid=0">内容准入</a></p>`,
      en: `<p>Singles, and albums of up to {mostTracks} tracks. Originals, bought-out songs, covers, adaptations and DJ tracks are all welcome, as long as the rights are clear. Audio must be {audioFormats} at {sampleRate} and {bits} bit or more. The cover must be square, at least {coverLeast} pixels per side; you can make one here.</p>
<p><a href="/help-center/index/detail?id=6&amp;type=2&amp;tid=0">Content admission</a></p>`,
    },
  },
  {
    number: 7,
    question: { 'zh-CN': '被驳回了怎么办？', en: 'What happens if I’m rejected?' },
    answer: {
      'zh-CN': `<p>您会收到逐条的原因，每一条都指着某一栏、某个文件，或音频里的某一秒。点“开始修改”，直接停在第一处；填过的都在，改好再交，不限次数，不收费。不同意，就问我们，{answerHours} 小时内由人工客服回复。</p>
<p><a href="/help-center/index/detail?id=6&amp;type=1&amp;tid=1">看看驳回意见长什么样</a></p>`,
      en: `<p>You get every reason, each pinned to a field, a file or a second of the audio. “Start correcting” opens the first one, and everything you entered is still there. Submit again as often as it takes, free of charge. If you disagree, ask: a person answers within {answerHours} {answerHours|hour|hours}.</p>
<p><a href="/help-center/index/detail?id=6&amp;type=1&amp;tid=1">See what a reason looks like</a></p>`,
    },
  },
  {
    number: 2,
    question: { 'zh-CN': '收益怎么算，什么时候到手？', en: 'How and when do I get my money?' },
    answer: {
      'zh-CN': `<p>渠道付来的 {share} 归您，按月、按渠道出账单，每个数字都能查到原始报表的那一行。账单确认、渠道款项到账后就能提现，最低 {minimum}，付到您的银行账户，税费提前列清。</p>
<p><a href="/help-center/index/detail?id=90&amp;type=1&amp;tid=7">钱是怎样到您手里的</a></p>`,
      en: `<p>{share} of what channels pay is yours. There is a bill for each month and channel, and you can trace each figure to the line of the report. Once a bill is confirmed and the channel has paid, you can withdraw it to your bank account. The minimum is {minimum}, and you see tax and fee first.</p>
<p><a href="/help-center/index/detail?id=90&amp;type=1&amp;tid=7">How the money reaches you</a></p>`,
    },
  },
  {
    number: 8,
    question: { 'zh-CN': '歌还是我的吗？', en: 'Is the song still mine?' },
    answer: {
      'zh-CN': `<p>是。您签的是非独占的发行授权，不转让版权；什么时候想下架都可以。母带、编码和账目也能<a href="/help-center/index/detail?id=45&amp;type=1&amp;tid=3">全部带走</a>。</p>`,
      en: `<p>Yes. You sign a non-exclusive licence to distribute, which transfers no copyright, and you can ask for a takedown at any time. Your masters, codes and statements are yours to <a href="/help-center/index/detail?id=45&amp;type=1&amp;tid=3">take with you</a>.</p>`,
    },
  },
  {
    number: 3,
    question: { 'zh-CN': '可以发布翻唱吗？', en: 'Can I publish a cover song?' },
    answer: {
      'zh-CN': `<p>可以，需要词曲作者的授权文件，或集体管理组织的许可。作者去世超过 {yearsAfterDeath} 年的，可以在中国大陆发行。还没有授权，草稿先留着。</p>
<p><a href="/help-center/index/detail?id=5&amp;type=1&amp;tid=1">翻唱和改编需要什么</a></p>`,
      en: `<p>Yes, with a licence from the authors or a collecting society. If the author died more than {yearsAfterDeath} years ago, you can release it in mainland China. Until you have a licence, keep it as a draft.</p>
<p><a href="/help-center/index/detail?id=5&amp;type=1&amp;tid=1">What a cover song needs</a></p>`,
    },
  },
  {
    number: 4,
    question: { 'zh-CN': '未满 {fullAge} 周岁可以发布吗？', en: 'Can I publish if I’m under {fullAge}?' },
    answer: {
      'zh-CN': `<p>可以。监护人陪您登记、代您签署，收益付到监护人的账户，由监护人为您保管。作品和署名都是您的。</p>
<p><a href="/help-center/index/detail?id=22&amp;type=1&amp;tid=2">未成年人怎样发布</a></p>`,
      en: `<p>Yes. A guardian registers with you, signs for you, and receives the money to hold it for you. The music and credits are yours.</p>
<p><a href="/help-center/index/detail?id=22&amp;type=1&amp;tid=2">Publishing as a minor</a></p>`,
    },
  },
  {
    number: 9,
    question: { 'zh-CN': '能从别的发行商搬过来吗？', en: 'Can I move from another distributor?' },
    answer: {
      'zh-CN': `<p>可以。带上原来的 ISRC、UPC 和首次发行日期，这边上线后再让原来的下架。播放量通常接得上，由渠道决定。</p>
<p><a href="/help-center/index/detail?id=83&amp;type=1&amp;tid=6">把老歌搬过来</a></p>`,
      en: `<p>Yes. Bring your ISRC, UPC and original release date, and ask your old distributor to take down their version once you’re online through us. Plays usually carry over; the channel decides.</p>
<p><a href="/help-center/index/detail?id=83&amp;type=1&amp;tid=6">Moving a catalogue</a></p>`,
    },
  },
  {
    number: 10,
    question: { 'zh-CN': '用了 AI 的作品收吗？', en: 'Do you accept music made with AI?' },
    answer: {
      'zh-CN': `<p>收，请如实说明用在作曲、歌词、人声还是封面，并确认工具允许商用。不收冒充真实歌手的声音。</p>
<p><a href="/help-center/index/detail?id=72&amp;type=1&amp;tid=5">用了 AI 怎样说明</a></p>`,
      en: `<p>Yes, if you disclose whether it made the music, lyrics, vocals or cover, and the tool allows commercial use. We don’t accept voices that imitate real singers without their consent.</p>
<p><a href="/help-center/index/detail?id=72&amp;type=1&amp;tid=5">Disclosing AI use</a></p>`,
    },
  },
  {
    number: 11,
    question: { 'zh-CN': '在哪里看作品上线了没有？', en: 'Where can I see that my release is live?' },
    answer: {
      'zh-CN': `<p>在作品页的“发行范围”里，一个渠道一行：已上线的写着日期，渠道告诉了我们地址就有“去收听”；被拒收的写着渠道的理由。第一个渠道上线时，您会收到消息。</p>
<p><a href="/help-center/index/detail?id=87&amp;type=1&amp;tid=6">每种状态是什么意思</a></p>`,
      en: `<p>Under “Scope” on the release’s page, with a row for each channel: the date it went live and, once the channel has told us the address, “Listen”; or the channel’s reason if it refused it. We message you when the first channel has it live.</p>
<p><a href="/help-center/index/detail?id=87&amp;type=1&amp;tid=6">What each status means</a></p>`,
    },
  },
  {
    number: 12,
    question: { 'zh-CN': '发行页是什么？', en: 'What is the release page?' },
    answer: {
      'zh-CN': `<p>每个作品自己的公开页面：封面、曲目、一段试听，以及去各渠道收听的按钮。一个短链接或二维码，就能发给所有听众；上线之前也可以先放倒计时。</p>
<p><a href="/help-center/index/detail?id=88&amp;type=1&amp;tid=6">发行页怎么用</a></p>`,
      en: `<p>A public page for each release: cover, tracks, an excerpt and a button for each channel. One short link or QR code works for all listeners, and before the release date it can show a countdown.</p>
<p><a href="/help-center/index/detail?id=88&amp;type=1&amp;tid=6">How to use it</a></p>`,
    },
  },
  {
    number: 13,
    question: { 'zh-CN': '授权多久，会自动续期吗？', en: 'How long does the agreement last?' },
    answer: {
      'zh-CN': `<p>签署起 {termYears} 年。到期前 {termNotice} 天，双方都没有书面提出终止，就自动延续 {termRenewal} 年，之后同样。想提前停止，随时可以申请下架。</p>
<p><a href="/help-center/index/detail?id=73&amp;type=1&amp;tid=5">发行授权书里写了什么</a></p>`,
      en: `<p>{termYears} {termYears|year|years} from signing. Unless either side ends it in writing {termNotice} days before, it renews for {termRenewal} {termRenewal|year|years} at a time. To stop earlier, take your release down at any time.</p>
<p><a href="/help-center/index/detail?id=73&amp;type=1&amp;tid=5">What the distribution agreement says</a></p>`,
    },
  },
]
