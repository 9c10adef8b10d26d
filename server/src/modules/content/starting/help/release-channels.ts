import type { StartingArticle } from '../starting-help'

export const reviewAndChannels: readonly StartingArticle[] = [
  {
    number: 80,
    title: { 'zh-CN': '审核怎么进行，要多久', en: 'How review works and how long it takes' },
    summary: {
      'zh-CN': '先审内容，再审权利，由两个人完成，通常 {reviewDays} 天内有结果。',
      en: 'Content first, then rights, by two different people, usually within {reviewDays} {reviewDays|day|days}.',
    },
    body: {
      'zh-CN': `<p>每个作品都由人来听、来看，不靠打分放行。内容和权利由两位不同的审核人员负责，通常 {reviewDays} 天内有结果。</p>
<table>
<thead><tr><th>状态</th><th>谁在处理</th><th>您可以做什么</th></tr></thead>
<tbody>
<tr><td>待完善信息</td><td>您</td><td>填写、上传，随时保存</td></tr>
<tr><td>选择发行范围</td><td>您</td><td>选渠道、地区、日期</td></tr>
<tr><td>待签署授权书</td><td>您，或监护人、企业所有者</td><td>签署</td></tr>
<tr><td>编辑审核中</td><td>内容审核，然后权利审核</td><td>没人开始审之前可以撤回</td></tr>
<tr><td>作品被驳回</td><td>您</td><td>看原因，改好再交</td></tr>
<tr><td>作品分发中</td><td>我们和各渠道</td><td>在“发行范围”里看每个渠道的进度</td></tr>
<tr><td>作品已上线</td><td>听众</td><td>修改、补充素材、下架</td></tr>
</tbody>
</table>
<h2>审核看什么</h2>
<ul>
<li><strong>内容</strong>：从头听完音频，核对标题、人名、歌词、封面，见<a href="/help-center/index/detail?id=6&amp;type=2&amp;tid=0">内容准入</a>。</li>
<li><strong>权利</strong>：来源是否成立，文件是否真实，地区和期限是否够用，曲库里有没有同样的录音。</li>
</ul>
<p>作品详情的“时间线”记着每一步是谁、在什么时候做的，以及这一步通常多久。编码在权利审核通过时分配。等得比平常久，请在作品页点“就这个作品提问”。</p>`,
      en: `<p>People listen to and look at every release; no algorithm waves it through. Two different reviewers check content and rights, usually within {reviewDays} {reviewDays|day|days}.</p>
<table>
<thead><tr><th>Status</th><th>Whose turn</th><th>What you can do</th></tr></thead>
<tbody>
<tr><td>Awaiting completion of information</td><td>you</td><td>fill in and upload</td></tr>
<tr><td>Choose distribution scope</td><td>you</td><td>choose channels, territories, date</td></tr>
<tr><td>Awaiting signing of the authorization</td><td>you, your guardian or the company owner</td><td>sign</td></tr>
<tr><td>Editorial review in progress</td><td>content reviewer, then rights reviewer</td><td>recall it, until a reviewer starts</td></tr>
<tr><td>Work rejected</td><td>you</td><td>read why, fix it, submit again</td></tr>
<tr><td>Work being distributed</td><td>us and the channels</td><td>follow each channel under “Scope”</td></tr>
<tr><td>Work online</td><td>your listeners</td><td>edit, add materials, take down</td></tr>
</tbody>
</table>
<h2>What we check</h2>
<ul>
<li><strong>Content</strong>: the audio from start to end, titles, names, lyrics and cover, against <a href="/help-center/index/detail?id=6&amp;type=2&amp;tid=0">Content admission</a>.</li>
<li><strong>Rights</strong>: whether the source is valid, the documents are genuine, the territory and term are sufficient, and the recording isn’t already in the catalogue.</li>
</ul>
<p>The timeline on the release’s page shows who did what and when, and how long each stage usually takes. Codes are assigned when the release passes rights review. If review takes longer than usual, press “Ask about this release”.</p>`,
    },
  },
  {
    number: 81,
    title: { 'zh-CN': '渠道和提前天数', en: 'Channels and how much time they need' },
    summary: {
      'zh-CN': '全选最省心；每个渠道旁边写着最早能上线的日子。',
      en: 'The easy choice is all of them; each shows its earliest date.',
    },
    body: {
      'zh-CN': `<p>第三步的“渠道”列出本站能送到的每个渠道。可以选“全部渠道”，以后新增的也包括在内；也可以“只选一部分”。</p>
<h2>为什么要提前</h2>
<p>渠道收到作品后，要转码、核对、排进上新的日子。各家需要的天数不同，写在渠道旁边：“最早”后面的日期，就是今天提交它来得及的第一天。选了几个渠道，以最慢的那个为准。</p>
<h2>送出之后</h2>
<p>渠道各有各的进度，作品页的“发行范围”里一个渠道一行：排队中、发送中、已送达、已上线，或者被拒收和渠道的理由。每一种是什么意思，见<a href="/help-center/index/detail?id=87&amp;type=1&amp;tid=6">在哪里看作品上线了没有</a>。</p>
<p>第一个渠道上线，作品就是“作品已上线”，其余的继续。如果所有渠道都拒收，作品会带着渠道的理由回到您手里，改好可以再提交。</p>
<h2>不想上某个渠道</h2>
<p>提交前改选“只选一部分”。已经上线的，用“修改作品”去掉那个渠道，审核通过后只通知它撤下，别处不受影响。</p>
<p>在渠道上有自己的主页？在艺人旁边“关联渠道主页”，渠道就不容易把作品归到同名的人。</p>`,
      en: `<p>“Channels” in the third step lists every service this site delivers to. “All channels” includes those that join later; “Only some” lets you pick.</p>
<h2>Why they need time</h2>
<p>A channel encodes the release, checks it and schedules it. How long that takes differs, so each channel shows the earliest date it can make if you submit today. If you choose several, the slowest counts.</p>
<h2>Once it is on its way</h2>
<p>Each channel has its own progress. “Scope” on the release’s page has a row for each: queued, on its way, delivered, live, or refused with the channel’s reason. <a href="/help-center/index/detail?id=87&amp;type=1&amp;tid=6">Where to see that your release is live</a> explains them.</p>
<p>Once the first channel has it live, your release is online, and the others follow. If all of them refuse it, it comes back to you with their reasons; fix it and submit it again.</p>
<h2>Leaving a channel out</h2>
<p>Choose “Only some” before you submit. To remove it later, use “Edit”: once the revision passes, only that channel is told to remove it.</p>
<p>Do you have your own page on a channel? Link it next to the artist’s name, so your release is less likely to land on another artist’s page.</p>`,
    },
  },
  {
    number: 82,
    title: { 'zh-CN': '地区和上线日期怎么选', en: 'Choosing territories and the release date' },
    summary: {
      'zh-CN': '留出审核和渠道的时间；赶不上时，自动顺延还是先问您，由您定。',
      en: 'Leave time for review and channels, and decide what happens if review runs late.',
    },
    body: {
      'zh-CN': `<h2>日期</h2>
<p>能准时上线的最早日期，等于今天加上审核的 {reviewDays} 天，再加上所选渠道里最慢的那家需要的天数，页面会写出是哪一天、因为哪个渠道。想更稳妥，请多留几天，遇到长假再多留一些。</p>
<p>万一审核完已经赶不上，按您在“如果审核完已经赶不上这一天”里的选择：</p>
<ul>
<li><strong>自动顺延</strong>：改为所选渠道都来得及的最早那一天。</li>
<li><strong>先问我</strong>：驳回给您，由您重新选日期。有宣传档期的请选这个。</li>
</ul>
<h2>地区</h2>
<p>“全球”包括每个渠道覆盖的所有地方。也可以“指定国家/地区”，按大洲展开勾选。</p>
<ul>
<li>不能超出任何一首歌的授权地区，超出的会标明“超出授权”。</li>
<li>公有领域和老唱片的作品只限中国大陆。</li>
<li>日期要在授权的有效期之内。</li>
</ul>
<h2>以前发行过</h2>
<p>在别处发行过的歌，填写“首次发行日期”，渠道会按原来的年份显示，新的上线日期不会把它变成新歌。同时带上原来的<a href="/help-center/index/detail?id=83&amp;type=1&amp;tid=6">ISRC 和 UPC</a>。</p>`,
      en: `<h2>The date</h2>
<p>The earliest date we can keep is today plus {reviewDays} {reviewDays|day|days} for review plus what your slowest channel needs; the page shows the date and the channel. To be safe, allow a few days more, and even more around long holidays.</p>
<p>If review finishes too late, your choice under “If review takes longer” applies:</p>
<ul>
<li><strong>Move the date</strong>: to the first day every channel you chose can make.</li>
<li><strong>Ask me first</strong>: it comes back to you and you choose another day. Choose this if a campaign depends on the date.</li>
</ul>
<h2>Territories</h2>
<p>“Worldwide” is everywhere your channels reach. Or choose countries, region by region.</p>
<ul>
<li>They must stay within every track’s licence; anything outside is marked.</li>
<li>Public domain works and old records are for mainland China only.</li>
<li>The date must fall within the term of every licence.</li>
</ul>
<h2>Released before</h2>
<p>If a song was released elsewhere, enter its original release date, so channels can show the year it’s from. Bring its <a href="/help-center/index/detail?id=83&amp;type=1&amp;tid=6">ISRC and UPC</a> too.</p>`,
    },
  },
  {
    number: 83,
    title: {
      'zh-CN': '自己的 ISRC、UPC，以及把老歌搬过来',
      en: 'Your own ISRC and UPC, and moving a catalogue',
    },
    summary: {
      'zh-CN': '没有编码我们分配；从别处搬来，带上原来的编码，播放量通常接得上。',
      en: 'No codes? We assign them. Moving here? Bring yours, and plays usually carry over; the channel decides.',
    },
    body: {
      'zh-CN': `<p>ISRC 是一份录音的身份证，UPC 是单曲或专辑的条码。没有就留空，权利审核通过时从本站的号段里分配，不会重复，也不会收回再用。</p>
<h2>从别处搬过来</h2>
<ol>
<li>在原来的服务商那里，抄下每首歌的 ISRC 和每张专辑的 UPC。</li>
<li>在这里新建作品，信息、艺人写法和音频与原来保持一致。</li>
<li>把编码填进“自有 ISRC 编码”和“自有 UPC 条码”，并填“首次发行日期”。</li>
<li>等这边上线，再请原来的服务商下架，中间就不会断。</li>
</ol>
<p>编码和录音都一致，渠道通常会认作同一首歌，播放量、收藏和歌单里的位置接着算；能否合并由渠道决定。</p>
<h2>填写时的检查</h2>
<ul>
<li>ISRC 由国家、登记者、年份和序号组成，中间的横线写不写都行。</li>
<li>UPC 最后一位是校验位，抄错一位就会提示。</li>
<li>Remix、现场、重录是另一份录音，要用新的 ISRC。</li>
<li>只改封面或文字，不用换编码。</li>
</ul>
<p>歌很多？打开<a href="/work-management/move-in">作品搬家</a>，用一份表格一次带来，全部成为草稿。</p>`,
      en: `<p>An ISRC identifies a recording, a UPC is the barcode of a single or an album. Leave them empty and we assign them when the release passes rights review. No code is ever used twice.</p>
<h2>Moving here from another distributor</h2>
<ol>
<li>Note the ISRC of each song and the UPC of each release where they are now.</li>
<li>Create the releases here with the same details, the same spelling of artists and the same audio.</li>
<li>Fill in “Your own ISRC” and “Your own UPC”, and the original release date.</li>
<li>Once they’re online through us, ask the old distributor to take theirs down. That way there’s no gap.</li>
</ol>
<p>With the same codes and the same recording, channels usually recognise it as the same song, and plays, likes and playlist placements can carry over. Whether they do is up to each channel.</p>
<h2>What is checked</h2>
<ul>
<li>An ISRC is made of country, registrant, year and number; hyphens don’t matter.</li>
<li>The last digit of a UPC is a check digit, so we spot typos.</li>
<li>A remix, a live version or a new recording needs its own ISRC.</li>
<li>A new cover or corrected text doesn’t.</li>
</ul>
<p>More than a few releases? <a href="/work-management/move-in">Move them in</a> with one list: they become drafts in one go.</p>`,
    },
  },
]
