import type { StartingNews } from './news'

export const moneyNews: readonly StartingNews[] = [
  {
    number: 5,
    category: 'channels',
    title: { 'zh-CN': '长假前后发歌，请早一点', en: 'Releasing around the holidays? Come early' },
    summary: {
      'zh-CN': '春节、国庆、年末，渠道的编辑也放假。',
      en: 'Spring Festival, National Day, New Year: the channels’ editors are away too.',
    },
    body: {
      'zh-CN': `<p>春节、国庆和元旦前后，是听歌的旺季，也是渠道人手最少的时候。送得晚，容易排到假期之后。</p>
<h2>怎样安排</h2>
<ul>
<li>想在假期里上线：在放假之前就走完审核和送达。页面上的“最早”日期按渠道平时的天数算，假期请在它之上再留余地。</li>
<li>赶不上也没关系的歌：选“自动顺延”，假期结束后照常送出。</li>
<li>和节日有关的歌，例如贺岁、毕业、团圆：错过了日子就要等下一次，请尽早定稿。</li>
</ul>
<h2>假期里我们还在吗</h2>
<p>上传、检查、签署、送达都是自动的，不放假。审核和客服照常值班，工单的承诺仍是 {answerHours} 小时。需要第三方盖章的文件，例如授权文件和机构许可，请在放假前办好。</p>
<h2>收益也会晚一些</h2>
<p>渠道的财务也放假，报表和打款可能顺延到节后，账单会跟着晚几天，金额不会少。</p>`,
      en: `<p>Around Spring Festival, National Day and New Year, people listen most and the channels’ desks are emptiest. Anything that arrives late tends to wait until afterwards.</p>
<h2>How to plan</h2>
<ul>
<li>To be online during the holidays, finish review and delivery before they start. The earliest date shown for a channel assumes normal processing; allow extra time.</li>
<li>If the day doesn’t matter, choose “Move the date”, and it goes out after the holidays.</li>
<li>Songs for an occasion, such as New Year, graduation or coming home: if you miss it, you’ll wait for the next one. Finish early.</li>
</ul>
<h2>Are we open?</h2>
<p>Uploads, checks, signatures and deliveries run automatically, holidays included. Reviewers and support are on duty, and we still answer support tickets within {answerHours} {answerHours|hour|hours}. Get documents that need someone else’s seal, such as licences, before the holidays.</p>
<h2>Money comes later too</h2>
<p>The channels’ accountants are away as well. Reports and payments may slip until after the holidays, and your bills with them. The amounts don’t change.</p>`,
    },
  },
  {
    number: 6,
    category: 'settlement',
    title: { 'zh-CN': '第一张账单，这样看', en: 'Reading your first bill' },
    summary: {
      'zh-CN': '金额不大很正常；重要的是知道每一分从哪里来。',
      en: 'It’s usually small. What matters is knowing where each cent came from.',
    },
    body: {
      'zh-CN': `<p>第一张账单到的时候，离歌上线往往已经过了一阵子。这不是拖延：渠道先统计当月的收听，再结算，再打款，我们收到报表后才能出账。</p>
<h2>先看三个数</h2>
<ol>
<li><strong>渠道支付</strong>：渠道为您的歌付了多少。</li>
<li><strong>分成比例</strong>：发行授权书里写明的那个数。</li>
<li><strong>您的收益</strong>：两者相乘。</li>
</ol>
<h2>再往下点一层</h2>
<p>按曲目、国家/地区、使用方式展开，直到报表的原始行。您会发现，同样一次播放，有的国家/地区单价高出好几倍，有的使用方式只有播放没有收入。这些都是渠道的规则，现在您看得见。</p>
<h2>然后呢</h2>
<ul>
<li>没有疑问就点确认；{confirmDays} 天没有异议，也算确认。</li>
<li>攒到 {minimum} 就能<a href="/person-center/withdraw">提现</a>；不着急就留着，不会过期。</li>
<li>有一行看不懂，就从账单页提工单，我们看着同一行回答您。</li>
</ul>
<p>更细的说明在<a href="/help-center/index/detail?id=91&amp;type=1&amp;tid=7">看懂账单，直到报表的那一行</a>。</p>`,
      en: `<p>By the time the first bill comes, your song has usually been out for a while. Nobody is being slow: a channel counts a month’s plays, then settles, then pays, and we can only bill once we have its report.</p>
<h2>Look at three figures first</h2>
<ol>
<li><strong>Channel paid</strong>: what the channel paid for your songs.</li>
<li><strong>Your percentage</strong>: the one in the distribution agreement you signed.</li>
<li><strong>Your share</strong>: one multiplied by the other.</li>
</ol>
<h2>Then open it</h2>
<p>By track, country and type of use, down to the lines of the report. You’ll find that a play in one country is worth several in another, and that some uses count as plays but pay nothing. Those are the channels’ rules; now you can see them.</p>
<h2>What to do next</h2>
<ul>
<li>If it looks right, confirm it. If you don’t object, it’s confirmed automatically after {confirmDays} days.</li>
<li>Once you have {minimum}, you can <a href="/person-center/withdraw">withdraw</a>. No rush: it doesn’t expire.</li>
<li>If a line is unclear, open a support ticket from the bill, and we’ll look at the same line.</li>
</ul>
<p>More in <a href="/help-center/index/detail?id=91&amp;type=1&amp;tid=7">Reading a bill down to the line</a>.</p>`,
    },
  },
  {
    number: 7,
    category: 'settlement',
    title: { 'zh-CN': '提现前的三项准备', en: 'Three things to do before you withdraw' },
    summary: {
      'zh-CN': '实名、银行账户、看清税费；提前办好，钱到得快。',
      en: 'Your identity, your bank account and the tax. Do them early, and the money arrives sooner.',
    },
    body: {
      'zh-CN': `<p>账单可以提现了，才发现身份没认证、账户没绑，还要再等。趁现在办好：</p>
<ol>
<li><strong>实名认证</strong>：在<a href="/person-center/information">个人中心</a>提交证件，{reviewDays} 天内核对完。未成年人由监护人陪同认证。</li>
<li><strong>银行账户</strong>：户名与认证的姓名一致，未成年人用监护人的，企业用对公账户。新账户要等 {withdrawalWait} 小时才能用。</li>
<li><strong>算一算税费</strong>：个人收益依法扣缴个人所得税，<a href="/help-center/index/detail?id=92&amp;type=1&amp;tid=7">这里有完整的例子</a>。同一个月分几次提，税不会变少，也不会变多。</li>
</ol>
<h2>让钱更安全</h2>
<ul>
<li>换手机号、找回密码之后 {withdrawalWait} 小时内不能提现。打算提现的那几天，先别动它们。</li>
<li>打开账单和提现的短信提醒，有异常马上知道。</li>
<li>没有人会打电话请您“配合验证”提现。验证码只填在本站页面上。</li>
</ul>
<p>和别人合作的歌，记得在收听的月份之前设好<a href="/help-center/index/detail?id=94&amp;type=1&amp;tid=7">分账</a>，它不追溯。</p>`,
      en: `<p>Don’t wait until a bill is ready to find out that your identity isn’t verified and you haven’t added a bank account. Do it now:</p>
<ol>
<li><strong>Identity</strong>: submit your document under <a href="/person-center/information">Account</a>. It is checked within {reviewDays} {reviewDays|day|days}. Minors do it with their guardian.</li>
<li><strong>Bank account</strong>: in the verified name, the guardian’s for minors, the company’s for companies. A new one can be used after {withdrawalWait} hours.</li>
<li><strong>Tax</strong>: we withhold income tax from payments to individuals; <a href="/help-center/index/detail?id=92&amp;type=1&amp;tid=7">here is a worked example</a>. Splitting a month’s money into several withdrawals doesn’t change it.</li>
</ol>
<h2>Keeping it safe</h2>
<ul>
<li>After a new mobile number or a recovered password, you can’t withdraw for {withdrawalWait} hours. Don’t change either just before you withdraw.</li>
<li>Turn on text messages for bills and withdrawals, so you hear about anything odd right away.</li>
<li>We never ask for passwords or codes by phone, message or chat. Only enter codes on this site.</li>
</ul>
<p>If you made a song with others, set up the <a href="/help-center/index/detail?id=94&amp;type=1&amp;tid=7">split</a> before the sales month starts. You can’t do it afterwards.</p>`,
    },
  },
  {
    number: 8,
    category: 'product',
    title: { 'zh-CN': '歌词对好时间，歌会走得更远', en: 'Timed lyrics take a song further' },
    summary: {
      'zh-CN': '在页面上边听边点就能做好，不需要别的软件。',
      en: 'Tap along on the page while you listen. No other software needed.',
    },
    body: {
      'zh-CN': `<p>听众打开一首歌，多半会看歌词。歌词跟着声音一句句亮起来，人就容易听完，也容易跟着唱。做 K 歌、歌词视频和短视频的编辑，也先挑歌词齐全的。</p>
<h2>怎样做</h2>
<ol>
<li>在素材一步点“在这里写歌词”，一行一句粘贴进去。</li>
<li>切换到“时间”，播放，每句开口时按一下空格。</li>
<li>点时间回听，差一点就微调，保存为 LRC。</li>
</ol>
<p>一首歌放两遍，就做好了。手机上也行，点大按钮就可以。</p>
<h2>做得更好</h2>
<ul>
<li>按换气断句，不按标点，每行不要太长。</li>
<li>副歌每次都写全，渠道不认“重复”。</li>
<li>歌词要与演唱一致，方言照唱的写。</li>
<li>再配一份伴奏，就可以报名<a href="/hot-plan/detail?id=2">“跟着唱”计划</a>。</li>
</ul>
<p>已经上线的歌也来得及：用“补充素材”加上歌词，不用重新签署。详细步骤见<a href="/help-center/index/detail?id=4&amp;type=1&amp;tid=1">歌词怎样上传和对时间</a>。</p>`,
      en: `<p>Many listeners look at the lyrics when they open a song. When the lines light up with the voice, it’s easier to sing along. Editors of karaoke, lyric videos and short videos look for songs that are ready for it.</p>
<h2>How to do it</h2>
<ol>
<li>In the step “Materials” press “Write the lyrics here” and paste them, one line each.</li>
<li>Switch to “Times”, play the song, and press space as each line begins.</li>
<li>Press a time to hear it, adjust what’s off, and save it as LRC.</li>
</ol>
<p>Play the song twice and you’re done. It works on a phone too: there’s a large button to tap.</p>
<h2>Doing it well</h2>
<ul>
<li>Break lines where the singer breathes, not at commas, and keep them short.</li>
<li>Write out every chorus; channels don’t understand “repeat”.</li>
<li>Write what is sung, dialect included.</li>
<li>Add an accompaniment, and you can apply to the plan <a href="/hot-plan/detail?id=2">Sing along</a>.</li>
</ul>
<p>It’s not too late for songs that are already online: add the lyrics with “Add materials”; you don’t need to sign again. Step by step: <a href="/help-center/index/detail?id=4&amp;type=1&amp;tid=1">Uploading and timing lyrics</a>.</p>`,
    },
  },
]
