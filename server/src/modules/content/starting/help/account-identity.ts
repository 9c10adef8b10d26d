import type { StartingArticle } from '../starting-help'

export const identity: readonly StartingArticle[] = [
  {
    number: 21,
    title: { 'zh-CN': '实名认证：为什么、怎么做', en: 'The identity check: why and how' },
    summary: {
      'zh-CN': '签署发行授权书和提现都需要实名，草稿不需要。',
      en: 'You need it to sign and withdraw, but not for drafts.',
    },
    body: {
      'zh-CN': `<p>发行授权书要由本人签署，收益要付给本人，所以签署和提现之前要确认您是谁。写草稿、上传素材都不用等它。</p>
<ol>
<li>打开<a href="/person-center/information">个人中心</a>，在“实名认证”点“现在认证”。拍照在手机上更方便：点“用手机认证”，扫码继续，手机上不用登录。</li>
<li>选居民身份证或护照，填姓名和号码，与证件一致。号码抄错一位，页面马上会提示。</li>
<li>上传照片：身份证要人像面和国徽面，护照要资料页。四角完整、字迹清楚、不反光。</li>
<li>点“提交认证”。由工作人员核对，{reviewDays} 天内完成，结果用系统消息通知您。</li>
</ol>
<h2>没有通过</h2>
<p>原因写在对应的栏目旁边，改好重新提交。最常见的是照片模糊、缺角，或姓名写成了艺名。艺名请填在“艺人资料”里。</p>
<h2>要知道的</h2>
<ul>
<li>一个身份在本站只能认证一个账号。做孩子的监护人不占用您自己的。</li>
<li>证件号显示未满 {fullAge} 周岁，会引导您和监护人一起<a href="/help-center/index/detail?id=22&amp;type=1&amp;tid=2">按未成年人认证</a>。</li>
<li>认证链接只在一段时间内有效，过期了回到个人中心重新打开。</li>
<li>资料怎样保管，见<a href="/help-center/index/detail?id=30&amp;type=1&amp;tid=2">证件和个人资料怎样保管</a>。</li>
</ul>`,
      en: `<p>A distribution agreement is signed by a person, and money is paid to a person. So before you sign or withdraw, we check who you are. You can write drafts and upload files before that.</p>
<ol>
<li>Open <a href="/person-center/information">Account</a> and press “Verify now” under “Identity”. Taking photos is easier on a phone: “Use my phone” shows a QR code, and you don’t need to log in there.</li>
<li>Choose resident ID or passport and enter your name and number as in the document. We spot typos in the number right away.</li>
<li>Add the pictures: both sides of the ID, or the data page of the passport, with all corners visible, sharp and without glare.</li>
<li>Press “Submit”. Our staff check it within {reviewDays} {reviewDays|day|days}, and we message you with the result.</li>
</ol>
<h2>If it isn’t approved</h2>
<p>You’ll find the reasons next to the fields. Fix them and submit again. Usually the photo is blurred or cut off, or someone entered a stage name, which belongs in the artist profile.</p>
<h2>Good to know</h2>
<ul>
<li>Each person can verify one account on this site. Being a child’s guardian doesn’t count.</li>
<li>If the number shows you’re under {fullAge}, we take you to <a href="/help-center/index/detail?id=22&amp;type=1&amp;tid=2">Publishing as a minor</a>.</li>
<li>The link to the check expires after a while; open it again from Account.</li>
<li>See also <a href="/help-center/index/detail?id=30&amp;type=1&amp;tid=2">How your documents are kept</a>.</li>
</ul>`,
    },
  },
  {
    number: 22,
    title: { 'zh-CN': '未成年人怎样发布', en: 'Publishing as a minor' },
    summary: {
      'zh-CN': '孩子未满 {fullAge} 周岁，由监护人登记、签署，收益付到监护人账户。',
      en: 'If you’re under {fullAge}, a guardian registers with you, signs and receives the money.',
    },
    body: {
      'zh-CN': `<p>未成年人可以发布，作品和署名都是孩子的。监护人负责三件事：陪同登记、签署发行授权书、代收收益。</p>
<h2>第一步：注册</h2>
<p>打开<a href="/register/children">未成年人注册</a>，填孩子的姓名和身份证号，监护人的姓名、身份证号、与孩子的关系和手机号，并填监护人收到的验证码。登录可以用监护人的手机号，也可以用孩子自己的。年龄从证件号得出。</p>
<h2>第二步：补充资料</h2>
<p>在<a href="/realidcation">未成年人信息补充</a>里上传，填一项存一项，可以分几次：</p>
<ul>
<li>孩子的证件。还没有身份证，用户口簿上孩子的那一页；</li>
<li>监护人的证件；</li>
<li>户口簿上能看出关系的那一页；</li>
<li>监护人同意书：点“打印同意书”，签名后拍照上传。</li>
</ul>
<p>齐了点“提交审核”，{reviewDays} 天内核对完。审核通过之前可以写草稿，不能提交作品。</p>
<h2>第三步：发布</h2>
<p>和成年人一样填写、上传。签署时验证码发到监护人的手机，由监护人输入自己的姓名。收益付到监护人名下的银行账户，见<a href="/help-center/index/detail?id=96&amp;type=1&amp;tid=7">未成年人的收益</a>。</p>
<p>已经用普通方式注册了？不用重来：认证时证件号显示未成年，就会引导到这里。</p>`,
      en: `<p>Minors can publish, and the music and credits are theirs. The guardian does three things: registers with them, signs, and receives the money for them.</p>
<h2>First: register</h2>
<p>Open <a href="/register/children">Register a minor</a>. Enter the child’s name and ID number, the guardian’s name, ID number, relation and mobile, and the code the guardian gets. You can log in with the guardian’s number or the child’s own. We read the age from the ID number.</p>
<h2>Second: the documents</h2>
<p>Add them under <a href="/realidcation">Minor and guardian details</a>. Each is saved separately, so take your time:</p>
<ul>
<li>the child’s ID, or, without one, the child’s page of the household register;</li>
<li>the guardian’s ID;</li>
<li>the page of the household register that shows the relation;</li>
<li>the consent: press “Print consent form”, sign it, and upload a photo.</li>
</ul>
<p>Then press “Submit”. We check it within {reviewDays} {reviewDays|day|days}. Until it is approved you can write drafts, but not submit.</p>
<h2>Third: publish</h2>
<p>Everything else works as for adults. When you sign a release, the code goes to the guardian’s phone and the guardian types their own name. The income goes to a bank account in the guardian’s name; see <a href="/help-center/index/detail?id=96&amp;type=1&amp;tid=7">A minor’s money</a>.</p>
<p>Already registered the standard way? You don’t need to start again: the identity check takes you here.</p>`,
    },
  },
  {
    number: 28,
    title: {
      'zh-CN': '更换监护人、撤回同意、成年之后',
      en: 'Changing guardian, withdrawing consent, coming of age',
    },
    summary: {
      'zh-CN': '三种变化各怎么办，对作品和收益有什么影响。',
      en: 'What to do in each case, and what it means for your releases and money.',
    },
    body: {
      'zh-CN': `<h2>更换监护人</h2>
<p>在<a href="/realidcation">未成年人信息补充</a>点“更换监护人”，填写新监护人，重新上传全部材料。审核通过之前，原来的监护人继续有效。通过之后，进行中的提现会停下，新的收款账户要等 {withdrawalWait} 小时才能用。</p>
<h2>撤回同意</h2>
<p>监护人随时可以撤回。在<a href="/person-center/reset-pwd">账号安全</a>的“撤回监护人同意”里操作，验证码发到监护人的手机，只有监护人能完成。撤回之后：</p>
<ul>
<li>账号立刻冻结，不能自己恢复；</li>
<li>作品交给权利审核人员处理下架；</li>
<li>余额付到最后一位审核通过的监护人的账户；</li>
<li>证件影像全部删除，账目、税务记录和已签的发行授权书依法封存。</li>
</ul>
<p>决定之前，可以先提<a href="/gongdan/add">工单</a>和我们谈谈，也记得<a href="/help-center/index/detail?id=45&amp;type=1&amp;tid=3">带走资料</a>。</p>
<h2>成年之后</h2>
<p>年满 {fullAge} 周岁的生日起，系统会提示您重新认证。用自己的证件做一次<a href="/person-center/information">实名认证</a>，通过后账号完全归您：自己签署，绑定自己的银行账户。以前签的发行授权书继续有效，进行中的提现会停下，改付到您自己的账户。</p>`,
      en: `<h2>Changing guardian</h2>
<p>Press “Another guardian” under <a href="/realidcation">Minor and guardian details</a>, enter the new one and upload all documents again. The current guardian stays in charge until they’re approved. Then open withdrawals are cancelled, and a new bank account can be used after {withdrawalWait} hours.</p>
<h2>Withdrawing consent</h2>
<p>A guardian can withdraw consent at any time, at the bottom of <a href="/person-center/reset-pwd">Account security</a>. The code goes to the guardian’s phone, so nobody else can do it. After that:</p>
<ul>
<li>the account is frozen right away and can’t be reopened there;</li>
<li>the releases go to our rights staff to be taken down;</li>
<li>the balance is paid to the account of the last approved guardian;</li>
<li>scans are erased; accounting records, tax records and signed agreements are kept, locked, as the law requires.</li>
</ul>
<p>Before you decide, talk to us in a <a href="/gongdan/add">support ticket</a> if you like, and remember to <a href="/help-center/index/detail?id=45&amp;type=1&amp;tid=3">take everything with you</a>.</p>
<h2>Turning {fullAge}</h2>
<p>From your birthday on, we ask you to verify with your own document in <a href="/person-center/information">Account</a>. Once approved, the account is fully yours: you sign, and you add your own bank account. What was signed before stays valid. Open withdrawals are cancelled, so that the money can go to you.</p>`,
    },
  },
  {
    number: 23,
    title: { 'zh-CN': '企业账号和同事', en: 'Company accounts and colleagues' },
    summary: {
      'zh-CN': '个人账号认证为企业后，可以邀请同事一起工作。',
      en: 'Verify a personal account as a company, then invite colleagues.',
    },
    body: {
      'zh-CN': `<h2>认证</h2>
<ol>
<li>用企业所有者的手机号普通注册。</li>
<li>在<a href="/person-center/company">企业</a>页点“申请企业认证”，填企业名称、统一社会信用代码、法定代表人，上传营业执照。</li>
<li>{reviewDays} 天内核对完。通过后账号变为企业账号，收益付到企业名下的账户。</li>
</ol>
<h2>邀请同事</h2>
<p>在同一页的“同事”里填对方的手机号，选能做什么，点“发出邀请”。对方用自己的账号登录，在个人中心接受，再“切换到这家企业”。不用共用密码。</p>
<table>
<thead><tr><th>身份</th><th>能做什么</th></tr></thead>
<tbody>
<tr><td>所有者</td><td>全部，包括签署、银行账户、下架、删除、注销</td></tr>
<tr><td>发行</td><td>发布和管理作品，看不到收益</td></tr>
<tr><td>财务</td><td>查看账单和提现，不能改作品</td></tr>
<tr><td>只读</td><td>什么都能看，什么都不能改</td></tr>
</tbody>
</table>
<h2>日常</h2>
<ul>
<li>同事把作品准备好，所有者打开第三步签署。</li>
<li>企业的原创歌曲还可以选“我不是作者，但实际拥有权利”和“作者授权给我”，需要合同。</li>
<li>有人离职，点“移除”，对方立刻不能再为企业工作。</li>
</ul>
<p>企业名称等资料变更，请提<a href="/gongdan/add">工单</a>。</p>`,
      en: `<h2>Verification</h2>
<ol>
<li>Register as a person, with the company owner’s mobile number.</li>
<li>Under <a href="/person-center/company">Company</a> press “Verify a company”. Enter the company name, the unified social credit code and the legal representative, and upload the business licence.</li>
<li>We check it within {reviewDays} {reviewDays|day|days}. After that it’s a company account, and income goes to an account in the company’s name.</li>
</ol>
<h2>Inviting colleagues</h2>
<p>On the same page, under “Colleagues”, enter a mobile number, choose a role and press “Send invitation”. They log in with their own account, accept under Account, and press “Switch to this company”. No shared passwords.</p>
<table>
<thead><tr><th>Role</th><th>Can</th></tr></thead>
<tbody>
<tr><td>Owner</td><td>do everything, including signing, bank accounts, takedowns and deletion</td></tr>
<tr><td>Publisher</td><td>publish and manage releases, but not see money</td></tr>
<tr><td>Finance</td><td>see bills and withdraw, but not change releases</td></tr>
<tr><td>Read only</td><td>see everything, but not change anything</td></tr>
</tbody>
</table>
<h2>Day to day</h2>
<ul>
<li>A colleague prepares the release; the owner opens the third step and signs.</li>
<li>For original songs, a company can also be the rights holder without being the author, or be licensed by the author, with the contract as proof.</li>
<li>When somebody leaves, press “Remove”: they lose access to the company right away.</li>
</ul>
<p>To change the company’s details, open a <a href="/gongdan/add">support ticket</a>.</p>`,
    },
  },
]
