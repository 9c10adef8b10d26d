import type { StartingPage } from './starting-pages'

const chinese = `
<p>本协议由您与 {site} 的运营方订立。注册即表示您已阅读并同意全部条款。我们尽量写得简短、明白；有不清楚的地方，请写信到 {email}，或拨打 {hotline}。</p>
<h2>一、账号</h2>
<p>一个手机号对应一个账号。请妥善保管密码与短信验证码，它们等同于您的签名。发现异常登录，请在“账号安全”中结束该设备，并立即修改密码。</p>
<p>提交作品、签署授权书和提现之前，需要完成身份认证。同一身份在本站只能认证一个账号。企业账号由认证通过的企业所有，企业可以邀请同事并分配权限，但只有企业账号的持有人可以签署授权、更换收款账户和注销账号。</p>
<h2>二、未成年人</h2>
<p>未满 {fullAge} 周岁的用户须由监护人陪同注册，并提交双方证件、户口本页与监护人签署的同意书。审核通过之前，可以保存草稿，但不能提交作品。授权书由监护人签署，收入汇入监护人的账户。</p>
<p>监护人可以随时撤回同意。撤回后账号冻结，作品交由版权人员处理，余额付至监护人账户，证件影像予以删除；账目、税务记录与已签署的授权书依法封存保留。</p>
<h2>三、您的作品与权利</h2>
<p>作品的著作权属于您或原权利人，本协议不转移著作权。您通过每件作品的授权书，授权我们在您选择的渠道、地区与期限内发行该作品。授权书写明的分成比例就是结算比例；变更比例须重新签署。</p>
<p>您保证对提交的词曲、录音、封面与其他素材拥有相应权利，并如实填写权利来源。因权利不实引起的下架、扣款与赔偿，由您承担。</p>
<h2>四、审核与发行</h2>
<p>每件作品依次经过内容审核与版权审核，通常在 {reviewDays} 个工作日内完成。未通过时，我们会逐条说明原因，您可以修改后重新提交。审核通过后，作品按您选择的渠道与日期发行；各渠道的上线时间由渠道决定。</p>
<p>您可以随时申请下架。渠道完成下架需要一定时间，期间产生的收入照常结算。</p>
<h2>五、收入、税费与提现</h2>
<p>渠道支付的款项入账后生成账单，您的分成比例为 {share}（以授权书为准）。每张账单都可以逐行查到渠道报表。账单确认后即可提现，最低提现金额 {minimum}，手续费 {fee}。个人所得税依法代扣，计算过程在提现前列明。</p>
<p>更换收款账户、手机号、找回密码或更换监护人之后，24 小时内暂停提现，以保护您的资金。</p>
<h2>六、不可以做的事</h2>
<ul>
<li>上传您无权使用的内容，或冒用他人身份。</li>
<li>以任何方式制造虚假播放、评论或收藏。</li>
<li>干扰系统运行，或试图获取他人的资料。</li>
</ul>
<p>出现上述情形，我们可以冻结账号、下架作品、暂停结算，并通知相关渠道与权利人。</p>
<h2>七、个人信息</h2>
<p>我们只为提供服务、履行法律义务而处理您的信息。证件号码与银行账号加密保存，页面上只显示首尾；证件影像只有审核人员可以查看，每次查看都会留下记录。您可以随时导出自己的全部资料。</p>
<h2>八、注销与终止</h2>
<p>您可以在“账号安全”中申请注销。作品仍在线时须先下架；余额会先行付清。申请提交 15 天后生效，期间可以撤回。注销后，依法必须保存的账目与授权书继续封存。</p>
<h2>九、其他</h2>
<p>对工单与在线提问，我们承诺在 {answerHours} 小时内答复。协议如有修改，我们会提前公告；旧版本继续保留，您同意过哪一版，以账号记录为准。本协议适用中华人民共和国法律，争议先行协商，协商不成的，由运营方所在地人民法院管辖。</p>`

