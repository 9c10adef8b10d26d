import type { StartingPage } from './starting-pages'

const chinese = `
<p>本政策说明 {entity}（下称“我们”）在 {site} 怎样处理您的个人信息，依据《个人信息保护法》《未成年人网络保护条例》等法律制定。请在提交资料之前阅读。</p>
<h2>一、我们处理什么，为了什么</h2>
<table>
<thead><tr><th>信息</th><th>用途</th></tr></thead>
<tbody>
<tr><td>手机号、密码的哈希值、登录时间与网络地址</td><td>注册账号、登录、防止盗用</td></tr>
<tr><td>昵称、头像、艺名、简介、邮箱、地址</td><td>署名、联系、寄送合同与对账单</td></tr>
<tr><td>姓名、证件号码、证件影像、户口簿、营业执照</td><td>核实身份；在发行授权书与分账协议中载明当事人；向税务机关申报扣缴的税款；将款项付至该姓名或名称的账户；在反通知中载明提交人；依法留存</td></tr>
<tr><td>银行账户、账单、提现与纳税记录</td><td>结算、付款、扣缴税款、依法留存</td></tr>
<tr><td>作品、歌词、封面、授权文件</td><td>审核、分发、处理权利争议</td></tr>
<tr><td>侵权投诉人的姓名或名称、代码或登记号、通讯地址、联系方式、身份证明与权利证明</td><td>核对通知是否符合法律要求，联系双方，处理投诉</td></tr>
</tbody>
</table>
<p>我们只处理这些用途所必需的信息。我们不出售信息，不用于广告画像，也不用您的作品训练生成式模型。</p>
<h2>二、敏感个人信息</h2>
<p>身份证件、户口簿、银行账户，以及未满 {childAge} 周岁未成年人的全部个人信息，是敏感个人信息。<strong>处理这些信息之前，我们会单独征得您的同意。</strong>同意书逐项写明用途：核实身份；在发行授权书与分账协议中载明当事人；向税务机关申报扣缴的税款；将款项付至该姓名或名称的账户；依法留存。不同意的，您仍可以浏览、注册和保存草稿，但无法签署与提现。用途有变化的，我们会在您下一次签署、提现或认证时重新征得同意，已经签署的文件不受影响。</p>
<p>证件号码和银行账号加密保存。页面上，身份证号只显示前 {idShown} 位和后 {idShown} 位，护照等较短的号码只显示前 {shortIdShown} 位和后 {shortIdShown} 位，银行账号只显示后 {accountShown} 位，境内手机号只显示前 {mobileFirst} 位和后 {mobileLast} 位，境外手机号只显示国家或地区代码和后 {mobileLast} 位。您在填写时，以及在我们发给您本人的少数页面和负责认证、付款的工作人员依职责打开的页面上，可能看到完整的号码。证件影像由负责认证的工作人员查看，每次查看都留下记录。</p>
<h2>三、未成年人</h2>
<ul>
<li>未满 {fullAge} 周岁的用户由监护人陪同注册，监护人签署的同意书同时包含对信息处理的同意。</li>
<li>未满 {childAge} 周岁的，只有取得监护人的单独同意才处理其信息，并适用专门的<a href="/help-center/index/detail?id=8&amp;type=2&amp;tid=0">儿童个人信息保护规则</a>。</li>
<li>监护人可以随时查阅、更正、删除孩子的信息，或撤回同意。撤回后账号冻结，作品下架，证件影像删除。</li>
</ul>
<h2>四、向境外提供</h2>
<p>有的渠道在中国大陆以外。向这些渠道分发，要把艺名、词曲作者等权利人和参与者的姓名、作品信息与素材传到境外，由接收方为上架、播放和结算而处理。<strong>签署之前，我们按您所选的渠道逐一列明接收方的名称、所在国家或地区、联系方式和所传的信息，并单独征得您的同意。</strong>以后选择新的境外渠道，或接收方的名称、所在国家或地区有变化的，我们会再次征得同意。您可以通过列明的联系方式向接收方行使查阅、更正、删除等权利，也可以由我们代为转达。不同意的，作品只发往境内渠道。身份证件与银行账户不提供给境外渠道。</p>
<h2>五、给谁</h2>
<table>
<thead><tr><th>接收方</th><th>收到什么</th></tr></thead>
<tbody>
<tr><td>您选择的渠道</td><td>作品信息与素材</td></tr>
<tr><td>银行和税务机关</td><td>付款与纳税所必需的姓名、证件号码、账号和金额</td></tr>
<tr><td>侵权投诉的另一方</td><td>投诉人的姓名或名称、投诉内容与证据转送用户；用户认证的姓名或名称、联系方式与反通知转送投诉人</td></tr>
<tr><td>短信服务商：{smsProvider}</td><td>手机号与短信内容</td></tr>
<tr><td>邮件服务商：{mailProvider}</td><td>邮箱地址与邮件内容</td></tr>
<tr><td>存储服务商：{storageProvider}</td><td>上传的文件</td></tr>
<tr><td>身份核验服务商：{identityProvider}</td><td>姓名、证件号码与证件影像</td></tr>
<tr><td>图像模型服务商：{imageProvider}</td><td>您为生成封面而写的文字和选用的图片</td></tr>
<tr><td>访问统计：{statisticsProvider}</td><td>访问的页面与浏览器信息</td></tr>
</tbody>
</table>
<p>除此以外，未经您单独同意不向他人提供，法律另有规定的除外。</p>
<h2>六、保存多久，存在哪里</h2>
<table>
<thead><tr><th>信息</th><th>期限</th></tr></thead>
<tbody>
<tr><td>短信验证码</td><td>{smsCodeDays} 天</td></tr>
<tr><td>登录记录</td><td>{loginHistoryDays} 天</td></tr>
<tr><td>删除的草稿</td><td>回收站 {binDays} 天</td></tr>
<tr><td>证件影像</td><td>到注销账号或监护人撤回同意为止</td></tr>
<tr><td>账目、纳税记录、已签的发行授权书、同意的记录</td><td>法律规定的期限，用于核对账目、证明权利和履行法定义务</td></tr>
</tbody>
</table>
<p>信息的存储地点：{storagePlace}。</p>
<h2>七、您的权利</h2>
<p>您可以在<a href="/person-center/update-info">修改资料</a>里查阅和更正。您可以在<a href="/person-center/reset-pwd">账号安全</a>里查看同意过什么、何时同意、撤回同意或注销账号。要求复制、转移或删除，请提<a href="/gongdan/add">工单</a>，{answerHours} 小时内由人工客服回复。撤回同意不影响撤回之前已经进行的处理。</p>
<h2>八、变更与联系</h2>
<p>政策改变时我们会提前公告，处理目的、方式或种类变化的，会重新征得同意。您同意过哪一版，账号里都有记录。联系方式在页面底部。对答复不满意的，可以向网信部门投诉。</p>`

