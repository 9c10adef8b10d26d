import type { StartingPage } from './starting-pages'

const chinese = `
<p>本政策说明 {entity}（下称“我们”）在 {site} 怎样处理您的个人信息，依据《个人信息保护法》《未成年人网络保护条例》等法律制定。请在提交资料之前阅读。</p>
<h2>一、我们处理什么，为了什么</h2>
<table>
<thead><tr><th>信息</th><th>用途</th></tr></thead>
<tbody>
<tr><td>手机号、密码的哈希值、登录时间与网络地址</td><td>注册账号、登录、防止盗用</td></tr>
<tr><td>昵称、头像、艺名、简介、邮箱、地址</td><td>署名、联系、寄送合同与对账单</td></tr>
<tr><td>姓名、证件号码、证件影像、户口簿、营业执照</td><td>确认签署人和收款人的身份</td></tr>
<tr><td>银行账户、账单、提现与纳税记录</td><td>结算、付款、扣缴税款</td></tr>
<tr><td>作品、歌词、封面、授权文件</td><td>审核、分发、处理权利争议</td></tr>
</tbody>
</table>
<p>我们只处理这些用途所必需的信息，不出售，不用于广告画像，也不用您的作品训练生成式模型。</p>
<h2>二、敏感个人信息</h2>
<p>身份证件、户口簿、银行账户，以及未满 {childAge} 周岁未成年人的全部个人信息，是敏感个人信息。<strong>处理身份证件之前，我们会单独征得您的同意</strong>，不同意不影响浏览、注册和保存草稿，但无法签署与提现。证件号码和银行账号加密保存，页面上只显示首尾；证件影像只有负责认证的人员可以查看，每次查看都留下记录。</p>
<h2>三、未成年人</h2>
<ul>
<li>未满 {fullAge} 周岁的用户由监护人陪同注册，监护人签署的同意书同时包含对信息处理的同意。</li>
<li>未满 {childAge} 周岁的，只有取得监护人的同意才处理其信息；我们按最小必要的原则收集，由专人负责，不作自动化决策，也不公开其真实姓名。</li>
<li>监护人可以随时查阅、更正、删除孩子的信息，或撤回同意。撤回后账号冻结，作品下架，证件影像删除。</li>
</ul>
<h2>四、向境外提供</h2>
<p>有的渠道在中国大陆以外，例如 Spotify 和 Apple Music。向这些渠道分发，要把艺名、词曲作者姓名、作品信息与素材传到境外，由渠道按它自己的政策处理。<strong>第一次选择境外渠道时，我们会单独征得您的同意</strong>；不同意就只发往境内渠道。身份证件与银行账户不出境。</p>
<h2>五、给谁</h2>
<p>渠道收到作品信息；银行和税务机关收到付款与纳税所必需的信息；短信服务商收到手机号。除此以外，未经您单独同意不向他人提供，法律另有规定的除外。</p>
<h2>六、保存多久</h2>
<table>
<thead><tr><th>信息</th><th>期限</th></tr></thead>
<tbody>
<tr><td>短信验证码</td><td>{smsCodeDays} 天</td></tr>
<tr><td>登录记录</td><td>{loginHistoryDays} 天</td></tr>
<tr><td>删除的草稿</td><td>回收站 {binDays} 天</td></tr>
<tr><td>证件影像</td><td>到注销账号或监护人撤回同意为止</td></tr>
<tr><td>账目、纳税记录、已签的发行授权书、同意的记录</td><td>法律规定的期限；只用于核对账目、证明权利和履行法定义务</td></tr>
</tbody>
</table>
<p>信息保存在中国大陆境内运营方控制的服务器上。</p>
<h2>七、您的权利</h2>
<p>您可以在<a href="/person-center/update-info">修改资料</a>里查阅和更正，在<a href="/person-center/reset-pwd">账号安全</a>里查看同意过什么、何时同意、撤回同意或注销账号。要求复制、转移或删除，请提<a href="/gongdan/add">工单</a>，{answerHours} 小时内由人工客服回复。撤回同意不影响撤回之前已经进行的处理。</p>
<h2>八、变更与联系</h2>
<p>政策改变时我们会提前公告；处理目的、方式或种类变化的，会重新征得同意。您同意过哪一版，账号里都有记录。联系方式在页面底部。对答复不满意的，可以向网信部门投诉。</p>`

