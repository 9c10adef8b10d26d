// Rules of their own for the information of children, as the Personal Information Protection Law (article 31) and the Provisions on the Cyber
// Protection of Children's Personal Information (articles 8 to 10) ask for.
import type { StartingPage } from './starting-pages'

const chinese = `
<p>本规则适用于未满 {childAge} 周岁的儿童，是<a href="/help-center/index/detail?id=7&amp;type=2&amp;tid=0">隐私政策</a>的补充；两者不一致的，以本规则为准。依据是《个人信息保护法》《儿童个人信息网络保护规定》《未成年人网络保护条例》。请监护人与孩子一起阅读，由监护人决定是否同意。</p>
<h2>一、谁负责</h2>
<p>{entity} 是信息处理者，指定专人负责儿童个人信息保护。监护人可以通过{childContact} 联系该专人。</p>
<h2>二、收集什么，为了什么</h2>
<table>
<thead><tr><th>信息</th><th>用途</th></tr></thead>
<tbody>
<tr><td>孩子的姓名、身份证号、证件或户口簿影像</td><td>核实身份与年龄，在发行授权书与分账协议中载明权利人，申报以孩子的收入计算的税款，依法留存</td></tr>
<tr><td>监护人的姓名、身份证号、证件影像、与孩子的关系、手机号</td><td>核实监护关系，由监护人签署和收款，依法留存</td></tr>
<tr><td>监护人的银行账户</td><td>将孩子的收益付至监护人的账户</td></tr>
<tr><td>艺名、作品、歌词、封面</td><td>审核并分发到监护人同意的渠道</td></tr>
<tr><td>登录时间与网络地址</td><td>保障账号安全</td></tr>
</tbody>
</table>
<p>我们不收集与这些用途无关的信息。我们不公开孩子的真实姓名，除非监护人把它填写为署名。我们不对孩子作自动化决策，也不推送商业营销信息。</p>
<h2>三、监护人的同意</h2>
<p>处理孩子的信息之前，我们要求监护人在注册页面和监护人同意书上单独同意，同意书写明本规则。监护人可以拒绝。拒绝的，可以浏览公开页面，但不能为孩子注册账号和发行作品。上述目的、方式、范围、存储地点或期限有实质变化的，我们会再次征得监护人的同意。</p>
<h2>四、存在哪里，存多久，怎样保护</h2>
<p>存储地点：{storagePlace}。证件影像保存到监护人撤回同意或注销账号为止，其他信息的期限见隐私政策。到期后我们删除信息，法律要求留存的账目、税务记录与已签署的发行授权书除外，它们封存保留。证件号码与银行账号加密保存。工作人员经授权才能查看证件影像，每次查看都留下记录。</p>
<h2>五、给谁</h2>
<p>我们把孩子的信息提供给渠道、银行、税务机关和隐私政策列明的服务商，以完成上述用途为限。向境外渠道提供之前，由监护人看过接收方的名单并单独同意。我们不转让孩子的信息，也不披露它，法律另有规定或监护人与我们另有约定的除外。</p>
<h2>六、监护人和孩子的权利</h2>
<ul>
<li>监护人可以在<a href="/realidcation">未成年人信息补充</a>查阅和更正。</li>
<li>有下列情形的，监护人可以要求我们删除：我们违反法律或约定处理信息，超出目的或必要的期限，监护人撤回同意，或账号注销。</li>
<li>监护人可以在<a href="/person-center/reset-pwd">账号安全</a>撤回同意。撤回后账号冻结，作品下架，证件影像删除。</li>
<li>要求复制、转移、删除，或投诉、举报，请提<a href="/gongdan/add">工单</a>或使用页面底部的联系方式，{answerHours} 小时内由人工客服回复。</li>
</ul>
<h2>七、停止运营与泄露</h2>
<p>停止运营的，我们立即停止收集，删除持有的儿童个人信息并通知监护人，依法须留存的除外。信息发生或可能发生泄露、毁损、丢失的，我们立即采取补救措施，并以系统消息、短信或邮件告知监护人，依法向主管部门报告。</p>`

