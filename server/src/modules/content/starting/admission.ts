import type { StartingPage } from './starting-pages'

const chinese = `
<p>这份规范说明 {site} 接受什么样的作品。提交前花两分钟读完，能省去一次退回。</p>
<h2>一、权利</h2>
<ul>
<li>词、曲、录音、封面与歌词文本，每一项都必须有权利来源：自己创作、买断、获得授权，或已进入公有领域。</li>
<li>翻唱与改编须提供授权文件；授权的期限与地区不得小于发行范围。</li>
<li>使用采样、伴奏或人工智能生成的内容，须如实说明，并确认许可允许商业发行。</li>
<li>不得使用他人的姓名、艺名、肖像或商标造成误认。</li>
</ul>
<h2>二、声音</h2>
<ul>
<li>完整、清晰，可以从头播放到尾；首尾没有过长的静音；两个声道都有声音。</li>
<li>不接受由低码率文件转换而成的“无损”文件。</li>
<li>不接受纯噪音、空白音频、无编排的录音素材，以及为凑数而切分或重复提交的曲目。</li>
</ul>
<h2>三、封面</h2>
<ul>
<li>正方形，画面清晰，没有模糊、拉伸与白边。</li>
<li>文字与作品信息一致；不得出现二维码、联系方式、价格、渠道标志或与作品无关的广告。</li>
<li>不得含有裸露、血腥、仇恨内容，或未经许可的照片与插画。</li>
</ul>
<h2>四、信息</h2>
<ul>
<li>标题、艺人、词曲作者使用真实、规范的写法；不加表情符号、营销词和无关的关键词。</li>
<li>版本说明（现场、伴奏、混音等）写在版本栏，不写进标题。</li>
<li>语言、是否含有不宜内容、人工智能参与情况如实选择。</li>
</ul>
<h2>五、内容</h2>
<ul>
<li>遵守法律法规与公序良俗，不得含有危害国家安全、煽动仇恨与歧视、宣扬暴力与毒品、侮辱诽谤他人，或损害未成年人身心健康的内容。</li>
<li>歌词须与演唱一致。</li>
</ul>
<h2>六、审核怎样进行</h2>
<p>先审内容，再审版权，由两位不同的审核人员完成，通常 {reviewDays} 个工作日。不通过的作品会收到逐条的原因，每一条对应到具体的栏目、素材或时间点，改好后可以再次提交。</p>
<p>已上线的作品若收到权利投诉，我们会通知您并给您说明的机会，再作处理。对审核结果有疑问，请提交工单，我们在 {answerHours} 小时内答复。</p>`

const english = `
<p>This page says what {site} accepts. Two minutes spent here save you a rejection.</p>
<h2>1. Rights</h2>
<ul>
<li>Words, music, recording, cover and printed lyrics each need a source: made by you, bought outright, licensed to you, or in the public domain.</li>
<li>Covers and adaptations need the licence as a document. Its term and territory must be at least as wide as the release.</li>
<li>Samples, backing tracks and anything made with artificial intelligence must be declared, and their licence must allow commercial release.</li>
<li>Do not use another person's name, stage name, picture or trademark so that listeners take one for the other.</li>
</ul>
<h2>2. Sound</h2>
<ul>
<li>Complete and clear, playable to the last second, no long silence at either end, sound on both channels.</li>
<li>No "lossless" files that were made from compressed ones.</li>
<li>No plain noise, no empty audio, no raw material without arrangement, no tracks cut up or repeated to make a number.</li>
</ul>
<h2>3. Cover</h2>
<ul>
<li>Square and sharp: not blurred, not stretched, no white border.</li>
<li>Its words match the work. No QR codes, contact details, prices, channel logos or unrelated advertising.</li>
<li>No nudity, gore or hatred, and no photos or drawings you may not use.</li>
</ul>
<h2>4. Details</h2>
<ul>
<li>Titles, artists and authors in their true, usual spelling: no emoji, no sales talk, no unrelated keywords.</li>
<li>Live, instrumental, remix and the like belong in the version field, not in the title.</li>
<li>Language, explicit content and the use of artificial intelligence are stated truthfully.</li>
</ul>
<h2>5. Content</h2>
<ul>
<li>It obeys the law and common decency: nothing that endangers national security, incites hatred or discrimination, glorifies violence or drugs, insults or defames anybody, or harms minors.</li>
<li>The lyrics are what is sung.</li>
</ul>
<h2>6. How review works</h2>
<p>First the content, then the rights, by two different people, usually within {reviewDays} working days. A work that does not pass comes back with every reason, each tied to a field, a material or a moment of the audio. Correct it and submit it again.</p>
<p>If somebody claims rights in a work that is online, we tell you and hear you before we decide. If you disagree with a review, open a work order: we answer within {answerHours} hours.</p>`

export const admission: StartingPage = {
  id: 6,
  title: { 'zh-CN': '内容准入规范', en: 'Content admission' },
  body: { 'zh-CN': chinese.trim(), en: english.trim() },
}
