import type { StartingArticle } from '../starting-help'

export const asking: readonly StartingArticle[] = [
  {
    number: 40,
    title: { 'zh-CN': '发布要花多少钱', en: 'What publishing costs' },
    summary: {
      'zh-CN': '发布免费，渠道收益的 {share} 归您。',
      en: 'Publishing is free; {share} of what channels pay is yours.',
    },
    body: {
      'zh-CN': `<p>一句话：发布不花钱，有了收益再分。</p>
<table>
<thead><tr><th>项目</th><th>费用</th></tr></thead>
<tbody>
<tr><td>注册、认证</td><td>免费</td></tr>
<tr><td>上传、检查、审核</td><td>免费，驳回后重交也免费</td></tr>
<tr><td>分发到渠道</td><td>免费，首数和渠道数不限</td></tr>
<tr><td>ISRC、UPC 编码</td><td>免费</td></tr>
<tr><td>做封面、对歌词时间</td><td>免费</td></tr>
<tr><td>修改、补充素材、下架</td><td>免费</td></tr>
<tr><td>渠道支付的收益</td><td>{share} 归您，其余是本站服务费</td></tr>
<tr><td>提现</td><td>每笔手续费 {fee}，最低 {minimum}</td></tr>
</tbody>
</table>
<h2>还有别的吗</h2>
<ul>
<li>个人所得税依法扣缴，提现前列清楚，见<a href="/help-center/index/detail?id=92&amp;type=1&amp;tid=7">分成、手续费和税</a>。</li>
<li>翻唱、改编的授权费付给权利人，由您自己办理，不经过我们。</li>
<li>没有年费，没有“加急费”。有人以我们的名义向您收费，请不要付，并马上<a href="/help-center/q-a">告诉我们</a>。</li>
</ul>
<h2>比例会变吗</h2>
<p>比例写在每份发行授权书里，签的是多少，付的就是多少。网站以后调整比例，只影响新签的作品；已签的作品要变，需要您重新签署。</p>`,
      en: `<p>In short: publishing costs nothing, and we share what comes in.</p>
<table>
<thead><tr><th>What</th><th>Costs</th></tr></thead>
<tbody>
<tr><td>Account and identity check</td><td>nothing</td></tr>
<tr><td>Upload, checks, review</td><td>nothing, even after a rejection</td></tr>
<tr><td>Distribution</td><td>nothing, for any number of songs and channels</td></tr>
<tr><td>ISRC and UPC</td><td>nothing</td></tr>
<tr><td>Making covers, timing lyrics</td><td>nothing</td></tr>
<tr><td>Revising, adding materials, taking down</td><td>nothing</td></tr>
<tr><td>What channels pay</td><td>{share} is yours, the rest is our fee</td></tr>
<tr><td>Withdrawals</td><td>{fee} each, minimum {minimum}</td></tr>
</tbody>
</table>
<h2>Anything else?</h2>
<ul>
<li>We withhold income tax as the law requires; you see it before you withdraw. See <a href="/help-center/index/detail?id=92&amp;type=1&amp;tid=7">Share, fee and tax</a>.</li>
<li>The licence for a cover song or an adaptation is between you and the rights holder.</li>
<li>There’s no annual fee, and we don’t charge for rush jobs. If someone asks for money in our name, don’t pay, and <a href="/help-center/q-a">tell us</a> right away.</li>
</ul>
<h2>Can the share change?</h2>
<p>Your share is in each distribution agreement you sign, and what you sign is what you’re paid. If the site changes its share, that only applies to new agreements; anything you’ve already signed doesn’t change unless you sign again.</p>`,
    },
  },
  {
    number: 41,
    title: { 'zh-CN': '工单多久答复', en: 'How soon we answer support tickets' },
    summary: {
      'zh-CN': '{answerHours} 小时内由人工客服回复，超时自动升级。',
      en: 'A person answers within {answerHours} {answerHours|hour|hours}; if not, it’s escalated automatically.',
    },
    body: {
      'zh-CN': `<p>提交后 {answerHours} 小时内由人工客服回复，周末也算。<a href="/gongdan/list">工单</a>里看得到还剩多久。超过时间没有答复，会自动升级，排到最前面。</p>
<h2>怎样写，最快解决</h2>
<ol>
<li>打开<a href="/gongdan/add">新建工单</a>，选最接近的类别。</li>
<li>主题写一句话，例如“封面被驳回，但尺寸没有问题”。</li>
<li>说清楚发生了什么、您期望怎样、试过什么。</li>
<li>关联到作品，或从作品、账单的页面直接提问。</li>
<li>附上截图或 PDF，最多 {attachments} 个，可以拖进来，也可以粘贴。</li>
</ol>
<p>一个工单说一件事。写到一半离开也不要紧，内容留在这台设备上。</p>
<h2>之后</h2>
<ul>
<li>有答复时铃铛会提醒您。还没解决就接着回复，重新开始计时。</li>
<li>解决了点“问题已解决，关闭”，请打个分。{reopenDays} 天内可以重新打开。</li>
<li>答复后 {silentDays} 天没有新内容，会自动关闭。</li>
</ul>
<p>还没有账号？用<a href="/help-center/q-a">在线问答</a>，留下手机号，有了答复发短信给您。企业里只读的同事看得到工单，不能提。</p>`,
      en: `<p>A person answers within {answerHours} {answerHours|hour|hours}, weekends included. Your <a href="/gongdan/list">Support tickets</a> show the time left. If we miss it, your ticket is escalated automatically and comes first.</p>
<h2>How to help us help you</h2>
<ol>
<li>Open <a href="/gongdan/add">New support ticket</a> and choose the closest category.</li>
<li>Sum it up in one sentence, such as “Cover rejected although its size is right”.</li>
<li>Say what happened, what you expected and what you have tried.</li>
<li>Link the release, or ask straight from the page of the release or bill.</li>
<li>Attach screenshots or PDFs, up to {attachments}; drag them in or paste them.</li>
</ol>
<p>Keep to one topic per ticket. You can leave halfway: your text stays on this device.</p>
<h2>Afterwards</h2>
<ul>
<li>The bell tells you when we’ve answered. If it’s not solved, just reply: the clock starts again.</li>
<li>When it’s solved, press “It’s solved, close it” and rate us. You can reopen it for {reopenDays} days.</li>
<li>If nobody replies to an answer for {silentDays} days, the ticket closes.</li>
</ul>
<p>No account yet? Use <a href="/help-center/q-a">Questions and answers</a> and leave a mobile number; we’ll text you a link to the answer. Colleagues with read-only access can see support tickets, but not open any.</p>`,
    },
  },
  {
    number: 43,
    title: { 'zh-CN': '系统消息和短信提醒', en: 'Messages and text messages' },
    summary: {
      'zh-CN': '审核、上线、账单、提现都会通知；哪些要短信，您来定。',
      en: 'We tell you about reviews, releases, bills and payouts; you choose which ones also come by text.',
    },
    body: {
      'zh-CN': `<p>您在等的每一件事，有了结果都会出现在<a href="/system-message">系统消息</a>，右上角的铃铛实时显示未读数。点“查看”直接到那个作品、账单或工单。</p>
<h2>默认怎样通知</h2>
<table>
<thead><tr><th>类型</th><th>站内提醒</th><th>短信</th></tr></thead>
<tbody>
<tr><td>审核</td><td>开，可关</td><td>开，可关</td></tr>
<tr><td>分发</td><td>开，可关</td><td>关，可开</td></tr>
<tr><td>账单</td><td>开，可关</td><td>开，可关</td></tr>
<tr><td>提现</td><td>始终开启</td><td>开，可关</td></tr>
<tr><td>工单</td><td>开，可关</td><td>关，可开</td></tr>
<tr><td>实名认证、账号安全</td><td>始终开启</td><td>关，可开</td></tr>
<tr><td>公告</td><td>开，可关</td><td>不发短信</td></tr>
</tbody>
</table>
<h2>怎样改</h2>
<p>在系统消息点“接收设置”，一项一项开关，马上生效。关掉站内提醒，消息仍在列表里，只是不再提示未读。短信只发到您登录用的手机号；不着急的好消息不发短信。</p>
<h2>要当心的</h2>
<p>我们的短信不会要您回复密码或验证码。看到可疑的链接，请自己打开网站，在系统消息里核对：真的消息，那里一定有。</p>`,
      en: `<p>Everything arrives under <a href="/system-message">System messages</a>, and the bell shows how many are unread. Press “Open” to go straight to the release, bill or support ticket.</p>
<h2>Default settings</h2>
<table>
<thead><tr><th>Type</th><th>Bell</th><th>Text message</th></tr></thead>
<tbody>
<tr><td>Review</td><td>on, yours to switch</td><td>on, yours to switch</td></tr>
<tr><td>Distribution</td><td>on, yours to switch</td><td>off, yours to switch</td></tr>
<tr><td>Bills</td><td>on, yours to switch</td><td>on, yours to switch</td></tr>
<tr><td>Withdrawals</td><td>always on</td><td>on, yours to switch</td></tr>
<tr><td>Tickets</td><td>on, yours to switch</td><td>off, yours to switch</td></tr>
<tr><td>Identity, security</td><td>always on</td><td>off, yours to switch</td></tr>
<tr><td>Announcements</td><td>on, yours to switch</td><td>never</td></tr>
</tbody>
</table>
<h2>Changing it</h2>
<p>Open “Preferences” on that page and turn each type on or off; it takes effect right away. With the bell off, a message still appears in the list, already marked as read. Text messages only go to the number you log in with, and we don’t text news that can wait.</p>
<h2>Stay safe</h2>
<p>We never ask for passwords or codes by phone, message or chat. If a link looks odd, open the site yourself and check System messages: every real message is there.</p>`,
    },
  },
  {
    number: 44,
    title: { 'zh-CN': '侵权投诉：提出与回应', en: 'Infringement claims, and how to answer one' },
    summary: {
      'zh-CN': '有人用了您的作品，或者有人投诉您，各怎么办。',
      en: 'What to do if someone uses your work, or makes a claim against yours.',
    },
    body: {
      'zh-CN': `<h2>有人用了我的作品</h2>
<p>不用注册。打开<a href="/infringement">侵权投诉</a>，写明：</p>
<ul>
<li>您的真实姓名、通讯地址和邮箱；企业写全称和统一社会信用代码（境外写登记号码）；代理人写明权利人；</li>
<li>涉嫌侵权的作品：标题、艺人、链接，从第几秒到第几秒；</li>
<li>您要求怎样处理，并声明所说属实。</li>
</ul>
<p>并附上：</p>
<ul>
<li>身份证明：身份证或护照，企业为营业执照或登记证明；</li>
<li>权利证明：登记证书、发行记录、合同，代理人加委托书；</li>
<li>侵权证据：录音、截图，选附。</li>
</ul>
<p>身份证明、登记号码和联系方式不转给对方，其余会转。提交后打开我们发往您邮箱的链接确认，投诉才生效。凭得到的保密链接，可以查看进展、补充证据或撤回。</p>
<h2>有人投诉了我的作品</h2>
<ol>
<li>您会收到消息，写着对方主张什么、依据什么。</li>
<li>先完成实名认证，再在 {counterDays} 天内提交反通知（不存在侵权行为的声明），至少附一份证据：创作过程、授权文件、合同。</li>
<li>我们把反通知和附件转送对方，写明您实名认证的姓名或名称、联系方式、通讯地址和被采取措施的内容；请不要附证件。</li>
<li>对方收到后 {counterDays} 天内没有通知我们已向主管部门投诉或向法院起诉的，措施终止，作品恢复上线。</li>
<li>结果和理由发给双方，写进作品的时间线。</li>
</ol>
<p>有初步证据的，我们依照《民法典》及时采取必要措施，同时听您说明。审核人员看过、认为投诉有理由的，才暂扣有争议的收益；原因写在账单备注里，到期不续或事情清楚后放行。</p>
<h2>请认真对待</h2>
<p>虚假投诉要承担责任。授权问题可以补：取得许可，再用“修改作品”上传文件。</p>`,
      en: `<h2>Someone is using my work</h2>
<p>You don’t need an account. Open <a href="/infringement">Claim infringement</a> and tell us:</p>
<ul>
<li>your true name, postal address and email; for a company, its full name and credit code (abroad: register number); if you act for someone else, who they are;</li>
<li>which work infringes yours: title, artist, link, and the start and end of the part in question;</li>
<li>what you want us to do, and a statement that what you say is true.</li>
</ul>
<p>Attach three kinds of files:</p>
<ul>
<li>proof of identity: ID or passport, or business licence or register extract;</li>
<li>proof of your right: registration, release records, contracts; agents add the power of attorney;</li>
<li>evidence of infringement, if you have any: recordings, screenshots.</li>
</ul>
<p>The other side doesn’t see your proof of identity, register number or contact details, but sees the rest. Confirm the claim with the link that we email you: until then it doesn’t count. You also get a case number and a secret link. Use the link to follow the case, add evidence or withdraw the claim.</p>
<h2>Someone makes a claim against mine</h2>
<ol>
<li>We message you what is claimed and on what grounds.</li>
<li>Verify your identity, then send a counter-notice (declaration of no infringement) within {counterDays} {counterDays|day|days} with at least one file of evidence: how it was made, licences, contracts.</li>
<li>We forward it to the other side with your verified name, the contact details and postal address you enter, what was taken down, and your files. Leave out identity documents.</li>
<li>If they don’t notify us within {counterDays} {counterDays|day|days} of receiving it that they complained to an authority or went to court, we lift the measure and the release comes back.</li>
<li>Both of you get the result with its reasons, and it’s recorded in the release’s timeline.</li>
</ol>
<p>On preliminary evidence of infringement we act promptly, as the Civil Code requires, and hear you at the same time. Disputed income is put on hold only once our rights staff have looked at the claim and found reason for it. The reason is in the bill’s remarks. A hold ends after a while unless it’s renewed, and when the case is settled.</p>
<h2>Take it seriously</h2>
<p>A false claim has consequences. A missing licence can often be fixed: ask for one, then upload it with “Edit”.</p>`,
    },
  },
]
