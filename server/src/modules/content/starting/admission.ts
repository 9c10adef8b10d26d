import type { StartingPage } from './starting-pages'

const chinese = `
<p>这份规范说明 {site} 接受什么样的作品，是<a href="/help-center/index/detail?id=5&amp;type=2&amp;tid=0">平台服务协议</a>的一部分。提交前读一遍，能省去一次驳回。</p>
<h2>一、权利</h2>
<ul>
<li>词、曲、录音、封面与歌词文本，每一项都必须有权利来源：自己创作、买断、获得授权，或已进入公有领域。</li>
<li>翻唱与改编须提供授权文件。授权的期限与地区须覆盖发行范围。只取得词曲授权的，不得使用他人的录音或伴奏。</li>
<li>使用采样、购买的伴奏或素材库，须确认许可允许商业发行，并能在审核时出示。</li>
<li>合作作品须经全体作者同意。乐队作品由能代表全体成员的人提交。</li>
<li>不得使用他人的姓名、艺名、肖像、声音或商标造成误认。</li>
</ul>
<h2>二、声音</h2>
<ul>
<li>{audioFormats}，不低于 {sampleRate}、{bits} 位，立体声，时长 {shortest} 秒到 {longest} 分钟。</li>
<li>完整、清晰，可以从头播放到尾；首尾静音不超过 {silence} 秒；两个声道都有声音。</li>
<li>不接受由低码率文件转换而成的“无损”文件。</li>
<li>不接受纯噪音、空白音频、无编排的录音素材，以及为凑数而切分或重复提交的曲目。</li>
</ul>
<h2>三、封面</h2>
<ul>
<li>正方形，边长 {coverLeast} 到 {coverMost} 像素，画面清晰，没有模糊、拉伸与白边。</li>
<li>文字与作品信息一致。不得出现二维码、联系方式、价格、渠道标志或与作品无关的广告。</li>
<li>不得含有裸露、血腥、仇恨内容，或未经许可的照片与插画。</li>
</ul>
<h2>四、信息</h2>
<ul>
<li>标题、艺人、词曲作者使用真实、规范的写法；不加表情符号、营销词和无关的关键词。</li>
<li>版本说明（现场、伴奏、Remix 等）写在版本栏，不写进标题。</li>
<li>每一位参与者都有署名；署名与实际一致。</li>
<li>演唱语言、是否含粗口等内容如实选择。歌词须与演唱一致。</li>
</ul>
<h2>五、人工智能</h2>
<ul>
<li>作曲编曲、歌词、人声、封面中由人工智能生成的部分，须按《人工智能生成合成内容标识办法》逐项如实说明。</li>
<li>不得模仿真实歌手的声音或冒用其名义，除非有本人的书面同意。</li>
<li>不接受批量生成、没有人的创作参与的作品。</li>
</ul>
<h2>六、内容</h2>
<ul>
<li>遵守法律法规与公序良俗，不得含有危害国家安全、破坏民族团结、亵渎英烈、宣扬邪教迷信、淫秽色情、赌博、暴力与毒品、教唆犯罪、煽动仇恨与歧视、侮辱诽谤他人，或侵犯隐私的内容。</li>
<li>不得含有损害未成年人身心健康的内容；以儿童为对象的作品从严审核。</li>
<li>不得以作品发布广告、传销、赌博或诈骗信息。</li>
</ul>
<h2>七、审核怎样进行</h2>
<p>先审内容，再审权利，由两位不同的审核人员完成，通常 {reviewDays} 天内有结果。不通过的作品会收到逐条的原因，每一条对应到具体的栏目、素材或时间点。改好后可以再次提交，不限次数。通过审核不等于我们认可作品的权利归属，权利由提交人负责。</p>
<p>各渠道另有自己的规则，可以拒绝或下架已通过审核的作品，我们会转达原因。已上线的作品若收到权利投诉并有初步证据，我们会及时采取必要措施，同时通知您并给您说明的机会。</p>
<h2>八、屡次违反</h2>
<p>多次提交他人作品、伪造授权文件或制造虚假播放的，我们可以拒绝新的提交、下架已发行的作品、暂停结算直至冻结账号，并通知相关权利人与渠道。</p>
<p>对审核结果有疑问，请<a href="/gongdan/add">提交工单</a>，我们在 {answerHours} 小时内答复。</p>`

