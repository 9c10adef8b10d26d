import type { StartingArticle } from '../starting-help'

export const changes: readonly StartingArticle[] = [
  {
    number: 84,
    title: { 'zh-CN': '撤回，以及修改已发行的作品', en: 'Recalling a release, and revising one that’s out' },
    summary: {
      'zh-CN': '还没人审可以撤回；已发行的作品复制一份来改，通过后替换。',
      en: 'You can recall it until a reviewer starts. A release that’s out is changed in a copy.',
    },
    body: {
      'zh-CN': `<h2>刚提交，发现写错了</h2>
<p>在作品页点“撤回”。只要还没有审核人员开始看，作品就回到草稿，内容都在，改好后重新签署、重新排队。已经有人在审，就等结果：要改的地方，审核会驳回给您；问题很大，请点“就这个作品提问”告诉我们。</p>
<p>签署之前想改信息或素材，也是先撤回；想改渠道或日期，点“返回修改范围”。</p>
<h2>已经发行的作品</h2>
<ol>
<li>在<a href="/work-management/list">作品管理</a>里点“修改作品”，再点“开始修改”，系统复制一份给您。</li>
<li>改标题、人名、封面、音频，增减渠道或地区都可以。“修改前后对照”只列出不同的地方。</li>
<li>像第一次那样选范围、签署、提交。</li>
<li>通过后，更新发往各渠道，去掉的渠道会收到下架通知。更新走到哪一步，在作品页“发行范围”的各行里。</li>
</ol>
<p>整个过程中线上照常播放，渠道接受更新之后才换成新的。UPC、ISRC 和<a href="/help-center/index/detail?id=88&amp;type=1&amp;tid=6">发行页</a>的地址都不变。一个作品同时只能有一个修改，列表里会多一个标记写着它走到哪一步。审核之前或被驳回之后，可以“放弃修改”。</p>
<p>换成另一次录音，就是另一首歌：请用新的 ISRC，最好作为新作品发行。</p>`,
      en: `<h2>Just submitted, and something is wrong</h2>
<p>Press “Recall” on the release’s page. As long as no reviewer has started, it becomes a draft again with everything in it; fix it, sign and submit. If someone is already reviewing it, wait for the result. If it’s urgent, press “Ask about this release”.</p>
<p>It’s the same before you sign: recall it to change details or files. For channels and date, “Back to scope” is enough.</p>
<h2>A release that’s out</h2>
<ol>
<li>Choose “Edit” in <a href="/work-management/list">Work management</a> and press “Start revision”. You get a copy.</li>
<li>Change titles, people, cover or audio; add or remove channels and territories. Before and after are shown side by side, differences only.</li>
<li>Choose the scope, sign and submit, as for the first release.</li>
<li>Once it has passed, updates go out, and channels you removed are told to take it down. “Scope” on the release’s page shows the progress of each update.</li>
</ol>
<p>Meanwhile the current version stays online on each channel until that channel has accepted the update. UPC, ISRC and the address of the <a href="/help-center/index/detail?id=88&amp;type=1&amp;tid=6">release page</a> stay the same. One revision can be open at a time; a second badge in the list shows its progress. You can discard it until you submit it.</p>
<p>A different recording needs a new ISRC, and ideally its own release.</p>`,
    },
  },
  {
    number: 85,
    title: { 'zh-CN': '给已发行的作品补充素材', en: 'Adding materials to a release' },
    summary: {
      'zh-CN': '只补还没有的类型，不用重新签署，审核通过后发往各渠道。',
      en: 'Only types that aren’t there yet; no new signature. Once they pass, they go out to the channels.',
    },
    body: {
      'zh-CN': `<p>歌上线了，后来才做好伴奏，或者拍了音乐视频，用“补充素材”最快。它只加，不改，所以省掉选范围和签署两步。</p>
<ol>
<li>在<a href="/work-management/list">作品管理</a>里找到作品，点“补充素材”，再点“开始补充”。</li>
<li>页面列出“还可以补充”的类型：歌词、伴奏、短音频、卡拉 OK 版、音乐视频。</li>
<li>上传文件，等检查通过。</li>
<li>点“提交审核”。通过后发往各渠道，线上原有的文件不动；音乐视频只送往接收视频的渠道。</li>
</ol>
<h2>和“修改作品”怎么选</h2>
<table>
<thead><tr><th>情况</th><th>用哪个</th></tr></thead>
<tbody>
<tr><td>以前没有歌词，现在补</td><td>补充素材</td></tr>
<tr><td>歌词有错字，要换</td><td>修改作品</td></tr>
<tr><td>补一支音乐视频</td><td>补充素材</td></tr>
<tr><td>换封面、换音频、改人名</td><td>修改作品</td></tr>
</tbody>
</table>
<p>已经开着一次修改时，素材直接加在修改里就行，不能再另开补充。各种素材的格式要求，见<a href="/help-center/index/detail?id=62&amp;type=1&amp;tid=4">伴奏、短音频、卡拉 OK 版和音乐视频</a>。</p>`,
      en: `<p>The song is out, and now the accompaniment is ready or the video is cut? “Add materials” is the quick way. It only adds files, so you don’t need to choose the scope or sign again.</p>
<ol>
<li>Find the release in <a href="/work-management/list">Work management</a>, choose “Add materials” and press “Start adding”.</li>
<li>The page lists what can still be added: lyrics, accompaniment, short audio, karaoke version, music video.</li>
<li>Upload and wait for the check.</li>
<li>Press “Send to review”. Once they pass, they go out to the channels; the files that are online don’t change. A music video goes to channels that take videos.</li>
</ol>
<h2>This, or a revision?</h2>
<table>
<thead><tr><th>What you want</th><th>Use</th></tr></thead>
<tbody>
<tr><td>lyrics where there were none</td><td>Add materials</td></tr>
<tr><td>lyrics corrected</td><td>Edit</td></tr>
<tr><td>a music video</td><td>Add materials</td></tr>
<tr><td>another cover, another master, another name</td><td>Edit</td></tr>
</tbody>
</table>
<p>While a revision is open, add the files there; the two can’t be open together. For what each file needs, see <a href="/help-center/index/detail?id=62&amp;type=1&amp;tid=4">Accompaniment, short audio, karaoke and video</a>.</p>`,
    },
  },
  {
    number: 86,
    title: { 'zh-CN': '怎么下架，怎样重新发行', en: 'Taking down and releasing again' },
    summary: {
      'zh-CN': '随时可以下架，收益照常结算；以后用相同的编码重新发行。',
      en: 'Take a release down at any time; earnings are paid as usual, and you can release it again with the same codes.',
    },
    body: {
      'zh-CN': `<h2>下架</h2>
<ol>
<li>在<a href="/work-management/list">作品管理</a>里选作品，点“下架”。可以一次勾选几个。</li>
<li>写明原因，例如换发新版本、授权到期。</li>
<li>我们通知所有渠道撤下，还没送出的不再送。作品页的“发行范围”里，每个渠道先是“下架中”，完成后变成“已下架”；全部完成，作品才是“已下架”。渠道处理需要几天。</li>
</ol>
<ul>
<li><a href="/help-center/index/detail?id=88&amp;type=1&amp;tid=6">发行页</a>马上换成一句说明：作品已经下线。</li>
<li>还在进行的修改会一起关闭。</li>
<li>下架之前产生的收益照常出账、照常提现，报表可能晚一些才到。</li>
<li>企业账号只有所有者能下架。</li>
<li>只想离开某个渠道或地区，或去掉专辑里的一首，用“修改作品”，不必全部下架。</li>
</ul>
<h2>由我们下架</h2>
<p>授权到期没有续、侵权投诉成立、内容违法或渠道要求，权利审核人员会下架作品，原因写在时间线上，同时发消息给您。专辑里只有一首有问题，可以只撤下这一首：曲目旁边写着日期和原因，发行页上不再有它，其余照常在线，问题解决后可以恢复。有异议，请提<a href="/gongdan/add">工单</a>。</p>
<h2>重新发行</h2>
<p>打开已下架的作品，点“重新发行”。全部内容原样打开供您检查，UPC 和 ISRC 不变，然后照常签署和审核。编码相同，渠道有可能接上以前的播放量，歌单里的位置通常不会自动回来。只是换版本，先想一想能不能用修改代替下架。</p>`,
      en: `<h2>Taking down</h2>
<ol>
<li>Choose the release in <a href="/work-management/list">Work management</a> and press “Take down”. You can select several.</li>
<li>Say why, for example: a new version, or a licence that ends.</li>
<li>We tell all channels to remove it, and stop sending it to the others. Under “Scope” each channel is “Being taken down”, then “Taken down”. When all of them have, so has your release. This usually takes channels a few days.</li>
</ol>
<ul>
<li>The <a href="/help-center/index/detail?id=88&amp;type=1&amp;tid=6">release page</a> says right away that the release is offline.</li>
<li>An open revision is closed with it.</li>
<li>What you earned until then is billed and paid as usual; reports may come later.</li>
<li>In a company account, only the owner can do this.</li>
<li>To leave one channel, country or region, or to remove one track of an album, use “Edit” instead.</li>
</ul>
<h2>When we take down</h2>
<p>Our rights staff take a release down if a licence has expired, there’s evidence of infringement, the content is unlawful or a channel demands it. The reason is in its timeline, and we message you. If only one track of an album is affected, they can withdraw just that one: you see the date and the reason next to it, the release page leaves it out, the others stay online, and it can come back once the matter is settled. If you disagree, open a <a href="/gongdan/add">support ticket</a>.</p>
<h2>Releasing again</h2>
<p>Open the release and press “Release again”. Everything is there for you to check; it keeps its UPC and ISRC, then you sign it and we review it as usual. With the same codes, a channel may carry over its plays. Playlist placements rarely come back on their own, so consider a revision instead.</p>`,
    },
  },
]
