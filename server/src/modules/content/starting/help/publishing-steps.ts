import type { StartingArticle } from '../starting-help'

export const fromDraftToOnline: readonly StartingArticle[] = [
  {
    number: 1,
    title: { 'zh-CN': '怎样发布一首歌', en: 'How to publish a song' },
    summary: {
      'zh-CN': '三步：填写信息与权利、上传音频和封面、选择范围并签署发行授权书。',
      en: 'Three steps: information and rights, audio and cover, scope and signature.',
    },
    body: {
      'zh-CN': `<p>手边准备好三样东西：无损音频、正方形封面、歌词。然后打开<a href="/work-publish/entry">发布作品</a>，点“发布单曲”。</p>
<ol>
<li><strong>信息与权利</strong>：歌名、艺人、词曲作者、流派、演唱语言，以及“权利来自谁”。选好作品性质，后面只问这一种情况需要的东西。</li>
<li><strong>素材</strong>：把音频和封面拖进来，歌词可以上传，也可以直接在页面上写。文件一到就检查，不合格会写明原因和位置。</li>
<li><strong>范围与签署</strong>：选渠道、地区和上线日期，读一遍发行授权书，输入姓名和短信验证码，点“签署并提交审核”。</li>
</ol>
<p>页面上一直有“还缺什么”的清单，点一下就跳到那一栏。写下的内容边写边保存，随时可以离开，下次从“接着做”继续。</p>
<h2>提交之后</h2>
<p>先审内容，再审权利，通常 {reviewDays} 天内有结果，会发系统消息告诉您。通过后送往您选的渠道，计划在您选定的日期上线。签署前需要<a href="/help-center/index/detail?id=21&amp;type=1&amp;tid=2">实名认证</a>，可以一边写草稿一边办。</p>`,
      en: `<p>Have three things at hand: a lossless recording, a square cover and the lyrics. Then open <a href="/work-publish/entry">Publish</a> and choose “Publish single”.</p>
<ol>
<li><strong>Information and rights</strong>: title, artists, writers, genre, language of the vocals, and where the rights come from. Say what type of work it is, and we only ask for what that type needs.</li>
<li><strong>Materials</strong>: drop the audio and the cover. Lyrics can be uploaded or written on the page. Every file is checked as it arrives; problems are named, with where they are.</li>
<li><strong>Scope and signature</strong>: choose channels, territories and the release date, read the distribution agreement, type your name and the code from your phone, and press “Sign and submit”.</li>
</ol>
<p>A list of what’s still missing stays in view; press an entry to jump to its field. Everything is saved as you go, so you can leave at any time and continue later.</p>
<h2>After that</h2>
<p>The content is reviewed first, then the rights, usually within {reviewDays} {reviewDays|day|days}, and we message you with the result. Once it passes, it goes out to your channels for your release date. To sign, you need a <a href="/help-center/index/detail?id=21&amp;type=1&amp;tid=2">verified identity</a>; you can do that while you write the draft.</p>`,
    },
  },
  {
    number: 8,
    title: { 'zh-CN': '发布一张专辑', en: 'Publishing an album' },
    summary: {
      'zh-CN': '一次拖入全部文件，最多 {mostTracks} 首，人名和权利可以一键用于每一首。',
      en: 'Drop all files in one go, up to {mostTracks} tracks; enter people and rights once for all of them.',
    },
    body: {
      'zh-CN': `<p>在<a href="/work-publish/entry">发布作品</a>点“发布专辑”。一张专辑最多 {mostTracks} 首，共用一张封面、一个条码、一个上线日期，一起审核，一起上线。</p>
<h2>最快的做法</h2>
<ol>
<li>先填专辑本身：标题、艺人、流派、录音版权（℗）、封面与文字版权（©）。</li>
<li>到素材一步，把整个文件夹拖进“把整张专辑拖进来”。一个音频成为一首曲目，标题取自文件里的标签或文件名；同名的歌词和封面会自动归位。</li>
<li>回到曲目列表，拖动调整顺序。不用鼠标也行：按空格拿起，用方向键移动，再按空格放下。</li>
<li>填好第一首，再用“这些人用于全部曲目”和“这项权利用于全部曲目”，把作者和权利带到其余各首。</li>
</ol>
<h2>要留意的</h2>
<ul>
<li>每一首都有自己的音频、歌词和权利。其中一首是翻唱，只有那一首需要授权文件。</li>
<li>几首歌用同一份合同时，上传一次，勾选“其他需要授权的曲目也用这份”。</li>
<li>整张专辑的地区和日期，不能超出其中任何一首的授权。</li>
</ul>
<p>曲目旁边写着还差几项，点开就能补。删除一首会连同它的文件一起删除，不能恢复。</p>`,
      en: `<p>Choose “Publish album” under <a href="/work-publish/entry">Publish</a>. An album has up to {mostTracks} tracks that share one cover, one barcode and one release date. They’re reviewed and released together.</p>
<h2>The quickest way</h2>
<ol>
<li>Fill in the album itself: title, artists, genre, recording owner, and artwork and text owner.</li>
<li>In the step “Materials”, drop the whole folder onto “Drop the whole album here”. Each audio file becomes a track, named after its tag or its file. Lyrics and a cover with matching names are added automatically.</li>
<li>Go back to the tracks and drag them into order. With the keyboard: space lifts a track, arrow keys move it, space drops it.</li>
<li>Fill in the first track, then press “Use these people for all tracks” and “Use these rights for all tracks”.</li>
</ol>
<h2>Good to know</h2>
<ul>
<li>Each track has its own audio, lyrics and rights. If only one of them is a cover version, only that one needs a licence.</li>
<li>Upload a contract for several songs once; tick “Use it for the other tracks that need one”.</li>
<li>The album’s territories and date must stay within every track’s licence.</li>
</ul>
<p>Each track shows how much is still missing. Removing a track removes its files too, and you can’t undo that.</p>`,
    },
  },
  {
    number: 9,
    title: { 'zh-CN': '草稿、自动保存和多处同时编辑', en: 'Drafts, saving, and working on a draft together' },
    summary: {
      'zh-CN': '边写边保存；断网、关掉浏览器、两个人同时改，都不会丢内容。',
      en: 'Saved as you go: you lose nothing to a dropped connection, a closed browser or a second editor.',
    },
    body: {
      'zh-CN': `<p>草稿没有“保存”按钮，因为不需要：您停下来的时候已经存好了。页面底部写着“已保存”和时间。</p>
<h2>网络断了</h2>
<p>页面会提示还没保存，内容先留在这台设备上，连上网后自动补存。关掉浏览器也不要紧，用同一台设备再打开这份草稿，就会接着保存。</p>
<h2>两个窗口，或者两位同事</h2>
<p>改的是不同的地方，系统自动合并。改的是同一栏，后保存的人会看到“这些内容在别处也改过”，左右并排，逐项选“用我的”或“用别处的”。谁写的都不会悄悄消失。</p>
<h2>找回草稿</h2>
<ul>
<li>没写完的都在<a href="/work-publish/entry">发布作品</a>的“接着做”和<a href="/work-management/list">作品管理</a>的“待完善信息”里，没有期限。</li>
<li>不想要的草稿可以“删除草稿”，放进回收站，{binDays} 天内能恢复，之后彻底删除。</li>
<li>发行过的作品不能删除，只能<a href="/help-center/index/detail?id=86&amp;type=1&amp;tid=6">下架</a>。</li>
</ul>
<p>草稿不需要实名认证，也不需要授权文件。先把想到的写下来，其余的慢慢补。</p>`,
      en: `<p>A draft doesn’t need a save button: by the time you pause, it’s saved. The bar at the bottom of the page shows when.</p>
<h2>When the connection drops</h2>
<p>The page tells you that something isn’t saved yet, keeps it on this device and sends it once you’re back online. You can even close the browser: open the draft again on the same device to continue.</p>
<h2>Two windows, or two colleagues</h2>
<p>Changes in different places are merged. Where both changed the same field, the person who saves later sees “These were also changed elsewhere”, side by side, and chooses “Keep mine” or “Take theirs” for each. Nothing is overwritten silently.</p>
<h2>Where drafts are</h2>
<ul>
<li>You’ll find unfinished drafts on <a href="/work-publish/entry">Publish</a> and in <a href="/work-management/list">Work management</a> under “Incomplete”, for as long as you like.</li>
<li>“Delete draft” moves one to the bin. You can restore it for {binDays} days; after that it’s gone.</li>
<li>You can’t delete a release that has been out, only <a href="/help-center/index/detail?id=86&amp;type=1&amp;tid=6">take it down</a>.</li>
</ul>
<p>A draft doesn’t need a verified identity or a licence. Enter what you have and add the rest later.</p>`,
    },
  },
  {
    number: 6,
    title: { 'zh-CN': '作品被驳回怎么办', en: 'What to do after a rejection' },
    summary: {
      'zh-CN': '驳回意见会指到具体的栏目、文件或秒数，改好再提交。',
      en: 'Each reason points to a field, a file or a moment in the audio. Fix it and submit again.',
    },
    body: {
      'zh-CN': `<p>驳回不是终点，改好就能再次提交。您会收到系统消息（开了短信的话还有短信），作品状态变成“作品被驳回”。</p>
<h2>驳回意见长什么样</h2>
<p>每条意见都钉在一个地方：某一栏、某个文件，或音频里的某一秒。例如：</p>
<blockquote><p>《夜航》：正式音频，这一处有明显的爆音。请从工程里重新导出，或换一个版本。</p></blockquote>
<h2>怎样改</h2>
<ol>
<li>打开<a href="/work-management/list">作品管理</a>的“被驳回”，点“查看原因”。</li>
<li>点“开始修改”，直接停在第一条意见；也可以点“改这一处”，逐条处理。</li>
<li>填过的内容和没有问题的文件都在，不用重传。</li>
<li>改好后再次提交。发行授权书的内容没有变的，不用重新签署；渠道、地区等有改动的，需要再签一次。</li>
</ol>
<p>再次提交和第一次一样，先审内容，再审权利。审核人员看得到前后对照，会先看改过的地方。</p>
<h2>不同意这条意见</h2>
<p>在作品详情页点“就这个作品提问”，说明理由，附上材料。客服 {answerHours} 小时内答复。提交前对照一遍<a href="/help-center/index/detail?id=6&amp;type=2&amp;tid=0">内容准入</a>，能避免大部分驳回。</p>`,
      en: `<p>A rejection isn’t the end: you can fix it and submit again. We message you, by text as well if you like, and the release’s status is “Work rejected”.</p>
<h2>What a reason looks like</h2>
<p>Each one is pinned to a place: a field, a file, or a second of the audio. For example:</p>
<blockquote><p>“Night Flight”: main audio. Loud crackle here. Export it again from your project or use another take.</p></blockquote>
<h2>How to fix it</h2>
<ol>
<li>Open “Rejected” in <a href="/work-management/list">Work management</a> and press “See why”.</li>
<li>Press “Start correcting”: the release opens at the first reason. Or press “Fix this” next to any of them.</li>
<li>Everything you entered is still there, and you don’t need to re-upload files that were fine.</li>
<li>Confirm the scope, sign again if asked, and submit.</li>
</ol>
<p>It goes through the same two reviews. Reviewers see before and after side by side.</p>
<h2>If you disagree</h2>
<p>Press “Ask about this release” on its page, say why and attach any evidence. Support answers within {answerHours} {answerHours|hour|hours}. Reading <a href="/help-center/index/detail?id=6&amp;type=2&amp;tid=0">Content admission</a> before you submit avoids most rejections.</p>`,
    },
  },
  {
    number: 7,
    title: { 'zh-CN': '上线后还能修改或下架吗', en: 'Changing or taking down what is online' },
    summary: {
      'zh-CN': '可以修改、补充素材，也可以下架；线上版本在审核通过前不变。',
      en: 'You can revise it, add materials or take it down. What’s online stays until the change passes.',
    },
    body: {
      'zh-CN': `<p>可以。打开<a href="/work-management/list">作品管理</a>，在作品的更多操作里选一种：</p>
<table>
<thead><tr><th>想做的事</th><th>点这里</th><th>会发生什么</th></tr></thead>
<tbody>
<tr><td>改标题、人名、音频、封面、渠道或地区</td><td>修改作品</td><td>复制一份来改，重新签署、审核；通过前线上照常播放</td></tr>
<tr><td>补伴奏、歌词、音乐视频等</td><td>补充素材</td><td>只加还没有的类型，不用再签署</td></tr>
<tr><td>不再发行</td><td>下架</td><td>通知全部渠道撤下，收益照常结算</td></tr>
<tr><td>下架后想再发</td><td>重新发行</td><td>编码不变，照常签署和审核</td></tr>
</tbody>
</table>
<p>同一时间只能有一个进行中的改动。改到一半不想要了，点“放弃修改”，线上的作品不受影响。</p>
<h2>细节在这里</h2>
<ul>
<li><a href="/help-center/index/detail?id=84&amp;type=1&amp;tid=6">撤回、修改已发行的作品</a></li>
<li><a href="/help-center/index/detail?id=85&amp;type=1&amp;tid=6">补充素材</a></li>
<li><a href="/help-center/index/detail?id=86&amp;type=1&amp;tid=6">怎么下架，怎样重新发行</a></li>
</ul>
<p>企业账号里，修改和补充由所有者或发行同事来做，下架只有所有者可以。</p>`,
      en: `<p>Open <a href="/work-management/list">Work management</a> and choose what you need from the release’s menu:</p>
<table>
<thead><tr><th>You want to</th><th>Choose</th><th>What happens</th></tr></thead>
<tbody>
<tr><td>change the title, people, audio, cover, channels or territories</td><td>Edit</td><td>you get a copy to change; you sign it, we review it, and what’s online stays until it passes</td></tr>
<tr><td>add an accompaniment, lyrics, a music video and the like</td><td>Add materials</td><td>only types that aren’t there yet; no new signature</td></tr>
<tr><td>stop distributing</td><td>Take down</td><td>we tell all channels; what you’ve earned is paid as usual</td></tr>
<tr><td>bring back what was taken down</td><td>Release again</td><td>same codes; signature and review as usual</td></tr>
</tbody>
</table>
<p>One change can be open at a time. If you change your mind, press “Discard revision”: what’s online isn’t affected.</p>
<h2>More about each</h2>
<ul>
<li><a href="/help-center/index/detail?id=84&amp;type=1&amp;tid=6">Recalling and revising</a></li>
<li><a href="/help-center/index/detail?id=85&amp;type=1&amp;tid=6">Adding materials</a></li>
<li><a href="/help-center/index/detail?id=86&amp;type=1&amp;tid=6">Taking down and releasing again</a></li>
</ul>
<p>In a company account, the owner and publishers can revise and add; only the owner can take down.</p>`,
    },
  },
  {
    number: 114,
    title: { 'zh-CN': '从其他发行商搬来作品', en: 'Moving in from another distributor' },
    summary: {
      'zh-CN': '一份列表、一批文件，一次生成全部草稿；编码和首次发行日期都保留。',
      en: 'One list and your files become drafts in one go, with their own codes and original release dates.',
    },
    body: {
      'zh-CN': `<p>打开<a href="/work-management/move-in">作品搬家</a>，分三步：带来列表、带来文件、核对并生成草稿。进度一直保存着，刷新页面或换一台电脑都可以接着做。</p>
<h2>带来列表</h2>
<p>可以是 CSV 或 XLSX 表格，一首曲目一行，页面上有模板；可以是从另一个使用本系统的站点导出的您的资料包；也可以是原发行商送往渠道的 ERN 文件夹，压缩成 ZIP。</p>
<h2>带来文件</h2>
<p>音频、封面、歌词可以整个文件夹拖进来。系统先看列表里写的文件名，再看文件名里的 ISRC、序号和歌名；您的作品里已有的录音，靠声音也能认出来。认不出的，填上行号即可。</p>
<h2>核对并生成草稿</h2>
<p>每一行有什么问题，就写在那一栏下面，直接改。专辑的信息改一行，其余各行一起改。条码或 ISRC 写错、重复，或本站已有作品在用，都会标出来。没有错误的作品一次生成草稿，其余的改好再生成，不会重复。</p>
<h2>为什么要保留编码</h2>
<p>渠道靠 ISRC 和 UPC 认出同一段录音、同一张专辑。编码、音频和首次发行日期不变，播放量通常可以延续，但最终由渠道决定。先在这里上线，再请原发行商下架，中间就不会断。</p>
<p>权利和 AI 使用情况需要您在草稿里亲自填写，之后照常签署、提交审核。</p>`,
      en: `<p>Open <a href="/work-management/move-in">Move in</a> and follow three steps: bring the list, bring the files, check and make drafts. Your progress is kept, so you can reload the page or continue on another computer.</p>
<h2>Bring the list</h2>
<p>It can be a CSV or XLSX table with one row per track (the page has a template), the archive of your account from another site that runs this software, or the folder of ERN messages your distributor delivers to channels, as a ZIP.</p>
<h2>Bring the files</h2>
<p>Drop whole folders of audio, covers and lyrics. We look at the file names in the list first, then for an ISRC, track number or title in each name. A recording you already have here is recognised by its sound. For anything else, type the number of its row.</p>
<h2>Check and make drafts</h2>
<p>What’s wrong with a row is written under the field, and you fix it there. Correct a release in one row and its other rows follow. Codes that are wrong, doubled or already used on this site are marked. Releases without errors become drafts in one go; fix the others and make them later. Nothing is made twice.</p>
<h2>Why your codes matter</h2>
<p>Channels know a recording by its ISRC and a release by its UPC. If codes, audio and original release date stay the same, play counts usually carry over, but the channel decides. Release here first and have the old distributor take down afterwards, so there’s no gap.</p>
<p>Rights and AI use are yours to declare in each draft. After that you sign and submit as usual.</p>`,
    },
  },
]