const english = `
<p>This page explains what {site} accepts and is part of the <a href="/help-center/index/detail?id=5&amp;type=2&amp;tid=0">Platform agreement</a>. Read it before you submit to avoid a rejection.</p>
<h2>Rights</h2>
<ul>
<li>Lyrics, music, recording, cover and printed lyrics must each be made by you, bought outright, licensed to you, or in the public domain.</li>
<li>Covers and adaptations need a licence document. Its term and territory must cover the release. A licence for the song does not include anyone’s recording or backing track.</li>
<li>For samples, bought backing tracks and sound libraries, make sure that commercial release is allowed and be ready to prove it.</li>
<li>Works by several people need everyone’s consent. A band’s work must be submitted by someone who may act for the band.</li>
<li>Do not use another person’s name, stage name, picture, voice or trademark in a way that could mislead listeners.</li>
</ul>
<h2>Sound</h2>
<ul>
<li>{audioFormats}, at least {sampleRate} and {bits} bit, stereo, {shortest} seconds to {longest} minutes.</li>
<li>Complete and clear, playable to the end, with at most {silence} seconds of silence at either end and sound on both channels.</li>
<li>No “lossless” files that were made from compressed ones.</li>
<li>No plain noise, no empty audio, no unarranged raw material, no tracks cut up or repeated to increase their number.</li>
</ul>
<h2>Cover</h2>
<ul>
<li>Square, {coverLeast} to {coverMost} pixels a side, and sharp: not blurred, not stretched, no white border.</li>
<li>Its text matches the release. No QR codes, contact details, prices, channel logos or unrelated advertising.</li>
<li>No nudity, gore or hatred, and no photos or drawings you are not allowed to use.</li>
</ul>
<h2>Details</h2>
<ul>
<li>Titles, artists and writers correctly spelled, as they are known: no emoji, no marketing, no unrelated keywords.</li>
<li>Live, instrumental, remix and the like belong in the version field, not in the title.</li>
<li>Everyone who took part is credited truthfully.</li>
<li>Language and explicit content are stated truthfully. The lyrics match what is sung.</li>
</ul>
<h2>Artificial intelligence</h2>
<ul>
<li>AI-generated music, lyrics, vocals or covers must be disclosed, part by part, as China’s measures for labelling AI-generated content require.</li>
<li>No imitation of a real singer’s voice or use of their name, unless they agreed in writing.</li>
<li>No works made in bulk without human authorship.</li>
</ul>
<h2>Content</h2>
<ul>
<li>It must comply with the law and common decency: nothing that endangers national security, undermines the unity of ethnic groups, defiles heroes and martyrs, promotes cults or superstition, is pornographic, promotes gambling, violence or drugs, incites crime, hatred or discrimination, insults or defames anyone, or invades their privacy.</li>
<li>Nothing that harms minors; children’s works are reviewed strictly.</li>
<li>No advertising, pyramid schemes, gambling or fraud in the form of a song.</li>
</ul>
<h2>How review works</h2>
<p>First the content, then the rights, by two different people, usually within {reviewDays} {reviewDays|day|days}. If a work does not pass, you get every reason, each tied to a field, a file or a moment in the audio. Fix it and submit it again, as often as it takes. Passing review does not mean that we vouch for the rights: the person who submits is responsible for them.</p>
<p>Channels have rules of their own and may refuse or remove what has passed here; we pass their reasons on. If someone claims rights in a work that is online and provides preliminary evidence, we take the necessary measures promptly; at the same time we tell you and hear your side.</p>
<h2>Repeated breaches</h2>
<p>If you repeatedly submit other people’s work, forge licences or fake plays, we may refuse new submissions, take works down, stop payments and freeze your account, and we inform the rights holders and channels concerned.</p>
<p>If you disagree with a review, <a href="/gongdan/add">open a support ticket</a>: we answer within {answerHours} {answerHours|hour|hours}.</p>`

export const admission: StartingPage = {
  id: 6,
  title: { 'zh-CN': '内容准入规范', en: 'Content admission' },
  body: { 'zh-CN': chinese.trim(), en: english.trim() },
}
