import type { StartingArticle } from '../starting-help'

export const audioCoverLyrics: readonly StartingArticle[] = [
  {
    number: 2,
    title: { 'zh-CN': '音频有什么要求', en: 'What the audio must be like' },
    summary: {
      'zh-CN': '{audioFormats}，{sampleRate}、{bits} 位以上，立体声。',
      en: '{audioFormats}, at least {sampleRate} and {bits} bit, stereo.',
    },
    body: {
      'zh-CN': `<p>各个渠道都从一份无损母带开始转码，所以我们也只收无损文件。最省事的办法：从编曲软件里直接导出，不要经过 MP3。</p>
<table>
<thead><tr><th>项目</th><th>要求</th></tr></thead>
<tbody>
<tr><td>格式</td><td>{audioFormats}，不超过 {audioSize}</td></tr>
<tr><td>采样率</td><td>不低于 {sampleRate}</td></tr>
<tr><td>位深</td><td>不低于 {bits} 位</td></tr>
<tr><td>声道</td><td>立体声，左右声道都有声音</td></tr>
<tr><td>时长</td><td>{shortest} 秒到 {longest} 分钟</td></tr>
<tr><td>首尾静音</td><td>各不超过 {silence} 秒</td></tr>
<tr><td>完整</td><td>能从头解码到尾</td></tr>
</tbody>
</table>
<h2>常见的不合格</h2>
<ul>
<li>把 MP3 改名或另存为 WAV：看的是文件内容，不看扩展名。</li>
<li>导出时选了单声道，或有一边声道没有声音。</li>
<li>结尾留了很长的空白：剪到余音消失即可。</li>
</ul>
<p>选好文件，浏览器会先看一遍，不合格的不会白白上传；传完后服务器再做完整检查。削波、响度、真峰值这几项只是提醒，不会挡住提交，意思见<a href="/help-center/index/detail?id=60&amp;type=1&amp;tid=4">音频提醒都是什么意思</a>。</p>`,
      en: `<p>Every channel makes its own files from a lossless master, so we need a lossless file. The easiest way is to export it straight from your audio software, without an MP3 in between.</p>
<table>
<thead><tr><th>What</th><th>Has to be</th></tr></thead>
<tbody>
<tr><td>Format</td><td>{audioFormats}, up to {audioSize}</td></tr>
<tr><td>Sample rate</td><td>{sampleRate} or more</td></tr>
<tr><td>Bit depth</td><td>{bits} bit or more</td></tr>
<tr><td>Channels</td><td>stereo, with sound on both</td></tr>
<tr><td>Length</td><td>{shortest} seconds to {longest} minutes</td></tr>
<tr><td>Silence</td><td>at most {silence} seconds at either end</td></tr>
<tr><td>Complete</td><td>readable to the very end</td></tr>
</tbody>
</table>
<h2>Common problems</h2>
<ul>
<li>An MP3 renamed or saved as WAV. We check the content, not the name.</li>
<li>Exported in mono, or with one channel silent.</li>
<li>Long silence at the end. Trim it where the last sound fades out.</li>
</ul>
<p>Your browser does a first check before anything is uploaded, so you don’t waste time; the server then checks everything. Clipping, loudness and true peak are warnings only and don’t stop you: see <a href="/help-center/index/detail?id=60&amp;type=1&amp;tid=4">what each audio warning means</a>.</p>`,
    },
  },
  {
    number: 3,
    title: { 'zh-CN': '封面为什么不合格', en: 'Why a cover is rejected' },
    summary: {
      'zh-CN': '方形，{coverLeast} 到 {coverMost} 像素，RGB，不能有二维码。',
      en: 'Square, {coverLeast} to {coverMost} pixels, RGB, no QR code.',
    },
    body: {
      'zh-CN': `<p>封面有两道关：文件由系统检查，画面由审核人员来看。</p>
<h2>系统检查的</h2>
<ul>
<li>{coverFormats}，不超过 {coverSize}。</li>
<li>正方形，边长 {coverLeast} 到 {coverMost} 像素。不是正方形的图片，上传时可以直接“裁成正方形”。</li>
<li>以 RGB 保存。印刷用的 CMYK 和灰度图，请先转为 RGB 再导出；画面可以是黑白的。</li>
<li>没有二维码。</li>
</ul>
<h2>审核人员看的</h2>
<ul>
<li>清晰，不模糊、不拉伸、没有白边。把小图放大到规定尺寸没有用，请用原图。</li>
<li>封面上的歌名和艺人名，与填写的一致；也可以不放文字。</li>
<li>没有网址、电话、价格、渠道标志和广告语。</li>
<li>照片和插画是您自己的，或者有使用许可。</li>
</ul>
<h2>被驳回之后</h2>
<p>打开作品点“开始修改”，会停在封面那一处。换一张，再次提交，其他内容都保留着。</p>
<p>手边没有合适的图？用<a href="/intelligence-cover">智能封面</a>生成，或在<a href="/intelligence-cover-head">手动封面</a>里自己排，导出的图片符合上面的文件要求。</p>`,
      en: `<p>A cover is checked twice: the system checks the file, and a reviewer looks at the picture.</p>
<h2>What the system checks</h2>
<ul>
<li>{coverFormats}, up to {coverSize}.</li>
<li>Square, {coverLeast} to {coverMost} pixels a side. You can crop a picture that isn’t square while you upload it.</li>
<li>Saved as RGB. Convert CMYK, which is for print, and greyscale before you export. The picture itself can be black and white.</li>
<li>No QR code.</li>
</ul>
<h2>What the reviewer looks at</h2>
<ul>
<li>Sharp: not blurred, not stretched, no white border. Enlarging a small picture doesn’t help; use the original.</li>
<li>The title and artist on the cover match what you entered. A cover without text is fine.</li>
<li>No web addresses, phone numbers, prices, logos of channels or advertising.</li>
<li>Photos and drawings are yours, or you have permission.</li>
</ul>
<h2>After a rejection</h2>
<p>Open the release and press “Start correcting”: it opens at the cover. Replace it, sign and submit. Everything else is kept.</p>
<p>No picture at hand? Let <a href="/intelligence-cover">Smart cover</a> design one, or make it yourself in the <a href="/intelligence-cover-head">Cover editor</a>. What they export meets the file requirements above.</p>`,
    },
  },
  {
    number: 4,
    title: { 'zh-CN': '歌词怎样上传和对时间', en: 'Uploading and timing lyrics' },
    summary: {
      'zh-CN': '{lyricFormats}，也可以在页面上边听边打点。',
      en: '{lyricFormats}, or tap along while you listen.',
    },
    body: {
      'zh-CN': `<p>有人声的歌都要有歌词；纯音乐勾选“纯音乐”，就不再要求。</p>
<h2>上传文件</h2>
<p>支持 {lyricFormats}，不超过 {lyricSize}。UTF-8、UTF-16、GB18030，以及常用的繁体中文、日文和韩文编码都能读。传好后，页面上会显示读出的开头几行；文字不对，点“文字不对？换一种编码”，选文字正确的一种。带时间的 LRC，时间要从小到大，最后一句不能超过音频的长度。</p>
<h2>在页面上写</h2>
<ol>
<li>在素材一步点“在这里写歌词”，一行一句，可以整段粘贴。</li>
<li>切换到“时间”，播放歌曲，每句开口时点“这句开始了”，或按空格。</li>
<li>点某一句的时间可以回听，差一点就用旁边的提前、推后按钮微调。</li>
<li>点“保存为 LRC”。没有对时间也能保存，渠道会整段显示。</li>
</ol>
<h2>为什么值得对时间</h2>
<p>带时间的歌词，渠道会跟着演唱逐句滚动，听众可以跟唱，也更愿意分享。已经上线的歌，可以用<a href="/help-center/index/detail?id=85&amp;type=1&amp;tid=6">补充素材</a>补上歌词。</p>
<p>歌词要与演唱一致：重复的段落也写出来，不写“副歌重复”，不加网址和广告。</p>`,
      en: `<p>Every song with vocals needs lyrics. For instrumental music, tick “Instrumental” and you won’t need any.</p>
<h2>As a file</h2>
<p>{lyricFormats}, up to {lyricSize}. We read UTF-8, UTF-16, GB18030 and the usual encodings of traditional Chinese, Japanese and Korean. The page shows the first lines as we read them. If they look wrong, press “Not right? Choose another encoding” and pick the one that looks right. In a timed LRC, the times must run forward, and the last line must fall within the audio.</p>
<h2>On the page</h2>
<ol>
<li>In the step “Materials” press “Write the lyrics here”. One line each; you can paste the whole text.</li>
<li>Switch to “Times”, play the song, and press “This line begins”, or the space bar, as each line starts.</li>
<li>Press a line’s time to hear it again, and move it a little earlier or later.</li>
<li>Press “Save as LRC”. You can also save lyrics without times; channels then show them as plain text.</li>
</ol>
<h2>Why timing is worth it</h2>
<p>Channels can show timed lyrics along with the voice, so listeners can sing along. If the song is already online, use <a href="/help-center/index/detail?id=85&amp;type=1&amp;tid=6">Add materials</a>.</p>
<p>Write what is sung: repeat the chorus in full instead of writing “chorus again”, and leave out web addresses and advertising.</p>`,
    },
  },
  {
    number: 5,
    title: { 'zh-CN': '翻唱和改编需要什么授权', en: 'What a cover song or an adaptation needs' },
    summary: {
      'zh-CN': '需要词曲作者的书面授权，或集体管理组织的许可。',
      en: 'A licence signed by the authors, or the licence of a collecting society.',
    },
    body: {
      'zh-CN': `<p>翻唱是词曲不变、重新演唱；改编是改动了词或曲。两种都用到了别人的作品，所以要有依据。下面任选其一：</p>
<ul>
<li><strong>作者授权给我</strong>：词曲作者或版权公司签的授权文件，写明歌名、用途、地区和期限。</li>
<li><strong>集体管理组织或其他机构许可</strong>：许可文件、编号、生效和到期日期。</li>
<li><strong>公有领域</strong>：作者去世超过 {yearsAfterDeath} 年，见<a href="/help-center/index/detail?id=71&amp;type=1&amp;tid=5">公有领域和老唱片</a>。</li>
<li><strong>老唱片</strong>（只限翻唱）：{physicalBefore}之前已实体发行，填写唱片编号和发行日期。</li>
</ul>
<h2>怎样拿到授权</h2>
<ol>
<li>在音著协（mcsc.com.cn）查词曲作者和版权公司。</li>
<li>联系对方签授权文件，词和曲不是同一位作者时，两边都要。</li>
<li>找不到作者，向音著协申请许可，再改选机构许可。</li>
</ol>
<p>还没有授权，选“没有授权”：草稿一直保留，只是不能提交。发行的地区和日期不能超出授权。授权只给词曲，原唱的录音和伴奏不在其中，请自己录、自己编。快到期时会怎样，见<a href="/help-center/index/detail?id=75&amp;type=1&amp;tid=5">授权到期</a>。</p>`,
      en: `<p>A cover version performs someone else’s song as it is. An adaptation changes the lyrics or the music. Both use other people’s work, so you need one of these:</p>
<ul>
<li><strong>Licensed by the author</strong>: signed by the writers or their publisher, naming the song, the use, the territory and the term.</li>
<li><strong>Licensed by a collecting society or another body</strong>: the document, its number and its start and end dates.</li>
<li><strong>Public domain</strong>: the author died more than {yearsAfterDeath} years ago. See <a href="/help-center/index/detail?id=71&amp;type=1&amp;tid=5">Public domain and old records</a>.</li>
<li><strong>An old record</strong> (cover versions only): physically released before {physicalBefore}, with its catalogue number and date.</li>
</ul>
<h2>How to get a licence</h2>
<ol>
<li>Look up the writers and publishers at the collecting society (mcsc.com.cn).</li>
<li>Ask them to sign. If lyrics and music are by different people, you need both.</li>
<li>If you can’t find anyone, ask the society for a licence.</li>
</ol>
<p>Until then choose “No authorization”: you can keep the draft as long as you like, but not submit it. The release’s territories and date must stay within the licence. It covers the song only, not the original recording or backing track: make your own. To see what happens when it expires, read <a href="/help-center/index/detail?id=75&amp;type=1&amp;tid=5">When a licence ends</a>.</p>`,
    },
  },
]