const english = `
<p>This agreement is between you and the operator of {site}. By registering you accept all of it. We have tried to keep it short and plain; if anything is unclear, write to {email} or call {hotline}.</p>
<h2>1. Your account</h2>
<p>One mobile number, one account. Keep your password and the codes we send you to yourself: they count as your signature. If you see a login that was not you, end that device under account security and change your password at once.</p>
<p>You need a verified identity before you submit a work, sign an authorization or withdraw money. One identity can be verified on one account of this site. A company account belongs to the certified company. It may invite colleagues and give them roles, but only its holder signs, changes the bank account or deletes the account.</p>
<h2>2. Minors</h2>
<p>Anybody under {fullAge} registers together with a guardian and hands in both IDs, the page of the household register and the consent signed by the guardian. Until that is approved, drafts can be saved but nothing can be submitted. The guardian signs the authorizations and receives the money.</p>
<p>A guardian can withdraw the consent at any time. The account is then frozen, the works go to the rights staff, the balance is paid to the guardian and the scans of the documents are erased. Accounts, tax records and signed authorizations are kept under seal as the law demands.</p>
<h2>3. Your works and your rights</h2>
<p>Copyright stays with you or with whoever holds it: this agreement transfers none. With the authorization for each work you allow us to distribute it on the channels, in the territories and for the term you choose. The share written there is the share we pay; another share needs another signature.</p>
<p>You warrant that you hold the rights you claim in the words, the music, the recording, the cover and everything else you send, and that you state their source truthfully. If that is not so, you bear the cost of takedowns, deductions and damages.</p>
<h2>4. Review and distribution</h2>
<p>Every work passes a review of its content and one of its rights, usually within {reviewDays} working days. If it does not pass, we name every reason and you can correct it and submit it again. What passes goes out to the channels and on the date you chose; when it appears is up to each channel.</p>
<p>You can ask for a takedown at any time. Channels need some time for it, and what is earned until then is paid as usual.</p>
<h2>5. Income, tax and withdrawals</h2>
<p>What the channels pay becomes a bill. Your share is {share}; the authorization decides. Every bill can be followed down to the line of the channel's report. Confirmed bills can be withdrawn from {minimum}; the fee is {fee}. Income tax is withheld by law, and you see how it is computed before you confirm.</p>
<p>After a change of bank account, mobile number or guardian, or a recovered password, withdrawals wait 24 hours to keep your money safe.</p>
<h2>6. What is not allowed</h2>
<ul>
<li>Uploading what you have no right to, or using somebody else's identity.</li>
<li>Making plays, comments or likes that are not real, in whatever way.</li>
<li>Disturbing the system, or trying to reach other people's data.</li>
</ul>
<p>In such cases we may freeze the account, take works down, stop payments and inform the channels and rights holders concerned.</p>
<h2>7. Personal data</h2>
<p>We process your data only to provide the service and to do what the law asks of us. Numbers of documents and bank accounts are stored encrypted, and pages show only their ends. Scans of documents are seen only by those who check them, and every look is recorded. You can take all your data along at any time.</p>
<h2>8. Leaving</h2>
<p>You can ask to delete your account under account security. Works that are online have to come down first, and your balance is paid out. The deletion takes effect after 15 days and can be taken back until then. Accounts and authorizations that the law makes us keep stay under seal.</p>
<h2>9. Everything else</h2>
<p>We answer work orders and questions within {answerHours} hours. Changes to this agreement are announced beforehand. Older versions stay available, and your account records which one you accepted. The law of the People's Republic of China applies. Disputes that we cannot settle between us go to the people's court where the operator is located.</p>`

export const agreement: StartingPage = {
  id: 5,
  title: { 'zh-CN': '平台服务协议', en: 'Platform agreement' },
  body: { 'zh-CN': chinese.trim(), en: english.trim() },
}