const english = `
<p>This policy explains how {entity} (“we”) handles your personal information on {site}, under China’s Personal Information Protection Law and the rules on minors online. Please read it before you submit anything.</p>
<h2>What we handle, and why</h2>
<table>
<thead><tr><th>Information</th><th>Purpose</th></tr></thead>
<tbody>
<tr><td>Mobile number, a hash of your password, login times and network addresses</td><td>your account, login, protection against misuse</td></tr>
<tr><td>Nickname, picture, artist name, biography, email, address</td><td>credits, contact, contracts and statements</td></tr>
<tr><td>Name, document number, scans, household register, business licence</td><td>verifying who signs and who is paid</td></tr>
<tr><td>Bank account, bills, withdrawals and tax records</td><td>settlement, payment, withholding</td></tr>
<tr><td>Releases, lyrics, covers, licences</td><td>review, distribution, disputes about rights</td></tr>
</tbody>
</table>
<p>We handle only what these purposes need. We don’t sell it, build advertising profiles or train generative models on your releases.</p>
<h2>Sensitive information</h2>
<p>Identity documents, household registers, bank accounts, and all information about anyone under {childAge} are sensitive. <strong>Before we handle identity documents we ask for your separate consent.</strong> Without it you can browse, register and save drafts, but not sign or withdraw. Document and account numbers are encrypted and pages show only the last digits; only the people who check identities can see scans, and every view is logged.</p>
<h2>Minors</h2>
<ul>
<li>Anyone under {fullAge} registers with a guardian. The consent the guardian signs also covers the handling of information.</li>
<li>For anyone under {childAge}, we handle nothing without the guardian’s consent. We collect the minimum, a designated person is responsible for it, nothing is decided by automated means, and the real name is not made public.</li>
<li>A guardian can see, correct or erase the child’s information and withdraw the consent at any time. The account is then frozen, releases come down and scans are erased.</li>
</ul>
<h2>Sending data abroad</h2>
<p>Some channels are outside mainland China, such as Spotify and Apple Music. To distribute there we send artist names, the names of writers, release information and files abroad, where the channel handles them under its own policy. <strong>The first time you choose a channel abroad we ask for your separate consent</strong>; without it your release goes to domestic channels only. Identity documents and bank accounts never leave the country.</p>
<h2>Who receives it</h2>
<p>Channels receive release information; banks and tax authorities what payment and tax require; the text message provider your mobile number. Nobody else does without your separate consent, unless the law says so.</p>
<h2>How long we keep it</h2>
<table>
<thead><tr><th>Information</th><th>Time</th></tr></thead>
<tbody>
<tr><td>Codes sent by text</td><td>{smsCodeDays} days</td></tr>
<tr><td>Login history</td><td>{loginHistoryDays} days</td></tr>
<tr><td>Deleted drafts</td><td>{binDays} days in the bin</td></tr>
<tr><td>Scans of documents</td><td>until the account is deleted or a guardian withdraws the consent</td></tr>
<tr><td>Accounts, tax records, signed distribution agreements, records of consent</td><td>for as long as the law requires, and only to prove accounts and rights</td></tr>
</tbody>
</table>
<p>The information is kept in mainland China, on servers the operator controls.</p>
<h2>Your rights</h2>
<p>See and correct it under <a href="/person-center/update-info">Edit your details</a>. <a href="/person-center/reset-pwd">Account security</a> shows what you consented to and when, and lets you withdraw a consent or delete your account. For a copy, a transfer or erasure open a <a href="/gongdan/add">support ticket</a>; a person answers within {answerHours} {answerHours|hour|hours}. Withdrawing a consent doesn’t undo what was done before.</p>
<h2>Changes and contact</h2>
<p>We announce changes beforehand, and ask again if purpose, manner or kind of handling changes. Your account records which version you agreed to. You’ll find our contact details in the footer. If you aren’t satisfied with our answer, you can complain to the cyberspace administration.</p>`

export const privacy: StartingPage = {
  id: 7,
  title: { 'zh-CN': '隐私政策', en: 'Privacy policy' },
  body: { 'zh-CN': chinese.trim(), en: english.trim() },
}
