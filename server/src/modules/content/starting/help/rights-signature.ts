import type { StartingArticle } from '../starting-help'

export const signature: readonly StartingArticle[] = [
  {
    number: 73,
    title: { 'zh-CN': '签署发行授权书', en: 'Signing the distribution agreement' },
    summary: {
      'zh-CN': '每个作品一份，写明渠道、地区、期限和您的分成；版权始终是您的。',
      en: 'One per release, with channels, territory, term and your share. You keep the copyright.',
    },
    body: {
      'zh-CN': `<p>第三步选好范围后，页面上就是为这个作品写好的发行授权书。请读一遍，它不长。</p>
<h2>里面写了什么</h2>
<ul>
<li>双方是谁，哪些曲目，每一首的权利来自哪里；</li>
<li>送到哪些渠道，在哪些地区，计划哪天上线；</li>
<li>期限：签署起 {termYears} 年，到期前 {termNotice} 天双方都没有提出终止，就每次续 {termRenewal} 年；</li>
<li>您的分成。签的是多少，付的就是多少，以后网站改了比例，也不影响已经签的；</li>
<li>授权是非独占的，著作权不转移，您可以随时申请下架。</li>
</ul>
<h2>怎样签</h2>
<ol>
<li>输入签署人姓名，与认证的姓名一致。</li>
<li>点“发送验证码”，填入短信里的数字。</li>
<li>点“签署并提交审核”。</li>
</ol>
<table>
<thead><tr><th>账号</th><th>谁来签</th></tr></thead>
<tbody>
<tr><td>个人</td><td>本人，需已实名认证</td></tr>
<tr><td>未成年人</td><td>监护人，验证码发到监护人的手机</td></tr>
<tr><td>企业</td><td>账号所有者；同事可以“复制网址”发给所有者</td></tr>
</tbody>
</table>
<p>签好的 PDF 附有证据页：时间、网络地址、验证码和正文的指纹。它永远不变，在作品详情的“发行授权书与编码”里随时下载。给别人看时，对方可以<a href="/help-center/index/detail?id=74&amp;type=1&amp;tid=5">自己核验</a>。</p>`,
      en: `<p>Once the scope is chosen in the third step, the page shows the distribution agreement for exactly this release. Read it; it’s short.</p>
<h2>What it says</h2>
<ul>
<li>who the parties are, which tracks, and where the rights in each come from;</li>
<li>the channels, the territory and the release date;</li>
<li>the term: {termYears} {termYears|year|years} from signing, renewed for {termRenewal} {termRenewal|year|years} at a time unless either side ends it {termNotice} days before;</li>
<li>your share. What you sign is what you’re paid: if the site changes its share later, yours doesn’t change;</li>
<li>that it isn’t exclusive, transfers no copyright, and that you can ask for a takedown at any time.</li>
</ul>
<h2>How to sign</h2>
<ol>
<li>Type the signer’s name, as verified.</li>
<li>Send yourself the code and enter it.</li>
<li>Press “Sign and submit”.</li>
</ol>
<table>
<thead><tr><th>Account</th><th>Who signs</th></tr></thead>
<tbody>
<tr><td>Personal</td><td>you, with a verified identity</td></tr>
<tr><td>Minor</td><td>the guardian; the code goes to the guardian’s phone</td></tr>
<tr><td>Company</td><td>the owner; a colleague can send them the link</td></tr>
</tbody>
</table>
<p>The PDF ends with a page of evidence: time, IP address, and fingerprints of the code and the text. It never changes. Download it from the release’s page under “Agreements and codes”; anyone you show it to can <a href="/help-center/index/detail?id=74&amp;type=1&amp;tid=5">check it</a>.</p>`,
    },
  },
  {
    number: 74,
    title: {
      'zh-CN': '核验一份发行授权书是真是假',
      en: 'Checking whether a distribution agreement is genuine',
    },
    summary: {
      'zh-CN': '选择 PDF，马上知道是不是在这里签的、有没有改动；文件不离开您的设备。',
      en: 'Choose the PDF and see whether it was signed here and is unchanged. The file stays on your device.',
    },
    body: {
      'zh-CN': `<p>渠道、版权公司或合作方收到一份发行授权书，不用打电话来问，自己就能核验，也不需要账号。</p>
<ol>
<li>打开<a href="/agreement-check">文件核验</a>。</li>
<li>选择或拖入 PDF 文件。浏览器只计算文件的指纹，文件本身不上传。</li>
<li>看结果。</li>
</ol>
<table>
<thead><tr><th>结果</th><th>意思</th></tr></thead>
<tbody>
<tr><td>这份文件是在这里签署的，一字未改</td><td>同时显示编号、作品、签署时间和部分隐去的签署人，请与 PDF 对照</td></tr>
<tr><td>本站没有签署或出具过这样的文件</td><td>文件被改过、由别处签署，或者另存时发生了变化</td></tr>
</tbody>
</table>
<h2>对不上的时候</h2>
<ul>
<li>请用从网站下载的原始 PDF。打印再扫描、用软件另存、加批注，都会改变指纹。</li>
<li>也可以只输入哈希值。作品详情的“发行授权书与编码”里写着每份文件的指纹，点“核验真伪”直接打开核验页。</li>
<li>还是对不上，请向对方索要原件，或通过<a href="/help-center/q-a">在线问答</a>告诉我们编号。</li>
</ul>
<p>核验页不会透露更多：只有拿着文件的人，才看得到文件里本来就有的那几项。</p>`,
      en: `<p>A channel, a publisher or a partner who receives a distribution agreement can check it without contacting us and without an account.</p>
<ol>
<li>Open <a href="/agreement-check">Check a document</a>.</li>
<li>Choose or drop the PDF. Your browser calculates its fingerprint; the file isn’t uploaded.</li>
<li>Read the result.</li>
</ol>
<table>
<thead><tr><th>Result</th><th>What it means</th></tr></thead>
<tbody>
<tr><td>Signed here, and unchanged</td><td>you see the number, release, time and part of the signer’s name; compare them with the PDF</td></tr>
<tr><td>No such document was signed or issued on this site</td><td>it was changed, signed elsewhere, or altered by saving it again</td></tr>
</tbody>
</table>
<h2>If it doesn’t match</h2>
<ul>
<li>Use the PDF as it was downloaded here. Printing and scanning, saving it again or adding notes all change the fingerprint.</li>
<li>You can also enter just the hash. The release’s page shows the fingerprint of each document under “Agreements and codes”, and “Verify” opens the check.</li>
<li>If it still fails, ask the other side for the original, or tell us its number under <a href="/help-center/q-a">Questions and answers</a>.</li>
</ul>
<p>The page reveals nothing new: only someone who has the document sees those few facts, and they’re in it anyway.</p>`,
    },
  },
  {
    number: 75,
    title: { 'zh-CN': '授权快到期了会怎样', en: 'When a licence ends' },
    summary: {
      'zh-CN': '提前 {licenceNotice} 天提醒；到期没有续，{licenceGrace} 天后下架。',
      en: 'We remind you {licenceNotice} days before it ends. If it isn’t renewed, the release is taken down {licenceGrace} days later.',
    },
    body: {
      'zh-CN': `<p>授权文件和许可大多有期限。到期日填的是最后有效的那一天；没有期限就留空。</p>
<table>
<thead><tr><th>时间</th><th>发生什么</th><th>您要做的</th></tr></thead>
<tbody>
<tr><td>到期前 {licenceNotice} 天</td><td>系统消息提醒，作品照常在线</td><td>联系权利人续签</td></tr>
<tr><td>到期次日</td><td>作品转给权利审核人员，时间线上写明最迟哪天下架</td><td>有新授权就马上提交</td></tr>
<tr><td>再过 {licenceGrace} 天</td><td>没有新授权，各渠道下架</td><td>以后拿到授权，可以重新发行</td></tr>
</tbody>
</table>
<h2>怎样续</h2>
<ol>
<li>在<a href="/work-management/list">作品管理</a>里打开作品，点“修改作品”。</li>
<li>更新生效日期和到期日期，上传新的文件。</li>
<li>签署并提交。续期在审核时，作品继续在线。</li>
</ol>
<p>权利人已经口头同意、文件还在路上？请在作品页点“就这个作品提问”，附上往来的记录。权利审核人员可以让作品多留一阵，并写明到哪天。</p>
<p>下架不会丢掉编码和播放数据的归属，见<a href="/help-center/index/detail?id=86&amp;type=1&amp;tid=6">怎么下架，怎样重新发行</a>。</p>`,
      en: `<p>Most licences expire. Enter the last day it’s valid; leave the field empty if it doesn’t expire.</p>
<table>
<thead><tr><th>When</th><th>What happens</th><th>What to do</th></tr></thead>
<tbody>
<tr><td>{licenceNotice} days before the end</td><td>we message you; the release stays online</td><td>ask for an extension</td></tr>
<tr><td>the day after the end</td><td>the release goes to our rights staff, and its timeline shows the date it would be taken down</td><td>submit the new licence right away</td></tr>
<tr><td>{licenceGrace} days later</td><td>without one, it’s taken down from all channels</td><td>release it again when you have one</td></tr>
</tbody>
</table>
<h2>How to renew</h2>
<ol>
<li>Open the release in <a href="/work-management/list">Work management</a> and choose “Edit”.</li>
<li>Change the start and end dates, and upload the new document.</li>
<li>Sign and submit. While we review it, the release stays online.</li>
</ol>
<p>Agreed on a renewal, but still waiting for the document? Press “Ask about this release” on its page and attach what you have in writing. Rights staff can let a release stay online until a date they set.</p>
<p>You keep the codes after a takedown: see <a href="/help-center/index/detail?id=86&amp;type=1&amp;tid=6">Taking down and releasing again</a>.</p>`,
    },
  },
]
