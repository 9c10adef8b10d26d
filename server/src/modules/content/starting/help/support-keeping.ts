import type { StartingArticle } from '../starting-help'

export const keeping: readonly StartingArticle[] = [
  {
    number: 42,
    title: { 'zh-CN': '存储空间不够用', en: 'Running out of storage' },
    summary: {
      'zh-CN': '每个账号 {quota}，在存储空间页可以看到用在哪里。',
      en: 'Each account has {quota}; the storage page shows what uses it.',
    },
    body: {
      'zh-CN': `<p>每个账号有 {quota}。<a href="/work-management/storage">存储空间</a>列出每类素材占了多少，最占地方的通常是音乐视频。</p>
<h2>哪些会计入</h2>
<ul>
<li>同一个文件不管用几次，只算一次。</li>
<li>正在上传的，按整个文件的大小预留；传完或取消后按实际计算。</li>
<li>回收站里的草稿仍然占用，{binDays} 天后彻底删除才释放。</li>
<li>已发行作品的母带一直保留：渠道要重新取用，您也能随时带走。</li>
</ul>
<h2>怎样腾出空间</h2>
<ol>
<li>在<a href="/work-management/list">作品管理</a>里删除不会再发的草稿。</li>
<li>在草稿的素材一步，移除试听版、旧版本和多余的视频。</li>
<li>视频用常见的码率重新导出，画质够用就好。</li>
<li>音频不必追求最高采样率：达到 {sampleRate}、{bits} 位就合格，录音时是多少就导出多少，不要人为升高。</li>
</ol>
<p>确实需要更多，例如厂牌要搬整个曲库，请提<a href="/gongdan/add">工单</a>联系我们扩容。空间满了不影响已经上线的作品，也不影响收益，只是暂时传不了新文件。</p>`,
      en: `<p>Each account has {quota}. <a href="/work-management/storage">Storage</a> shows how much space each type of material uses; music videos usually use the most.</p>
<h2>What counts</h2>
<ul>
<li>A file counts once, however often you use it.</li>
<li>An upload in progress counts in full until it’s done or cancelled.</li>
<li>Drafts in the bin count until they’re gone for good, after {binDays} days.</li>
<li>Masters of releases that are out stay: channels may need them again, and you can take them with you at any time.</li>
</ul>
<h2>Making room</h2>
<ol>
<li>Delete drafts in <a href="/work-management/list">Work management</a> that you won’t release.</li>
<li>Remove rough mixes, old versions and spare videos in the step “Materials” of a draft.</li>
<li>Export videos at a normal bit rate; good enough is good enough.</li>
<li>Audio doesn’t need the highest sample rate. {sampleRate} and {bits} bit is enough: export what you recorded, and don’t upsample it.</li>
</ol>
<p>If you need more, for example to move a label’s catalogue, ask us in a <a href="/gongdan/add">support ticket</a>. A full account doesn’t affect what’s online or your income; you just can’t add new files.</p>`,
    },
  },
  {
    number: 45,
    title: { 'zh-CN': '带走全部资料', en: 'Taking everything with you' },
    summary: {
      'zh-CN': '母带、信息、编码、发行授权书、账目，都可以带走。',
      en: 'Masters, details, codes, agreements and statements in one archive, at any time.',
    },
    body: {
      'zh-CN': `<p>您的作品和数据是您的，想走就能走，不用说明理由，也不收费。</p>
<h2>包里有什么</h2>
<table>
<thead><tr><th>内容</th><th>形式</th></tr></thead>
<tbody>
<tr><td>母带、封面、歌词、视频等全部素材</td><td>您上传的原始文件</td></tr>
<tr><td>作品信息：标题、人名、权利、范围</td><td>表格，别的服务商也能读</td></tr>
<tr><td>ISRC 和 UPC</td><td>每首、每张一行</td></tr>
<tr><td>签署过的发行授权书</td><td>原样 PDF，可以<a href="/agreement-check">核验</a></td></tr>
<tr><td>账单、流水、提现、您自己的分成、结算单</td><td>表格，到报表的行；结算单是 PDF</td></tr>
<tr><td>封面设计、站内信、工单</td><td>JSON 和附件</td></tr>
</tbody>
</table>
<h2>怎样拿到</h2>
<ol>
<li>全部素材和资料：账号的主人在<a href="/person-center/reset-pwd#archive">账号安全</a>的“带走全部资料”里用短信验证码申请打包，页面上能看到进度，好了短信通知您。</li>
<li>打好的压缩包保留 {archiveDays} 天，过期可以重新申请。</li>
<li>一个验证码只能下载一次，在输入验证码的浏览器里、{archiveHours} 小时内下完；中断可以接着下，全部发完后 {archiveMinutes} 分钟内还能补下没收到的部分。再下载一次，要新的验证码。</li>
<li>包里的 manifest.json 列出每个文件的大小和校验值；万一有文件没能读出，也写在里面。</li>
<li>作品清单：用<a href="/work-management/list">作品管理</a>里的“导出表格”，当场就有。</li>
<li>发行授权书：在作品详情的“发行授权书与编码”里下载；账单和提现记录在各自的页面导出。</li>
</ol>
<h2>搬到别处</h2>
<p>带上原来的编码，播放量才接得上。顺序是：先在新的地方上线，再在这里下架。下架前的收益照常出账，账号留着，还能收到晚来的报表。以后想回来，编码照样能用，见<a href="/help-center/index/detail?id=83&amp;type=1&amp;tid=6">自己的 ISRC、UPC</a>。</p>`,
      en: `<p>Your releases and your data are yours. You can leave whenever you like, without a reason and without a fee.</p>
<h2>What is in the archive</h2>
<table>
<thead><tr><th>What</th><th>As</th></tr></thead>
<tbody>
<tr><td>Masters, covers, lyrics, videos, everything you uploaded</td><td>the original files</td></tr>
<tr><td>Release details: titles, people, rights, scope</td><td>tables any software can read</td></tr>
<tr><td>ISRC and UPC</td><td>one line for each</td></tr>
<tr><td>Signed agreements</td><td>the PDFs, which anyone can <a href="/agreement-check">check</a></td></tr>
<tr><td>Bills, ledger, withdrawals, your own part of splits, statements</td><td>tables, down to the lines of the reports; statements as PDF</td></tr>
<tr><td>Cover designs, messages, support tickets</td><td>JSON, with attachments</td></tr>
</tbody>
</table>
<h2>How to get it</h2>
<ol>
<li>The owner of the account asks for it under “Take everything along” in <a href="/person-center/reset-pwd#archive">account security</a>, with a code by text message. The page shows how far it is, and we text you when it’s ready.</li>
<li>It stays for {archiveDays} {archiveDays|day|days}. After that, ask again.</li>
<li>Each code is for one download, in the browser where you entered it and within {archiveHours} {archiveHours|hour|hours}. A broken download can be resumed, also for {archiveMinutes} {archiveMinutes|minute|minutes} after everything was sent. To download again, enter a new code.</li>
<li>The file manifest.json in it lists the size and hash of every file, and names any that couldn’t be read.</li>
<li>For just the list of releases, press “Export as CSV” in <a href="/work-management/list">Work management</a>.</li>
<li>For just the agreements, download them from each release’s page under “Agreements and codes”.</li>
</ol>
<h2>Moving elsewhere</h2>
<p>Take your codes with you, so plays can carry over. Go online with the new distributor first, then take down here. What you earned until then is billed as usual; keep the account so that late reports reach you too. If you come back, the codes still work: see <a href="/help-center/index/detail?id=83&amp;type=1&amp;tid=6">Your own ISRC and UPC</a>.</p>`,
    },
  },
]
