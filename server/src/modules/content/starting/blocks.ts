// The words of the home page, part by part, and of the footer.
import type { BlockSlot } from '#contract/content/kinds'
import type { InBoth } from './starting-help'

export interface StartingBlock {
  number: number
  slot: BlockSlot
  title: InBoth
  summary: InBoth
  body: InBoth
}

const nothing: InBoth = { 'zh-CN': '', en: '' }

export const startingBlocks: readonly StartingBlock[] = [
  {
    number: 1,
    slot: 'opening',
    title: { 'zh-CN': '一首歌进来，\n流向每个渠道。', en: 'One song in.\nEvery stream out.' },
    summary: {
      'zh-CN':
        '上传母带，说清权利，签一份看得懂的发行授权书。我们用耳朵审核，送到每个渠道；回来的每一分钱，都能查到出自哪份报表的哪一行。发布免费，{share} 归您。',
      en: 'Upload a master, say whose it is, sign one plain page. People listen to it, we deliver it everywhere, and you can trace every cent back to the line of the report it came from. Publishing is free; {share} is yours.',
    },
    body: nothing,
  },
  {
    number: 2,
    slot: 'listen',
    title: { 'zh-CN': '先听一段', en: 'Hear one first' },
    summary: {
      'zh-CN':
        '上传之后，您的歌就是这个样子：一条看得见的声波。检查发现的问题、审核写下的意见，都落在它的某一秒上。',
      en: 'This is your song once it’s uploaded: sound you can see. Whatever a check finds or a reviewer notes is pinned to the exact second.',
    },
    body: nothing,
  },
  {
    number: 3,
    slot: 'path',
    title: {
      'zh-CN': '从上传到收益到账，您的歌会经历什么',
      en: 'From upload to payout: your song’s journey',
    },
    summary: {
      'zh-CN': '五段路，每一段走到哪里、还要多久，您随时看得见。',
      en: 'Five stages. You can always see where it is and how long each one takes.',
    },
    body: {
      'zh-CN': `<ol>
<li><strong>今天</strong><h3>您上传</h3><p>拖进音频和封面，边传边检查：静音、削波、格式、尺寸。问题标在出现的那一秒，当场就能改。</p></li>
<li><strong>当场</strong><h3>您签署</h3><p>每个作品一份看得懂的发行授权书，姓名加短信验证码。版权不转让；文件的真伪，任何人随时可以核验。</p></li>
<li><strong>{reviewDays} 天</strong><h3>两个人听过</h3><p>一位听内容，一位核权利。不通过一定写明是哪一栏、哪个文件、哪一秒。</p></li>
<li><strong>按您选的日期</strong><h3>渠道接收</h3><p>每个渠道各有各的进度：已送达、已上线，或者为什么没有。</p></li>
<li><strong>每月</strong><h3>收益回来</h3><p>按渠道出账，打开就能看到每一行。税和手续费先列清，再打到您的银行账户。</p></li>
</ol>`,
      en: `<ol>
<li><strong>today</strong><h3>You upload</h3><p>Drop audio and cover. They are checked as they arrive: silence, clipping, format, size. Problems are marked at the second they occur, so you can fix them on the spot.</p></li>
<li><strong>on the spot</strong><h3>You sign</h3><p>One plain agreement per release, with your name and a code. No copyright changes hands, and anyone can verify it.</p></li>
<li><strong>{reviewDays} {reviewDays|day|days}</strong><h3>Two people listen</h3><p>One hears the content, one checks the rights. A rejection always names the field, the file or the second.</p></li>
<li><strong>on your date</strong><h3>Channels get it</h3><p>Each channel has its own status: delivered, live, or why not.</p></li>
<li><strong>monthly</strong><h3>You get paid</h3><p>Bills for each channel, down to the last line. You see tax and fee first, then we pay into your bank account.</p></li>
</ol>`,
    },
  },
  {
    number: 4,
    slot: 'channels',
    title: { 'zh-CN': '一次提交，送到这些地方', en: 'Submit once, delivered here' },
    summary: {
      'zh-CN': '全选，或只挑几个；以后新增的渠道，也可以一起送。每个渠道最早哪天能上线，选的时候就写在旁边。',
      en: 'Choose them all or pick a few; you can include channels that join later. When you choose, you see the earliest date for each.',
    },
    body: nothing,
  },
  {
    number: 5,
    slot: 'money',
    title: { 'zh-CN': '账，算给您看', en: 'The money, step by step' },
    summary: {
      'zh-CN':
        '不是一个总数，而是每一步：渠道付了多少，按签署的 {share} 归您多少，税和手续费各是多少。只在最后舍入一次，每一行都能点开。',
      en: 'Not just a total but every step: what the channel paid, the {share} that’s yours as signed, the tax and the fee. Rounded once, at the very end, and you can open every line.',
    },
    body: nothing,
  },
  {
    number: 6,
    slot: 'rejection',
    title: { 'zh-CN': '被驳回，也该是有用的', en: 'Even a rejection should help' },
    summary: {
      'zh-CN': '我们不会拿一句“不符合要求”打发您。每条意见都说哪里、为什么、怎么改，点一下就到那里。',
      en: 'We never just say “does not meet requirements”. Each reason says where, why and what to do, and one click takes you there.',
    },
    body: {
      'zh-CN': `<ul>
<li><strong>封面</strong><p>封面上的艺人名和填写的不一样。改成相同的写法，或者去掉封面上的字。</p></li>
<li><strong>正式音频</strong><p>副歌进来的这一处有爆音，点一下从这里听。请从工程里降低音量重新导出。</p></li>
<li><strong>作曲</strong><p>这首歌的公开资料里还有一位作曲者。请补上名字，或说明原因。</p></li>
</ul>
<p>填过的都在，没问题的文件不用重传。改好再交，不限次数。</p>`,
      en: `<ul>
<li><strong>Cover</strong><p>The artist name on the cover is spelled differently from what you entered. Make them the same, or remove the text.</p></li>
<li><strong>Main audio</strong><p>It crackles here, where the chorus comes in. Press to hear it. Export it again from your project, a little quieter.</p></li>
<li><strong>Composers</strong><p>Published credits for this song name another composer. Add the name, or tell us why not.</p></li>
</ul>
<p>Everything you entered is kept, and you don’t need to re-upload files that were fine. Submit as often as it takes.</p>`,
    },
  },
  {
    number: 7,
    slot: 'questions',
    title: { 'zh-CN': '大家最先问的几件事', en: 'Frequently asked questions' },
    summary: nothing,
    body: nothing,
  },
  {
    number: 8,
    slot: 'closing',
    title: { 'zh-CN': '把抽屉里的那首歌发出去', en: 'Get that song out of the drawer' },
    summary: {
      'zh-CN': '一个手机号就能开始。草稿不用实名，不用授权文件，边写边保存。',
      en: 'All you need to start is a mobile number. A draft needs no ID and no paperwork, and it’s saved as you go.',
    },
    body: nothing,
  },
  {
    number: 9,
    slot: 'footer',
    title: nothing,
    summary: nothing,
    body: {
      'zh-CN':
        '<p>{site} 帮音乐人把歌送到各个渠道，再把收益和算式一起送回来。有事就问，{answerHours} 小时内由人工客服回复。</p>',
      en: '<p>{site} takes your songs to every channel and shows you exactly how you’re paid. Ask us anything: a person answers within {answerHours} {answerHours|hour|hours}.</p>',
    },
  },
]
