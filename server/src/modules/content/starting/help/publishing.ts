import type { StartingBranch } from '../starting-help'

export const publishing: StartingBranch = {
  tid: 1,
  title: { 'zh-CN': '发布作品', en: 'Publishing' },
  articles: [
    {
      number: 1,
      title: { 'zh-CN': '怎样发布一首歌', en: 'How to publish a song' },
      summary: {
        'zh-CN': '三步：填写信息和权利、上传音频和封面、选择渠道并签署授权。',
        en: 'Three steps: information and rights, audio and cover, channels and signature.',
      },
      body: {
        'zh-CN':
          '<p>准备好无损音频、方形封面和歌词，发布一首歌大约十分钟。</p><ol><li><b>信息与权利</b>：歌名、艺人、词曲作者、语言、流派，以及你凭什么可以发行它。</li><li><b>素材</b>：上传音频和封面，歌词可以直接在页面上对时间。每个文件都会自动检查，哪里不合格会告诉你原因和位置。</li><li><b>范围与签署</b>：选择渠道、地区和发行日期，阅读授权书，输入姓名和短信验证码完成签署。</li></ol><p>填写时自动保存，随时可以离开，下次接着来。提交后一般 {reviewDays} 天内给出审核结果。专辑最多 {mostTracks} 首，可以一次拖入多个文件。</p>',
        en: '<p>With a lossless recording, a square cover and the lyrics at hand, a song takes about ten minutes.</p><ol><li><b>Information and rights</b>: title, artists, writers, language, genre, and why you may release it.</li><li><b>Materials</b>: audio and cover; lyrics can be timed on the page. Every file is checked, and you are told what is wrong and where.</li><li><b>Scope and signature</b>: channels, territories and the release date; read the authorization, type your name and the code from your phone.</li></ol><p>Everything is saved as you type, so you can leave at any time. A review usually takes {reviewDays} days. An album has up to {mostTracks} tracks, and you can drop many files at once.</p>',
      },
    },
    {
      number: 2,
      title: { 'zh-CN': '音频有什么要求', en: 'What the audio must be like' },
      summary: {
        'zh-CN': 'WAV、FLAC 或 AIFF，{sampleRate}、{bits} 位以上，立体声。',
        en: 'WAV, FLAC or AIFF, at least {sampleRate} and {bits} bit, stereo.',
      },
      body: {
        'zh-CN':
          '<ul><li>格式：WAV、FLAC 或 AIFF，不超过 {audioSize}。MP3 转成 WAV 不算无损，检查时会提示。</li><li>采样率不低于 {sampleRate}，位深不低于 {bits} 位，双声道，两个声道都要有声音。</li><li>时长 {shortest} 秒到 {longest} 分钟，首尾静音不超过 {silence} 秒。</li></ul><p>真峰值超过 0 dBTP、削波、响度离 {loudness} 太远时只是提醒，不会退回，但渠道播放时可能失真。上传中断可以继续，不用重来。</p>',
        en: '<ul><li>WAV, FLAC or AIFF, up to {audioSize}. An MP3 turned into WAV is not lossless, and the check says so.</li><li>At least {sampleRate} and {bits} bit, stereo, with sound in both channels.</li><li>{shortest} seconds to {longest} minutes, at most {silence} seconds of silence at either end.</li></ul><p>A true peak above 0 dBTP, clipping, or a loudness far from {loudness} is only a warning, but may sound wrong at a channel. A broken upload goes on where it stopped.</p>',
      },
    },
    {
      number: 3,
      title: { 'zh-CN': '封面为什么不合格', en: 'Why a cover is refused' },
      summary: {
        'zh-CN': '方形，{coverLeast} 到 {coverMost} 像素，RGB，不能有二维码。',
        en: 'Square, {coverLeast} to {coverMost} pixels, RGB, no QR code.',
      },
      body: {
        'zh-CN':
          '<ul><li>JPEG 或 PNG，不超过 {coverSize}。</li><li>正方形，边长 {coverLeast} 到 {coverMost} 像素。放大小图没有用，请用原图。</li><li>RGB 色彩，CMYK 请先转换。</li><li>不能有二维码、网址、联系方式和他人商标。</li></ul><p>上传时可以直接裁成方形。被退回后，打开作品就会停在需要修改的地方，换好封面再次提交即可，其他内容都保留着。</p>',
        en: '<ul><li>JPEG or PNG, up to {coverSize}.</li><li>Square, {coverLeast} to {coverMost} pixels a side. Enlarging a small picture does not help; use the original.</li><li>RGB colours; convert CMYK first.</li><li>No QR codes, addresses, contact details or marks of others.</li></ul><p>You can crop it while uploading. After a rejection the work opens where something has to change: replace the cover and submit again. Everything else is kept.</p>',
      },
    },
    {
      number: 4,
      title: { 'zh-CN': '歌词怎样上传和对时间', en: 'Uploading and timing lyrics' },
      summary: {
        'zh-CN': 'LRC 或 TXT，也可以在页面上边听边打点。',
        en: 'LRC or TXT, or tap along while you listen.',
      },
      body: {
        'zh-CN':
          '<p>支持 LRC 和 TXT，不超过 {lyricSize}，UTF-8、UTF-16 和 GB18030 编码都能识别。LRC 的时间要从小到大，并且在音频时长以内。</p><p>没有时间轴也没关系：在素材页打开歌词编辑器，播放音频，每唱到一句按一下空格，时间就记好了。可以随时导出 LRC。</p>',
        en: '<p>LRC and TXT up to {lyricSize}; UTF-8, UTF-16 and GB18030 are understood. Times in an LRC go upwards and stay inside the audio.</p><p>No times yet? Open the lyrics editor beside the audio, press play, and press space at each line. You can export the LRC at any time.</p>',
      },
    },
    {
      number: 5,
      title: { 'zh-CN': '翻唱和改编需要什么授权', en: 'What a cover song or an adaptation needs' },
      summary: {
        'zh-CN': '需要词曲作者的书面授权，或集体管理组织的许可。',
        en: 'A signed authorization of the authors, or the licence of a collecting society.',
      },
      body: {
        'zh-CN':
          '<p>翻唱和改编使用了别人的词曲，需要下面之一：</p><ul><li>词曲作者或权利人签署的授权书，写明期限和地区；</li><li>集体管理组织或其他机构的许可，有编号和有效期；</li><li>作者去世超过五十年，或符合页面上列出的其他情形。</li></ul><p>没有授权可以保存草稿，但不能提交。授权到期前 {licenceNotice} 天会提醒你；到期后没有续期，作品会进入权利审核，{licenceGrace} 天后下架。拿到新授权，用“修改作品”上传即可。</p>',
        en: '<p>A cover song or an adaptation uses somebody’s music or lyrics. It needs one of these:</p><ul><li>an authorization signed by the authors or rights holders, with its term and territory;</li><li>the licence of a collecting society or another body, with number and validity;</li><li>an author dead for more than fifty years, or another case named on the page.</li></ul><p>Without one you can keep a draft, but not submit it. You hear from us {licenceNotice} days before a licence ends; without an extension the work goes to our rights staff and comes down {licenceGrace} days later. Upload a new licence by revising the work.</p>',
      },
    },
    {
      number: 6,
      title: { 'zh-CN': '作品被退回怎么办', en: 'What to do after a rejection' },
      summary: {
        'zh-CN': '退回意见会指到具体的字段、文件或秒数，改好再提交。',
        en: 'Each reason points to a field, a file or a second. Change it and submit again.',
      },
      body: {
        'zh-CN':
          '<p>每条退回意见都对应一个字段、一个文件，或音频里的某一秒。打开作品点“去修改”，会停在第一条意见处，逐条处理后再次签署提交。</p><p>已填写的内容全部保留，不用重新上传没有问题的文件。不明白意见，可以在作品页点“咨询这个作品”，客服 {answerHours} 小时内答复。</p>',
        en: '<p>Each reason belongs to a field, a file or a second of the audio. Open the work and press “Revise”: it begins at the first reason. Go through them, sign and submit again.</p><p>Everything you entered is kept, and files that were fine stay. If a reason is unclear, ask from the work’s page; support answers within {answerHours} hours.</p>',
      },
    },
    {
      number: 7,
      title: { 'zh-CN': '上线后还能修改或下架吗', en: 'Changing or taking down what is online' },
      summary: {
        'zh-CN': '可以修改、补充素材，也可以下架；线上版本在审核通过前不变。',
        en: 'You can revise it, add materials or take it down. What is online stays until the change has passed.',
      },
      body: {
        'zh-CN':
          '<ul><li><b>修改作品</b>：改动会单独送审，通过前线上版本不变。</li><li><b>补充素材</b>：补传伴奏、歌词、MV 等还没有的素材。</li><li><b>下架</b>：填写原因后通知各渠道，全部确认后完成。以后可以用相同的编码重新发行。</li></ul><p>从未发行的草稿可以删除，{binDays} 天内能从回收站恢复。</p>',
        en: '<ul><li><b>Revise</b>: the change is reviewed by itself; what is online stays until it has passed.</li><li><b>Add materials</b>: an accompaniment, lyrics, a video or whatever is not there yet.</li><li><b>Take down</b>: give a reason; the channels are told, and it is done when all have confirmed. You can release it again with the same codes.</li></ul><p>A draft that was never released can be deleted, and brought back from the bin for {binDays} days.</p>',
      },
    },
  ],
}
