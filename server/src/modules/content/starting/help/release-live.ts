import type { StartingArticle } from '../starting-help'

export const liveAndPublic: readonly StartingArticle[] = [
  {
    number: 87,
    title: { 'zh-CN': '在哪里看作品上线了没有', en: 'Where to see that your release is live' },
    summary: {
      'zh-CN': '作品页的“发行范围”里，一个渠道一行，上线的有收听链接。',
      en: '“Scope” on the release’s page has a row for each channel, with a link once it’s live.',
    },
    body: {
      'zh-CN': `<p>打开<a href="/work-management/list">作品管理</a>，点进作品，看“发行范围”。权利审核通过之后，这里一个渠道一行：</p>
<table>
<thead><tr><th>状态</th><th>意思</th></tr></thead>
<tbody>
<tr><td>排队中</td><td>在我们这边等着送出；中途失败会再试，不用您做什么</td></tr>
<tr><td>发送中</td><td>正在打包，或正在送往渠道</td></tr>
<tr><td>已送达</td><td>渠道收到了，等它处理，或等上线日期</td></tr>
<tr><td>已上线</td><td>写着从哪天起；有“去收听”就能直接打开</td></tr>
<tr><td>被拒收</td><td>渠道没有接受，下面写着渠道的理由</td></tr>
<tr><td>下架中、已下架</td><td>已通知渠道撤下；完成后变成“已下架”</td></tr>
</tbody>
</table>
<p>第一个渠道上线，作品就变成“作品已上线”，同时发消息给您，其余渠道陆续跟上。</p>
<h2>常见的疑问</h2>
<ul>
<li><strong>已上线，却没有“去收听”</strong>：渠道还没有告诉我们地址，收到后会自动出现。</li>
<li><strong>过了日期还是“已送达”</strong>：渠道还没有答复，何时展示由渠道决定。等得太久，请点“就这个作品提问”。</li>
<li><strong>有一个渠道被拒收</strong>：其余渠道照常。按它的理由用“修改作品”改好，通过后会重新送去。</li>
<li><strong>修改通过了，渠道上还是旧的</strong>：那一行会写更新在排队、在发送还是已送达，在此之前旧版本照常在线。</li>
</ul>
<p>想用一个地址把各渠道的入口发给听众，见<a href="/help-center/index/detail?id=88&amp;type=1&amp;tid=6">发行页是什么</a>。</p>`,
      en: `<p>Open <a href="/work-management/list">Work management</a>, choose your release and look under “Scope”. Once it has passed rights review, each channel has a row:</p>
<table>
<thead><tr><th>Status</th><th>What it means</th></tr></thead>
<tbody>
<tr><td>Queued</td><td>waiting on our side; if something fails we try again, and you don’t need to do anything</td></tr>
<tr><td>On its way</td><td>being packed or sent</td></tr>
<tr><td>Delivered</td><td>the channel has it and is working on it, or the release date is still to come</td></tr>
<tr><td>Live</td><td>with the date it went live; “Listen” opens it</td></tr>
<tr><td>Refused</td><td>the channel didn’t accept it; you see its reason</td></tr>
<tr><td>Being taken down, Taken down</td><td>we’ve told the channel to remove it; then it has</td></tr>
</tbody>
</table>
<p>When the first channel has it live, the release’s status becomes “Work online” and we message you. The others follow.</p>
<h2>What people ask</h2>
<ul>
<li><strong>Live, but no “Listen”?</strong> The channel hasn’t told us the address yet. The link appears as soon as we have it.</li>
<li><strong>The date has passed and it is still “Delivered”?</strong> The channel hasn’t answered, and it decides when a release appears. If it takes too long, press “Ask about this release”.</li>
<li><strong>One channel refused it?</strong> The others continue. Fix what it named with “Edit”; once the revision passes, we send it there again.</li>
<li><strong>A revision has passed, but the channel shows the old version?</strong> The row says whether the update is queued, on its way or delivered. Until then the old version stays online.</li>
</ul>
<p>To give listeners one link for all channels, see <a href="/help-center/index/detail?id=88&amp;type=1&amp;tid=6">What the release page is</a>.</p>`,
    },
  },
  {
    number: 88,
    title: { 'zh-CN': '发行页是什么', en: 'What the release page is' },
    summary: {
      'zh-CN': '每个作品一个公开页面：封面、试听和去各渠道收听的按钮，一个短链接就够。',
      en: 'A public page for each release: cover, excerpt and a button for each channel, behind one short link.',
    },
    body: {
      'zh-CN': `<p>权利审核一通过，每个作品就有一个公开的发行页，上面有封面、曲目、一段试听和去各渠道收听的按钮。把短链接发给听众，或者把二维码印在海报上，一个地址就够了。</p>
<p>它在作品页的“发行页”里，可以“打开发行页”“复制短链接”“下载二维码”。以后修改作品，地址也不变，内容跟着更新。</p>
<h2>什么时候公开</h2>
<table>
<thead><tr><th>时候</th><th>听众看到什么</th></tr></thead>
<tbody>
<tr><td>上线之前</td><td>打不开；您打开“发行日之前就公开”之后，有封面和倒计时，没有声音，搜索引擎不收录</td></tr>
<tr><td>作品已上线</td><td>全部内容；已上线的渠道有按钮，其余写着等待上线</td></tr>
<tr><td>下架之后</td><td>只有一句：这个作品已经下线</td></tr>
</tbody>
</table>
<h2>您可以选什么</h2>
<ul>
<li><strong>试听</strong>：放不放，用哪一首，从第几秒开始。不选，就用您上传的短音频；没有短音频，就取最饱满的一段。试听是单独剪出来的文件，不是原始录音。</li>
<li><strong>其他语言的标题</strong>：在作品信息里填过的，会按访客的语言显示，也会随作品送往支持它的渠道。没填的，我们不会替您翻译。</li>
</ul>
<p>页面下方有近期的访问次数，以及听众去了哪些渠道。只统计次数，不使用 Cookie，也不记录访客身份。</p>`,
      en: `<p>As soon as it passes rights review, each release gets a public page with its cover, its tracks, an excerpt and a button for each channel. Send listeners the short link or print the QR code on a poster: one link is enough.</p>
<p>You’ll find it under “Release page” on the release’s page, with “Open release page”, “Copy short link” and “Download QR code”. If you revise the release later, the link stays the same and the page is updated.</p>
<h2>When it is public</h2>
<table>
<thead><tr><th>When</th><th>What listeners see</th></tr></thead>
<tbody>
<tr><td>Before it is online</td><td>nothing; if you switch on “Show it before the release date”, the cover and a countdown, without sound and hidden from search engines</td></tr>
<tr><td>Work online</td><td>everything; channels that have it live get a button, the others are listed as coming soon</td></tr>
<tr><td>After a takedown</td><td>only that the release is offline</td></tr>
</tbody>
</table>
<h2>What you can choose</h2>
<ul>
<li><strong>The excerpt</strong>: whether there is one, from which track, and where it starts. If you don’t choose, it’s the short audio you uploaded or, without one, the fullest part. It’s cut for this page, never the master.</li>
<li><strong>Titles in other languages</strong>: the ones you added are shown in the visitor’s language, and go to channels that take them. We never translate for you.</li>
</ul>
<p>Below that you see recent visits and which channels listeners opened. These are counts only: no cookies, no record of who came.</p>`,
    },
  },
]
