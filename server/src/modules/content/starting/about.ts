import type { StartingPage } from './starting-pages'

const chinese = `
<p>{site} 是给音乐人用的数字发行服务。您上传一首歌，说清权利，签一份看得懂的发行授权书；我们审核、分发到各个渠道，再把收益连同算式一起送回来。</p>
<h2>我们相信的几件事</h2>
<ul>
<li><strong>歌是您的。</strong>您签的是非独占的发行授权，不转让版权。想下架就下架，母带、编码和账目随时可以带走。</li>
<li><strong>由人来听。</strong>机器检查格式和音质，作品好不好、权利对不对，由两位不同的审核人员来看。</li>
<li><strong>说“不”要说清楚。</strong>驳回的每一条都写明哪一栏、哪个文件、哪一秒，以及怎么改。</li>
<li><strong>账要算到底。</strong>每张账单都能展开到渠道报表的那一行，每一步算式都摆在旁边。</li>
<li><strong>孩子也可以发歌。</strong>有监护人陪同，有完整的保护，有随时撤回的权利。</li>
</ul>
<h2>我们怎样挣钱</h2>
<p>发布不收费。渠道付来的收益，{share} 归您，其余是我们的服务费。您有收益，我们才有收入。没有年费，没有加急费，也不卖您的资料。</p>
<h2>我们承诺的时间</h2>
<ul>
<li>审核：通常 {reviewDays} 天内有结果。</li>
<li>答复：工单和在线提问，{answerHours} 小时内由人工客服回复，超时自动升级。</li>
<li>结算：渠道款项到账、账单确认后就能提现。</li>
</ul>
<h2>怎样保护您</h2>
<p>证件号和银行账号加密保存，页面上只显示隐私政策写明的几位；证件影像只有核对的人能看，每次查看都留下记录。换手机号、换银行账户之后，{withdrawalWait} 小时内不能提现，防止收益被人转走。签署的发行授权书附有证据页，任何人都可以<a href="/agreement-check">核验</a>它有没有被改动。</p>
<h2>和我们联系</h2>
<p>先看看<a href="/help-center/index/detail">帮助中心</a>；没有答案，就用<a href="/help-center/q-a">在线问答</a>。热线、邮箱和服务时间在页面底部。权利人要投诉侵权，请看<a href="/help-center/index/detail?id=44&amp;type=1&amp;tid=3">侵权投诉</a>。</p>`

const english = `
<p>{site} is where musicians publish. You upload a song, say whose it is and sign a distribution agreement you can read. We review it, deliver it to the channels and pay you, with every step of the calculation in view.</p>
<h2>What we believe in</h2>
<ul>
<li><strong>The song is yours.</strong> You sign a non-exclusive licence to distribute; no copyright changes hands. Take it down when you like, and take your masters, codes and statements with you at any time.</li>
<li><strong>People listen.</strong> Machines check format and sound. Whether a release is fit to release and its rights are in order is decided by two different people.</li>
<li><strong>A rejection has reasons.</strong> Each one names the field, the file or the second, and what to do about it.</li>
<li><strong>The numbers add up.</strong> Every bill opens down to the line of the channel’s report, with the calculation next to it.</li>
<li><strong>Children can publish too,</strong> with a guardian, full protection, and a consent that can be withdrawn.</li>
</ul>
<h2>How we make money</h2>
<p>Publishing is free. Of what channels pay, {share} is yours, and the rest is our fee. We earn when you do. There’s no annual fee, we don’t charge for rush jobs, and your data isn’t for sale.</p>
<h2>What we promise</h2>
<ul>
<li>Review: usually within {reviewDays} {reviewDays|day|days}.</li>
<li>Answers: a person replies to support tickets and questions within {answerHours} {answerHours|hour|hours}; overdue ones are escalated automatically.</li>
<li>Settlement: once the channel’s money has arrived and the bill is confirmed, you can withdraw.</li>
</ul>
<h2>How we protect you</h2>
<p>Document and bank account numbers are stored encrypted, and pages show only the few digits that the privacy policy names. Only the people who check scans can see them, and every view is logged. After you change your mobile number or bank account, nothing can be withdrawn for {withdrawalWait} hours. Signed distribution agreements carry their own evidence, and anyone can <a href="/agreement-check">check</a> that one is unchanged.</p>
<h2>Contact us</h2>
<p>The <a href="/help-center/index/detail">Help centre</a> answers most things. If not, ask under <a href="/help-center/q-a">Questions and answers</a>. You’ll find our hotline, email and hours in the footer. Rights holders can go to <a href="/help-center/index/detail?id=44&amp;type=1&amp;tid=3">Claims of infringement</a>.</p>`

export const about: StartingPage = {
  id: 3,
  title: { 'zh-CN': '关于我们', en: 'About us' },
  body: { 'zh-CN': chinese.trim(), en: english.trim() },
}
