import type { StartingNews } from './news'

export const moneyNews: readonly StartingNews[] = [
  {
    number: 5,
    category: 'channels',
    title: { 'zh-CN': '长假前后发歌，请早一点', en: 'Releasing around the holidays? Come early' },
    summary: {
      'zh-CN': '春节、国庆、年末，渠道的编辑也放假。',
      en: 'Spring Festival, National Day, the turn of the year: editors at channels are away too.',
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
      en: `<p>Around Spring Festival, National Day and the turn of the year people listen most, and the desks at channels are emptiest. What comes late is easily left until afterwards.</p>
<h2>How to plan</h2>
<ul>
<li>To be online during the holidays, be through review and delivery before they begin. The first date shown beside a channel assumes its ordinary time; add some.</li>
<li>If the day does not matter, choose “Move the date”, and it goes out after the holidays.</li>
<li>Songs that belong to a day, for New Year, for graduation, for coming home: if you miss it, you wait for the next. Finish early.</li>
</ul>
<h2>Are we here?</h2>
<p>Uploads, checks, signatures and deliveries run automatically and take no holidays. Reviewers and support keep watch, and the promise for support tickets stays {answerHours} {answerHours|hour|hours}. Papers that need somebody else’s stamp, such as licences, are better settled before.</p>
<h2>Money comes later too</h2>
<p>The accountants of channels are away as well. Reports and payments may move until after the holidays, and bills with them. The amounts do not change.</p>`,
    },
  },
  {
    number: 6,
    category: 'settlement',
    title: { 'zh-CN': '第一张账单，这样看', en: 'Reading your first bill' },
    summary: {
      'zh-CN': '金额不大很正常；重要的是知道每一分从哪里来。',
      en: 'It is usually small. What matters is knowing where each cent came from.',
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
      en: `<p>When the first bill comes, your song has usually been out for a while. Nobody dawdled: a channel counts a month of listening, then settles, then pays, and with its report in hand we can write the bill.</p>
<h2>Look at three figures first</h2>
<ol>
<li><strong>The channel paid</strong>: what it gave for your songs.</li>
<li><strong>The share</strong>: the one in the distribution agreement you signed.</li>
<li><strong>Yours</strong>: one times the other.</li>
</ol>
<h2>Then open it</h2>
<p>By track, by country, by kind of use, down to the lines of the report. You will find that a play in one country is worth several in another, and that some uses count plays and pay nothing. Those are the channels’ rules; now you can see them.</p>
<h2>And then</h2>
<ul>
<li>If it is fine, confirm it. Without an objection it counts as confirmed after {confirmDays} days.</li>
<li>From {minimum} on you can <a href="/person-center/withdraw">withdraw</a>. No hurry: it does not expire.</li>
<li>If a line is unclear, open a support ticket from the bill, and we look at the very same line.</li>
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
      en: 'Identity, bank account, a look at the tax. Done early, money arrives sooner.',
    },
    body: {
      'zh-CN': `<p>账单可以提现了，才发现身份没认证、账户没绑，还要再等。趁现在办好：</p>
<ol>
<li><strong>实名认证</strong>：在<a href="/person-center/information">个人中心</a>提交证件，{reviewDays} 天内核对完。未成年人由监护人陪同认证。</li>
<li><strong>银行账户</strong>：户名与认证的姓名一致，未成年人用监护人的，企业用对公账户。新账户要等 {withdrawalWait} 小时才能用。</li>
<li><strong>算一算税费</strong>：个人收益依法预扣预缴个人所得税，<a href="/help-center/index/detail?id=92&amp;type=1&amp;tid=7">这里有完整的例子</a>。同一个月分几次提，税不会变少，也不会变多。</li>
</ol>
<h2>让钱更安全</h2>
<ul>
<li>换手机号、找回密码之后 {withdrawalWait} 小时内不能提现。打算提现的那几天，先别动它们。</li>
<li>打开账单和提现的短信提醒，有异常马上知道。</li>
<li>没有人会打电话请您“配合验证”提现。验证码只填在本站页面上。</li>
</ul>
<p>和别人合作的歌，记得在收听的月份之前设好<a href="/help-center/index/detail?id=94&amp;type=1&amp;tid=7">分账</a>，它不追溯。</p>`,
      en: `<p>A bill is ready, and only then one finds that the identity is not verified and no account is bound. Do it now:</p>
<ol>
<li><strong>Identity</strong>: submit your document under <a href="/person-center/information">Account</a>. It is checked within {reviewDays} {reviewDays|day|days}. Minors do it with their guardian.</li>
<li><strong>Bank account</strong>: in the verified name, the guardian’s for minors, the company’s for companies. A new one can be used after {withdrawalWait} hours.</li>
<li><strong>Tax</strong>: income tax is withheld from what persons receive; <a href="/help-center/index/detail?id=92&amp;type=1&amp;tid=7">here is a worked example</a>. Several withdrawals in a month make it neither less nor more.</li>
</ol>
<h2>Keeping it safe</h2>
<ul>
<li>After a new mobile number or a recovered password, withdrawals rest for {withdrawalWait} hours. Leave both alone on the days you mean to withdraw.</li>
<li>Let bills and withdrawals reach you by text, so that you hear of anything odd right away.</li>
<li>We never ask for passwords or codes by phone, message or chat. Codes belong on this site alone.</li>
</ul>
<p>If you made a song with others, set up the <a href="/help-center/index/detail?id=94&amp;type=1&amp;tid=7">split</a> before the month of listening. It does not work in retrospect.</p>`,
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
      en: `<p>Most people who open a song look at its lyrics. When the lines light up with the voice they stay to the end, and sing along. Editors of karaoke, lyric videos and short videos choose songs that are ready for it.</p>
<h2>How to do it</h2>
<ol>
<li>In the step “Materials” press “Write the lyrics here” and paste them, one line each.</li>
<li>Switch to “Times”, play the song, and press space as each line begins.</li>
<li>Press a time to hear it, nudge what is off, and save it as LRC.</li>
</ol>
<p>Play the song twice and it is done. A phone will do too: there is a large button to tap.</p>
<h2>Doing it well</h2>
<ul>
<li>Break lines where the singer breathes, not at the comma, and keep them short.</li>
<li>Write out every chorus; channels do not understand “repeat”.</li>
<li>Write what is sung, dialect included.</li>
<li>Add an accompaniment, and you can apply to the plan <a href="/hot-plan/detail?id=2">Sing along</a>.</li>
</ul>
<p>It is not too late for songs that are online: add the lyrics with “Add materials”, without another signature. Step by step: <a href="/help-center/index/detail?id=4&amp;type=1&amp;tid=1">Uploading and timing lyrics</a>.</p>`,
    },
  },
]
