import type { StartingBranch } from '../starting-help'

export const materials: StartingBranch = {
  tid: 4,
  title: { 'zh-CN': '素材与检查', en: 'Materials and checks' },
  articles: [
    {
      number: 60,
      title: { 'zh-CN': '音频提醒都是什么意思', en: 'What each audio warning means' },
      summary: {
        'zh-CN': '“注意”不会挡住提交，但值得听一听；“不合格”要换文件。',
        en: 'A warning doesn’t stop you but is worth checking; a failure needs another file.',
      },
      body: {
        'zh-CN': `<p>检查结果有三种：“通过”不用管，“不合格”要换文件，“注意”可以照样提交，您和审核人员都看得到。</p>
<table>
<thead><tr><th>注意</th><th>意思</th><th>怎么办</th></tr></thead>
<tbody>
<tr><td>真峰值</td><td>超过 {truePeak}，渠道转码后可能破音</td><td>母带限制器压低一点再导出</td></tr>
<tr><td>削波</td><td>波形顶部被削平，听起来刺耳、失真</td><td>点标出的时间听，从工程里降低音量重新导出</td></tr>
<tr><td>响度</td><td>离常见的 {loudness} 较远</td><td>渠道会自动调音量；太轻或太响都可以调整母带</td></tr>
<tr><td>立体声宽度</td><td>左右完全一样，其实是单声道</td><td>有意为之就不用改</td></tr>
<tr><td>无损音源</td><td>高频被切断，像由 MP3 转来</td><td>换成最初的无损导出</td></tr>
<tr><td>没有重复的录音</td><td>曲库里已有同样的录音</td><td>确认没有重复发行；别人的录音请说明来源</td></tr>
</tbody>
</table>
<h2>哪些一定要改</h2>
<p>文件不完整、采样率或位深不够、单声道、首尾静音太长、有一边没有声音：这些是“不合格”，作品不能提交。具体要求见<a href="/help-center/index/detail?id=2&amp;type=1&amp;tid=1">音频有什么要求</a>。</p>
<p>没能完成检查，不一定是文件的问题，点“重新检查”；还不行，请<a href="/gongdan/add">提工单</a>。</p>`,
        en: `<p>A check ends in one of three ways. If it passed, you’re done. A failure needs another file. With a warning you can still submit; you and the reviewer both see it.</p>
<table>
<thead><tr><th>Warning</th><th>What it means</th><th>What to do</th></tr></thead>
<tbody>
<tr><td>True peak</td><td>above {truePeak}: it may crackle once a channel has encoded it</td><td>lower the limiter a little and export again</td></tr>
<tr><td>Clipping</td><td>the peaks are cut off and sound harsh</td><td>listen at the marks; export again from your project, quieter</td></tr>
<tr><td>Loudness</td><td>far from the usual {loudness}</td><td>channels even it out; adjust the master if you like</td></tr>
<tr><td>Stereo image</td><td>left and right are the same: it is mono</td><td>fine if you meant it</td></tr>
<tr><td>Lossless source</td><td>the high frequencies are cut off as in an MP3</td><td>use the original lossless export</td></tr>
<tr><td>Not in the catalogue yet</td><td>the same recording is already here</td><td>make sure you don’t release it twice; say where it comes from</td></tr>
</tbody>
</table>
<h2>What has to be fixed</h2>
<p>A file that is cut off, too low a sample rate or bit depth, mono, long silence at an end, a dead channel: these are failures, and the release can’t be submitted. See <a href="/help-center/index/detail?id=2&amp;type=1&amp;tid=1">what the audio must be like</a>.</p>
<p>If the check itself didn’t finish, the file may be fine: check it again, and if that doesn’t help, <a href="/gongdan/add">open a support ticket</a>.</p>`,
      },
    },
    {
      number: 61,
      title: { 'zh-CN': '上传中断了怎么办', en: 'When an upload is interrupted' },
      summary: {
        'zh-CN': '传过的部分都在，接着传就行，不用从头来。',
        en: 'What’s uploaded is kept, so you can resume instead of starting again.',
      },
      body: {
        'zh-CN': `<p>大文件在不稳定的网络上也能传完，因为每一段传到就存下了。</p>
<table>
<thead><tr><th>发生了什么</th><th>怎样继续</th></tr></thead>
<tbody>
<tr><td>网络断了一会儿</td><td>什么都不用做，恢复后自动接着传</td></tr>
<tr><td>自己想停一下</td><td>点“暂停上传”，之后点“继续上传”</td></tr>
<tr><td>刷新或关掉了页面</td><td>回到素材一步，再选一次同一个文件，从断开的地方继续</td></tr>
<tr><td>换了一台电脑</td><td>在新电脑上重新上传</td></tr>
<tr><td>提示文件太大或格式不对</td><td>按提示重新导出，改扩展名没有用</td></tr>
</tbody>
</table>
<h2>几点建议</h2>
<ul>
<li>可以同时传多个文件，多出来的自动排队；传的时候照样填写其他内容。</li>
<li>手机上传请保持页面在前台，锁屏后系统可能会中断网络。</li>
<li>传完之后的“正在检查”在服务器上进行，可以关掉页面，回来再看结果。</li>
<li>同一个文件用在几处，只占一份<a href="/work-management/storage">存储空间</a>。</li>
</ul>
<p>一直传不上去，请在<a href="/gongdan/add">新建工单</a>里告诉我们文件大小、浏览器和出现的提示，附一张截图。</p>`,
        en: `<p>Large files get through even on a poor connection, because we keep each piece as it arrives.</p>
<table>
<thead><tr><th>What happened</th><th>What to do</th></tr></thead>
<tbody>
<tr><td>The connection dropped for a moment</td><td>nothing; it resumes automatically</td></tr>
<tr><td>You want to pause</td><td>press pause, and resume when you like</td></tr>
<tr><td>The page was reloaded or closed</td><td>open the step “Materials” and choose the same file again; it resumes where it stopped</td></tr>
<tr><td>You moved to another computer</td><td>upload it again there</td></tr>
<tr><td>It says too large or wrong format</td><td>export it as the message says; renaming the file won’t help</td></tr>
</tbody>
</table>
<h2>Good to know</h2>
<ul>
<li>You can upload several files at a time; the rest are queued. Meanwhile you can fill in everything else.</li>
<li>On a phone, keep the page open: a locked screen may interrupt the upload.</li>
<li>The check after an upload runs on our server. You can close the page and check the result later.</li>
<li>A file that is used in several places takes up <a href="/work-management/storage">storage</a> once.</li>
</ul>
<p>If it still doesn’t work, tell us in a <a href="/gongdan/add">new support ticket</a> how large the file is, which browser you use and what you see, with a screenshot.</p>`,
      },
    },
    {
      number: 62,
      title: {
        'zh-CN': '伴奏、短音频、卡拉 OK 版和音乐视频',
        en: 'Accompaniment, short audio, karaoke and video',
      },
      summary: {
        'zh-CN': '都是选填。有了它们，歌能去的地方更多。',
        en: 'All optional. They can take a song to more places.',
      },
      body: {
        'zh-CN': `<p>一首歌只要正式音频、封面和歌词就能发行。在素材一步点“添加伴奏、短音频或视频”，还可以加：</p>
<table>
<thead><tr><th>素材</th><th>用在哪里</th><th>要求</th></tr></thead>
<tbody>
<tr><td>伴奏</td><td>翻唱、直播、舞蹈</td><td>{audioFormats}，与正式音频相差不超过 {lengthTolerance} 秒</td></tr>
<tr><td>卡拉 OK 版</td><td>K 歌应用，可保留和声</td><td>与伴奏相同</td></tr>
<tr><td>短音频</td><td>短视频配乐，选最抓人的一段</td><td>{shortFormats}，{shortLeast} 到 {shortMost} 秒，不超过 {shortSize}</td></tr>
<tr><td>音乐视频</td><td>渠道的视频区</td><td>{videoFormats}，编码为 {videoCodecs}，短边至少 {videoHeight} 像素，有声音，不超过 {videoSize}</td></tr>
</tbody>
</table>
<h2>什么时候加</h2>
<ul>
<li>发布时一起传最省事，一次审核就够。</li>
<li>已经上线的歌，用<a href="/help-center/index/detail?id=85&amp;type=1&amp;tid=6">补充素材</a>补上，不用重新签署。</li>
<li>选填的素材要么合格，要么不传：传了不合格的文件，会挡住整个作品。移除它就能继续。</li>
</ul>
<p>伴奏和卡拉 OK 版的长度要对得上，歌词的时间才能一起用。</p>`,
        en: `<p>Main audio, cover and lyrics are all a song needs. In the step “Materials”, press “Add other versions or a video” to add more:</p>
<table>
<thead><tr><th>Material</th><th>What it is for</th><th>Has to be</th></tr></thead>
<tbody>
<tr><td>Accompaniment</td><td>covers, live streams, dance</td><td>{audioFormats}, within {lengthTolerance} seconds of the main audio’s length</td></tr>
<tr><td>Karaoke version</td><td>karaoke apps; backing vocals may stay</td><td>the same as an accompaniment</td></tr>
<tr><td>Short audio</td><td>music for short videos: your catchiest part</td><td>{shortFormats}, {shortLeast} to {shortMost} seconds, up to {shortSize}</td></tr>
<tr><td>Music video</td><td>the video pages of channels</td><td>{videoFormats} in {videoCodecs}, shorter side at least {videoHeight} pixels, with sound, up to {videoSize}</td></tr>
</tbody>
</table>
<h2>When to add them</h2>
<ul>
<li>Adding them with the release is easiest: there’s one review for everything.</li>
<li>For a song that’s already online, use <a href="/help-center/index/detail?id=85&amp;type=1&amp;tid=6">Add materials</a>, without signing again.</li>
<li>You can leave out optional files, but one that fails its check blocks the whole release. Remove it to continue.</li>
</ul>
<p>The accompaniment and karaoke version are the same length as the song, so timed lyrics fit all of them.</p>`,
      },
    },
    {
      number: 63,
      title: { 'zh-CN': '没有封面？在这里做一张', en: 'No cover? Make one here' },
      summary: {
        'zh-CN': '智能封面一次给出一批现成的设计，手动封面自己排版，导出即合格。',
        en: 'Smart cover gives you finished designs, and the editor lets you make your own; both export files that pass our checks.',
      },
      body: {
        'zh-CN': `<p>一张好封面不一定要请设计师。两种办法都在<a href="/work-publish/entry">发布作品</a>页面。</p>
<h2>智能封面</h2>
<ol>
<li>打开<a href="/intelligence-cover">智能封面</a>，输入歌名、艺人和心情，也可以放一张自己的照片。</li>
<li>一次得到一批现成的设计，风格各不相同，不满意就再来一批。</li>
<li>选中一张直接用，或者在编辑器里打开，改字、换色。</li>
</ol>
<h2>手动封面</h2>
<p>在<a href="/intelligence-cover-head">手动封面</a>里用图层排版：文字、图片、形状、背景、阴影、裁剪和滤镜，中文和西文字体都备好了，可以放心商用。有对齐参考线，可以撤销，边做边保存。</p>
<h2>导出</h2>
<p>两种都直接导出符合封面要求的正方形图片，放进您选的作品，不用下载再上传。</p>
<ul>
<li>用自己的照片，请确认拍摄者和被拍摄者都同意。</li>
<li>封面里用到 AI 生成的画面，请在第一步的“AI 使用说明”里勾选封面。</li>
<li>设计在您的浏览器里画出来，保存在本站的服务器上，照片不会送到别处。本站接入外部图像服务时，只会把您写的描述发送过去，页面上会说明。</li>
</ul>`,
        en: `<p>A good cover doesn’t always need a designer. Start either from <a href="/work-publish/entry">Publish</a>.</p>
<h2>Smart cover</h2>
<ol>
<li>Open <a href="/intelligence-cover">Smart cover</a>, type the title, the artist and a mood, and add a photo of your own if you like.</li>
<li>Finished designs appear right away, each in a different style. Ask for more until one fits.</li>
<li>Use it as it is, or open it in the editor to change words and colours.</li>
</ol>
<h2>Cover editor</h2>
<p>In the <a href="/intelligence-cover-head">Cover editor</a> you work in layers: text, pictures, shapes, backgrounds, shadows, crop and filters. Chinese and Latin fonts are included and free for commercial use. Items snap into line, you can undo every step, and your work is saved as you go.</p>
<h2>Export</h2>
<p>Both give you a square picture that meets the file requirements for covers and add it straight to the release you choose.</p>
<ul>
<li>With a photo, make sure that the photographer and everyone in it agree.</li>
<li>If something on it was made by AI, tick the cover under “Use of AI” in the first step.</li>
<li>Designs are drawn in your browser and kept on this site’s server. Your photo goes nowhere else. Where the site has connected an outside image service, only the words you write go there, and the page says so.</li>
</ul>`,
      },
    },
  ],
}