const english = `
<p>This policy explains how {entity} (“we”) handles your personal information on {site}, under China’s Personal Information Protection Law, the rules on minors online and other laws. Please read it before you submit anything.</p>
<h2>What we handle, and why</h2>
<table>
<thead><tr><th>Information</th><th>Purpose</th></tr></thead>
<tbody>
<tr><td>Mobile number, a hash of your password, login times and network addresses</td><td>your account, login, protection against misuse</td></tr>
<tr><td>Nickname, picture, artist name, biography, email, address</td><td>credits, contact, contracts and statements</td></tr>
<tr><td>Name, document number, scans, household register, business licence</td><td>verifying identity; naming the parties in distribution agreements and split agreements; declaring withheld tax to the tax office; paying to the account in that name; naming who sends a counter-notice; retention as the law requires</td></tr>
<tr><td>Bank account, bills, withdrawals and tax records</td><td>settlement, payment, withholding, retention as the law requires</td></tr>
<tr><td>Releases, lyrics, covers, licences</td><td>review, distribution, disputes about rights</td></tr>
<tr><td>Name, code or register number, postal address, contact details, proof of identity and proof of the right of those who claim infringement</td><td>checking that a notice is what the law asks for, contacting both sides, handling the claim</td></tr>
</tbody>
</table>
<p>We handle only what these purposes need. We don’t sell information, build advertising profiles or train generative models on your releases.</p>
<h2>Sensitive information</h2>
<p>Identity documents, household registers, bank accounts, and all information about anyone under {childAge} are sensitive. <strong>Before we handle them we ask for your separate consent.</strong> The consent names each purpose: verifying identity; naming the parties in distribution agreements and split agreements; declaring withheld tax to the tax office; paying to the account in that name; retention as the law requires. Without it you can still browse, register and save drafts, but not sign or withdraw. If a purpose changes, we ask for your consent again the next time you sign, withdraw or verify your identity, and what is signed already is not affected.</p>
<p>Document numbers and bank account numbers are stored encrypted. Pages show the first {idShown} and the last {idShown} characters of a resident ID, the first {shortIdShown} and the last {shortIdShown} of a passport or another short number, the last {accountShown} digits of a bank account, the first {mobileFirst} and the last {mobileLast} digits of a mainland mobile number, and the country or region code and the last {mobileLast} digits of any other. You may see whole numbers while you enter them, on a few pages that are sent to you alone, and our staff may on the pages they open to check identities and make payments. Scans of documents are seen by the staff who check identities, and every view is logged.</p>
<h2>Minors</h2>
<ul>
<li>Anyone under {fullAge} registers with a guardian, and the consent the guardian signs also covers the handling of information.</li>
<li>For anyone under {childAge}, we handle nothing without the guardian’s separate consent, and our <a href="/help-center/index/detail?id=8&amp;type=2&amp;tid=0">Rules for children’s information</a> apply.</li>
<li>A guardian can see, correct or erase the child’s information and withdraw the consent at any time. The account is then frozen, releases are taken down and scans are erased.</li>
</ul>
<h2>Sending data abroad</h2>
<p>Some channels are outside mainland China. To distribute there we send artist names, the names of writers, other rights holders and contributors, release information and files abroad, where the recipient handles them to list, play and settle the release. <strong>Before you sign, we list each recipient among the channels you chose, with its name, country or region, contact details and what is sent, and ask for your separate consent.</strong> If you choose another channel abroad later, or the name, country or region of a recipient changes, we ask again. You can exercise your rights to see, correct or erase the information through the contact details listed, or have us pass your request on. Without your consent the release goes to domestic channels only. Identity documents and bank accounts are not given to channels abroad.</p>
<h2>Who receives it</h2>
<table>
<thead><tr><th>Recipient</th><th>What it receives</th></tr></thead>
<tbody>
<tr><td>The channels you choose</td><td>release information and files</td></tr>
<tr><td>Banks and tax authorities</td><td>the names, document numbers, account numbers and amounts that payment and tax require</td></tr>
<tr><td>The other side of a claim of infringement</td><td>the member receives the claimant’s name, claim and evidence; the claimant receives the member’s verified name, contact details and counter-notice</td></tr>
<tr><td>Text message provider: {smsProvider}</td><td>mobile number and text of the message</td></tr>
<tr><td>Email provider: {mailProvider}</td><td>email address and text of the email</td></tr>
<tr><td>Storage provider: {storageProvider}</td><td>uploaded files</td></tr>
<tr><td>Identity check provider: {identityProvider}</td><td>name, document number and scans</td></tr>
<tr><td>Image model provider: {imageProvider}</td><td>the words and pictures you choose for making a cover</td></tr>
<tr><td>Visitor statistics: {statisticsProvider}</td><td>pages visited and browser information</td></tr>
</tbody>
</table>
<p>Nobody else receives it without your separate consent, unless the law says so.</p>
<h2>How long we keep it, and where</h2>
<table>
<thead><tr><th>Information</th><th>Time</th></tr></thead>
<tbody>
<tr><td>Codes sent by text</td><td>{smsCodeDays} {smsCodeDays|day|days}</td></tr>
<tr><td>Login history</td><td>{loginHistoryDays} {loginHistoryDays|day|days}</td></tr>
<tr><td>Deleted drafts</td><td>{binDays} {binDays|day|days} in the bin</td></tr>
<tr><td>Scans of documents</td><td>until the account is deleted or a guardian withdraws the consent</td></tr>
<tr><td>Accounts, tax records, signed distribution agreements, records of consent</td><td>for as long as the law requires, to check accounts, prove rights and meet legal duties</td></tr>
</tbody>
</table>
<p>Where the information is stored: {storagePlace}.</p>
<h2>Your rights</h2>
<p>You can see and correct your information under <a href="/person-center/update-info">Edit your details</a>. <a href="/person-center/reset-pwd">Account security</a> shows what you consented to and when, and lets you withdraw a consent or delete your account. For a copy, a transfer or erasure open a <a href="/gongdan/add">support ticket</a>, and a person answers within {answerHours} {answerHours|hour|hours}. Withdrawing a consent doesn’t undo what was done before.</p>
<h2>Changes and contact</h2>
<p>We announce changes beforehand, and ask again if purpose, manner or kind of handling changes. Your account records which version you agreed to. You’ll find our contact details in the footer. If you aren’t satisfied with our answer, you can complain to the cyberspace administration.</p>`

export const privacy: StartingPage = {
  id: 7,
  title: { 'zh-CN': '隐私政策', en: 'Privacy policy' },
  body: { 'zh-CN': chinese.trim(), en: english.trim() },
}