const english = `
<p>These rules are for children under {childAge} and add to the <a href="/help-center/index/detail?id=7&amp;type=2&amp;tid=0">Privacy policy</a>; where the two differ, these rules prevail. They rest on the Personal Information Protection Law, the Provisions on the Cyber Protection of Children’s Personal Information and the Regulations on the Protection of Minors Online. Guardian and child should read them together, and the guardian decides whether to consent.</p>
<h2>Who is responsible</h2>
<p>{entity} handles the information and has designated a person who is responsible for protecting children’s information. A guardian can reach this person through {childContact}.</p>
<h2>What we collect, and why</h2>
<table>
<thead><tr><th>Information</th><th>Purpose</th></tr></thead>
<tbody>
<tr><td>The child’s name, resident ID number, and pictures of the ID or the household register</td><td>verifying identity and age, naming the rights holder in distribution agreements and split agreements, declaring the tax that is computed on the child’s income, retention as the law requires</td></tr>
<tr><td>The guardian’s name, resident ID number, pictures of the ID, relationship to the child and mobile number</td><td>verifying guardianship, having the guardian sign and be paid, retention as the law requires</td></tr>
<tr><td>The guardian’s bank account</td><td>paying the child’s income to the guardian’s account</td></tr>
<tr><td>Artist name, releases, lyrics, covers</td><td>review, and distribution to the channels the guardian agreed to</td></tr>
<tr><td>Login times and network addresses</td><td>keeping the account safe</td></tr>
</tbody>
</table>
<p>We collect nothing that these purposes don’t need. We do not make the child’s real name public unless the guardian enters it as a credit. We decide nothing about a child by automated means and send no marketing.</p>
<h2>The guardian’s consent</h2>
<p>Before we handle a child’s information, we ask the guardian for a separate consent on the registration page and on the guardian’s consent form, which names these rules. The guardian may refuse. After a refusal the public pages can be read, but no account can be registered and nothing released for the child. If purpose, manner, scope, place or time of storage change in substance, we ask the guardian again.</p>
<h2>Where and how long we keep it, and how we protect it</h2>
<p>Place of storage: {storagePlace}. Pictures of documents are kept until the guardian withdraws the consent or the account is deleted, and for everything else the privacy policy names the time. After that we delete the information, except for the accounting records, tax records and signed distribution agreements that the law requires us to keep, locked. Document numbers and bank account numbers are stored encrypted. Staff need an authorisation to see pictures of documents, and every view is logged.</p>
<h2>Who receives it</h2>
<p>We give a child’s information to channels, banks, tax authorities and the providers that the privacy policy names, as far as the purposes above require. Before anything is sent to a channel abroad, the guardian sees the list of recipients and consents separately. We do not transfer or disclose a child’s information, unless the law provides otherwise or the guardian agreed otherwise with us.</p>
<h2>The rights of guardian and child</h2>
<ul>
<li>A guardian can see and correct the information under <a href="/realidcation">Minor and guardian details</a>.</li>
<li>A guardian can have it erased if we handle it against the law or our agreement, beyond the purpose or the time needed, when the guardian withdraws the consent, or when the account is deleted.</li>
<li>A guardian can withdraw the consent in <a href="/person-center/reset-pwd">Account security</a>. The account is then frozen, releases are taken down and pictures of documents are erased.</li>
<li>For a copy, a transfer, erasure or a complaint open a <a href="/gongdan/add">support ticket</a> or use the contact details in the footer, and a person answers within {answerHours} {answerHours|hour|hours}.</li>
</ul>
<h2>If we close, and if something leaks</h2>
<p>If we stop operating, we stop collecting right away, delete the information about children that we hold and notify the guardians, except for what the law requires us to keep. If information leaks, is damaged or is lost, or may be, we take remedies right away, tell the guardian by system message, text message or email, and report to the authorities as the law requires.</p>`

/** The guardian's consent and the child's screens name it. */
export const children: StartingPage = {
  id: 8,
  title: { 'zh-CN': '儿童个人信息保护规则', en: 'Rules for children’s information' },
  body: { 'zh-CN': chinese.trim(), en: english.trim() },
}
