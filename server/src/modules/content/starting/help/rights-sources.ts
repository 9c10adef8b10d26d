import type { StartingArticle } from '../starting-help'

export const sources: readonly StartingArticle[] = [
  {
    number: 70,
    title: { 'zh-CN': '五种作品性质，各要什么证明', en: 'Five types of work, and the proof each needs' },
    summary: {
      'zh-CN': '原创、买断、翻唱、改编、DJ 作品：照实选，页面只问这一种需要的。',
      en: 'Original, bought out, cover, adaptation, DJ: choose what’s true, and we only ask for the proof it needs.',
    },
    body: {
      'zh-CN': `<p>第一步的“权利来自谁”有两个问题：这是什么样的作品，权利来自哪里。每首歌各答一次。</p>
<table>
<thead><tr><th>作品性质</th><th>可选的权利来源</th></tr></thead>
<tbody>
<tr><td>原创歌曲</td><td>我就是词曲作者；我是作者之一，并能代表全体作者。企业还可以选：不是作者但实际拥有权利；作者授权</td></tr>
<tr><td>词曲买断</td><td>我不是作者，但实际拥有权利</td></tr>
<tr><td>翻唱</td><td>作者授权；机构许可；公有领域；老唱片</td></tr>
<tr><td>改编</td><td>作者授权；机构许可；公有领域</td></tr>
<tr><td>DJ 作品</td><td>自己的词曲；合写的词曲；作者授权；机构许可</td></tr>
</tbody>
</table>
<h2>要交什么</h2>
<ul>
<li><strong>自己写的</strong>：声明即可，不用传文件。合写的，写下其他所有作者的名字。</li>
<li><strong>实际拥有权利、作者授权</strong>：签好的合同或授权文件，以及期限和地区。</li>
<li><strong>机构许可</strong>：许可文件、编号、生效和到期日期。</li>
<li><strong>公有领域、老唱片</strong>：声明加上几项资料，见<a href="/help-center/index/detail?id=71&amp;type=1&amp;tid=5">公有领域和老唱片</a>。</li>
<li><strong>没有授权</strong>：只能存草稿。</li>
</ul>
<p>文件收 {documentFormats}，不超过 {documentSize}，清楚的照片也可以。请人写歌却没有书面约定，权利通常还在作者手里：先补一份合同，再来发行。</p>`,
      en: `<p>“Where the rights come from” in the first step asks two things: what type of work it is, and where your rights come from. Answer for each track.</p>
<table>
<thead><tr><th>Type of work</th><th>Sources to choose from</th></tr></thead>
<tbody>
<tr><td>Original song</td><td>I am the lyricist and composer; I am one of the authors and may act for all. Companies also: not the author but the rights holder; licensed by the author</td></tr>
<tr><td>Lyrics or music bought out</td><td>not the author but the rights holder</td></tr>
<tr><td>Cover version</td><td>licensed by the author; licensed by a body; public domain; an old record</td></tr>
<tr><td>Adaptation</td><td>licensed by the author; licensed by a body; public domain</td></tr>
<tr><td>DJ creation</td><td>your own song; written together; licensed by the author; licensed by a body</td></tr>
</tbody>
</table>
<h2>What to submit</h2>
<ul>
<li><strong>Your own</strong>: your word is enough. If you wrote it with others, name all of them.</li>
<li><strong>Rights holder, or licensed by the author</strong>: the signed contract or licence, its term and territory.</li>
<li><strong>Licensed by a body</strong>: the licence, its number and its start and end dates.</li>
<li><strong>Public domain or old record</strong>: a declaration with a few facts; see <a href="/help-center/index/detail?id=71&amp;type=1&amp;tid=5">Public domain and old records</a>.</li>
<li><strong>No authorization</strong>: you can keep a draft, but not submit it.</li>
</ul>
<p>Documents are {documentFormats} up to {documentSize}; a clear photo is fine. If you commissioned a song without a contract, the rights usually still belong to its author: settle that first.</p>`,
    },
  },
  {
    number: 71,
    title: { 'zh-CN': '公有领域和老唱片', en: 'Public domain and old records' },
    summary: {
      'zh-CN': '作者去世超过 {yearsAfterDeath} 年，或 {physicalBefore}前的实体唱片；两种都只限中国大陆。',
      en: 'Authors dead for more than {yearsAfterDeath} years, records from before {physicalBefore}; mainland China only.',
    },
    body: {
      'zh-CN': `<p>有两种情况，没有授权文件也可以申请发行别人的歌。两种都由您声明并对真实性负责，由权利审核人员决定。</p>
<h2>作者去世超过 {yearsAfterDeath} 年</h2>
<ul>
<li>适用于翻唱和改编。填写原作者和去世年份。</li>
<li>按年份算：今年减去去世的年份，要大于 {yearsAfterDeath}。页面会写出最晚可以是哪一年。</li>
<li>词和曲的作者都要满足。合作的歌，以最后去世的作者为准。</li>
<li>民歌常有后来的整理者或改编者，他们的权利要另外看。</li>
</ul>
<h2>老唱片</h2>
<ul>
<li>只适用于翻唱。歌曲在{physicalBefore}之前已经合法地做成实体唱片发行。</li>
<li>这是制作录音制品的法定许可：仍须依法付酬，作者声明不许使用的除外；网络传播不在其内，能否发行由权利审核人员决定。</li>
<li>填写实体唱片编号和发行日期。编号印在唱片的侧面或背面。</li>
</ul>
<h2>两种都要知道</h2>
<p>这些规则只在中国大陆有效，所以作品只能在中国大陆发行，地区会自动限定。如果在别处也有依据，签署前<a href="/gongdan/add">提工单</a>联系权利审核人员。</p>
<p>放开的只是词曲。别人的录音另有权利，请用自己的演唱和编配。拿不准，就请选授权或机构许可。</p>`,
      en: `<p>In two cases you can submit somebody else’s song without a licence. You declare it and are responsible for it; our rights staff decide.</p>
<h2>The author died more than {yearsAfterDeath} years ago</h2>
<ul>
<li>For cover versions and adaptations. Name the original author and the year of death.</li>
<li>Only whole years count: this year minus the year of death must be more than {yearsAfterDeath}. The page shows the latest possible year.</li>
<li>It must be true of both the lyrics and the music. If several people wrote it, the last one to die counts.</li>
<li>Folk songs often have a later editor or arranger whose rights matter too.</li>
</ul>
<h2>An old record</h2>
<ul>
<li>For cover versions only: the song was lawfully released on a physical record before {physicalBefore}.</li>
<li>The statutory licence covers making recordings against payment, unless the author opted out. It doesn’t cover streaming, so our rights staff decide whether it can be released.</li>
<li>Enter the catalogue number, printed on the spine or the back, and the date of that release.</li>
</ul>
<h2>For both</h2>
<p>These rules only apply in mainland China, so the song can only be released there, and the territory is limited automatically. If you have grounds elsewhere, <a href="/gongdan/add">open a support ticket</a> before you sign and our rights staff will look at it.</p>
<p>Only the song is free to use. A recording has its own rights: perform it yourself. When in doubt, get a licence.</p>`,
    },
  },
  {
    number: 72,
    title: { 'zh-CN': '用了 AI 怎样说明', en: 'Disclosing AI use' },
    summary: {
      'zh-CN': '作曲编曲、歌词、人声、封面分别说明；如实勾选本身不会成为驳回的理由。',
      en: 'Separately for music, lyrics, vocals and cover. Ticking this honestly is no reason for rejection in itself.',
    },
    body: {
      'zh-CN': `<p>《人工智能生成合成内容标识办法》和各渠道都要求如实标明 AI 的参与，听众也想知道。第一步的“AI 使用说明”必须回答：没有用 AI，或者用到了，再勾选用在哪里。</p>
<table>
<thead><tr><th>勾选</th><th>什么时候</th></tr></thead>
<tbody>
<tr><td>作曲或编曲由 AI 生成</td><td>旋律、和声或整段伴奏由模型写成</td></tr>
<tr><td>歌词由 AI 生成</td><td>歌词主要由模型写成，您只做了修改</td></tr>
<tr><td>人声由 AI 生成</td><td>演唱由合成或转换得来</td></tr>
<tr><td>封面由 AI 生成</td><td>画面由图像模型生成</td></tr>
</tbody>
</table>
<p>降噪、修音、自动混音、母带处理、拼写检查，这些工具不算生成，不用勾选。拿不准，就勾选。</p>
<h2>同时要做到</h2>
<ul>
<li>所用工具的条款允许商业发行。免费版常常不允许。</li>
<li>不模仿真实歌手的声音，除非对方书面同意，并把同意书作为文件上传。</li>
<li>词曲作者一栏写真实的人；没有人参与创作的作品，可能不受著作权保护，渠道也可能不收。</li>
</ul>
<p>如实勾选本身不会成为驳回的理由。隐瞒会：渠道发现后会下架，已发行的作品也一样。以后情况有变，用“修改作品”更正。</p>`,
      en: `<p>China’s measures for labelling AI-generated content require it, channels ask for it and listeners want to know. “Use of AI” in the first step needs an answer: no, or yes with the parts it was used for.</p>
<table>
<thead><tr><th>Tick</th><th>When</th></tr></thead>
<tbody>
<tr><td>Music</td><td>melody, harmony or whole backing tracks came from a model</td></tr>
<tr><td>Lyrics</td><td>a model wrote most of the lyrics, even if you edited them</td></tr>
<tr><td>Vocals</td><td>the voice is synthetic or converted</td></tr>
<tr><td>Cover</td><td>the picture came from an image model</td></tr>
</tbody>
</table>
<p>Noise reduction, pitch correction, automatic mixing, mastering and spell checking are tools and need no tick. When in doubt, tick.</p>
<h2>What else has to be right</h2>
<ul>
<li>The tool’s terms must allow commercial release. Free plans often don’t.</li>
<li>No imitation of a real singer’s voice, unless that person agreed in writing and you upload the document.</li>
<li>Name real people as writers. A work without human authorship may have no copyright, and channels may refuse it.</li>
</ul>
<p>Ticking this honestly is no reason for rejection in itself. Hiding AI use is: channels take such releases down, even later. If the answer changes, correct it with “Edit”.</p>`,
    },
  },
]
