import type { StartingNews } from './news'

export const releaseNews: readonly StartingNews[] = [
  {
    number: 1,
    category: 'notice',
    title: { 'zh-CN': '{site} 开放注册', en: '{site} is open' },
    summary: {
      'zh-CN': '发布免费，{share} 归您，每一分钱都查得到出处。第一首歌从这里开始。',
      en: 'Publishing is free, {share} is yours, and every cent can be traced. Begin with your first song.',
    },
    body: {
      'zh-CN': `<p>从现在起，任何音乐人都可以在 {site} 发布作品。我们想把三件事做好：</p>
<ul>
<li><strong>说清楚</strong>：收什么、要多久、怎么分、被驳回是因为什么，都写在明处。</li>
<li><strong>由人来听</strong>：每个作品由两位审核人员听过、看过，通常 {reviewDays} 天。</li>
<li><strong>账算到底</strong>：每张账单都能展开到渠道报表的那一行。</li>
</ul>
<p><a href="/register/single">注册</a>只要一个手机号。未满 {fullAge} 周岁，请监护人陪同<a href="/register/children">注册</a>；企业和厂牌注册后再做企业认证。</p>
<h2>从哪里开始</h2>
<ol>
<li>看看<a href="/guest/publish">数字发行</a>，了解全过程。</li>
<li>读一遍<a href="/help-center/index/detail?id=6&amp;type=2&amp;tid=0">内容准入</a>，知道什么会被驳回。</li>
<li>按<a href="/help-center/index/detail?id=1&amp;type=1&amp;tid=1">怎样发布一首歌</a>，写下第一份草稿。</li>
</ol>
<p>有疑问就<a href="/help-center/q-a">问</a>，{answerHours} 小时内由人工客服回复。</p>`,
      en: `<p>Any musician can now publish with {site}. There are three things we want to do well:</p>
<ul>
<li><strong>Be clear</strong>: we tell you what we accept, how long it takes, how income is shared and why something is rejected.</li>
<li><strong>Listen</strong>: two reviewers check every release, usually within {reviewDays} {reviewDays|day|days}.</li>
<li><strong>Show the numbers</strong>: every bill opens down to the line of the channel’s report.</li>
</ul>
<p>To <a href="/register/single">register</a> you need a mobile number. Under {fullAge}, <a href="/register/children">register</a> with a guardian; companies and labels register first and are verified afterwards.</p>
<h2>Where to begin</h2>
<ol>
<li>See the whole process under <a href="/guest/publish">Digital distribution</a>.</li>
<li>Read <a href="/help-center/index/detail?id=6&amp;type=2&amp;tid=0">Content admission</a> to see what we don’t accept.</li>
<li>Follow <a href="/help-center/index/detail?id=1&amp;type=1&amp;tid=1">How to publish a song</a> and start a draft.</li>
</ol>
<p>If anything is unclear, <a href="/help-center/q-a">ask</a>: a person answers within {answerHours} {answerHours|hour|hours}.</p>`,
    },
  },
  {
    number: 2,
    category: 'channels',
    title: { 'zh-CN': '上线日期怎样选才稳', en: 'How to choose a realistic release date' },
    summary: {
      'zh-CN': '今天、加审核、加最慢的渠道，再留一点余地。',
      en: 'Today, plus review, plus the slowest channel, plus some slack.',
    },
    body: {
      'zh-CN': `<p>定档之前，先倒着算一遍。</p>
<ol>
<li><strong>渠道</strong>：第三步里每个渠道旁边写着“最早”哪天。选了几个，以最慢的为准。</li>
<li><strong>审核</strong>：通常 {reviewDays} 天。第一次发行、翻唱、合辑，建议多留一些，万一要补一份文件。</li>
<li><strong>余地</strong>：渠道的编辑想推荐一首歌，也需要时间听。早一点送到，机会多一点。</li>
</ol>
<h2>星期几好</h2>
<p>很多渠道在周五上新，歌单也在那时更新，热闹，竞争也大。没有宣传计划的歌，换个日子反而清静。真正重要的是：那天您有空，能告诉朋友和听众。</p>
<h2>赶不上怎么办</h2>
<p>有海报、有演出的，选“先问我”，赶不上会交还给您改日子；只想尽快上线的，选“自动顺延”。</p>
<p>更多见<a href="/help-center/index/detail?id=82&amp;type=1&amp;tid=6">地区和上线日期怎么选</a>。</p>`,
      en: `<p>Before you announce a date, count backwards.</p>
<ol>
<li><strong>Channels</strong>: in the third step each one shows its earliest date. If you choose several, the slowest counts.</li>
<li><strong>Review</strong>: usually {reviewDays} {reviewDays|day|days}. For a first release, a cover or a compilation, allow more in case we need another document.</li>
<li><strong>Slack</strong>: the channels’ editors need time to listen before they can feature a song, so give them as much as you can.</li>
</ol>
<h2>Which day of the week?</h2>
<p>Many services publish new music and refresh their playlists on Fridays. It’s busy and crowded. A song without a campaign may do better on a quieter day. What matters most is that you have time that day to tell people.</p>
<h2>If review runs late</h2>
<p>If posters or a concert depend on the date, choose “Ask me first”: it comes back to you and you pick another day. If you just want it out, choose “Move the date”.</p>
<p>More in <a href="/help-center/index/detail?id=82&amp;type=1&amp;tid=6">Choosing territories and the release date</a>.</p>`,
    },
  },
  {
    number: 3,
    category: 'product',
    title: { 'zh-CN': '为什么我们只收无损音频', en: 'Why we ask for lossless audio' },
    summary: {
      'zh-CN': '渠道会再压缩一次；从压缩过的文件开始，就是压两遍。',
      en: 'Channels compress it anyway. Starting from a compressed file means compressing it twice.',
    },
    body: {
      'zh-CN': `<p>常有人问：MP3 听起来差不多，为什么不收？</p>
<p>因为您交来的不是听众最后听到的文件。每个渠道都会把母带转成自己的格式，有的还有好几档音质。从无损开始，只损失一次；从 MP3 开始，就在已经丢掉细节的声音上再丢一次，镲片发沙、人声发闷，高音质的档位也名不副实。</p>
<h2>把 MP3 存成 WAV 行吗</h2>
<p>不行。丢掉的高频回不来，频谱上会留下一道整齐的边，检查看得出来，会提醒您它像是由 MP3 等有损文件转换而来。这只是提醒，但渠道可能拒收。</p>
<h2>该怎样导出</h2>
<ul>
<li>从编曲软件直接导出 {audioFormats}，采样率和位深与工程一致，不低于 {sampleRate}、{bits} 位。</li>
<li>立体声，留一点余量，真峰值不超过 {truePeak}。</li>
<li>工程找不到了，向录音棚或制作人要最初的混音，他们多半还留着。</li>
</ul>
<p>全部要求见<a href="/help-center/index/detail?id=2&amp;type=1&amp;tid=1">音频有什么要求</a>。</p>`,
      en: `<p>We are often asked why an MP3 that sounds much the same isn’t accepted.</p>
<p>Because what you send isn’t what people hear. Every channel turns the master into formats of its own, often several. From a lossless file, detail is lost once. From an MP3, it’s lost a second time: cymbals turn to sand, voices go dull, and the high-quality tier is high quality in name only.</p>
<h2>What about saving an MP3 as WAV?</h2>
<p>It doesn’t help. The treble that’s gone stays gone and leaves a clean edge in the spectrum. The check sees it and warns you. It’s only a warning, but channels may refuse the file.</p>
<h2>How to export</h2>
<ul>
<li>Straight from your software as {audioFormats}, at your project’s sample rate and bit depth, at least {sampleRate} and {bits} bit.</li>
<li>In stereo, with a little headroom: a true peak of {truePeak} at most.</li>
<li>If the project is lost, ask the studio or your producer for the first mix. They usually have it.</li>
</ul>
<p>Everything else is in <a href="/help-center/index/detail?id=2&amp;type=1&amp;tid=1">What the audio must be like</a>.</p>`,
    },
  },
  {
    number: 4,
    category: 'product',
    title: { 'zh-CN': '重复的录音是怎样发现的', en: 'How duplicate recordings are found' },
    summary: {
      'zh-CN': '每首歌都有声音的指纹，改名、剪掉片头也认得出来。',
      en: 'Every song has an acoustic fingerprint. A new title or a trimmed intro won’t hide it.',
    },
    body: {
      'zh-CN': `<p>同一份录音发行两次，播放量会被拆开，收益会算错，别人的录音被冒名发行更是侵权。所以每个音频都会算一个声音的指纹，和曲库里的比一比。</p>
<h2>它看的是声音</h2>
<p>指纹来自旋律和节奏随时间的变化，与文件名、格式、音量无关。换个标题、转个格式、剪掉片头，照样认得出来；同一首歌重新录一遍，就是不同的指纹。</p>
<h2>提示之后怎么办</h2>
<ul>
<li><strong>提示是您自己的另一个作品</strong>：确认是不是想发两次。单曲收进专辑很正常，用同一个 ISRC，播放量就合在一起。</li>
<li><strong>提示曲库里已有</strong>：如果是合作者先发了，请商量由谁发行；如果别人用了您的录音，请<a href="/help-center/index/detail?id=44&amp;type=1&amp;tid=3">提出侵权投诉</a>。</li>
<li><strong>用了公开售卖的伴奏</strong>：别人的歌可能用的是同一份。请确认许可允许发行，在审核时说明。</li>
</ul>
<p>提示不会挡住提交。审核人员会把两份并排听，再作决定。</p>`,
      en: `<p>A recording that’s released twice splits its plays and muddles its income. Released under someone else’s name, it’s theft. So we take an acoustic fingerprint of every recording and compare it with the catalogue.</p>
<h2>It listens</h2>
<p>The fingerprint captures how the sound moves through time. File name, format and volume don’t matter. A new title, another format or a trimmed intro won’t hide a recording. A new recording of the same song has a different fingerprint.</p>
<h2>If we find a match</h2>
<ul>
<li><strong>With another release of yours</strong>: do you really want to release it twice? A single that goes on an album is fine. Use the same ISRC, and channels usually count the plays together.</li>
<li><strong>With something in the catalogue</strong>: if a partner released it first, agree on who releases it. If someone used your recording, <a href="/help-center/index/detail?id=44&amp;type=1&amp;tid=3">make a claim</a>.</li>
<li><strong>You used a backing track that is on sale</strong>: others may have used it too. Make sure its licence allows a release, and tell us.</li>
</ul>
<p>A match doesn’t stop you. Reviewers compare both side by side before they decide.</p>`,
    },
  },
]
