import type { StartingPage } from './starting-pages'

const chinese = `
<p>本协议由您与 {site} 的运营方（下称“我们”）订立。注册即表示您已阅读、理解并同意全部条款。我们尽量写得简短、明白，与您有重大利害关系的条款用<strong>粗体</strong>标出，请特别留意。有不清楚的地方，请先通过<a href="/help-center/q-a">在线问答</a>或页面底部的联系方式询问，再决定是否注册。</p>
<h2>一、双方与服务</h2>
<p>您是注册账号的个人或企业。我们为您提供数字音乐发行服务：保存与检查素材，审核作品，按您的授权分发到渠道，收取渠道款项并与您结算，以及相关的消息、客服与统计。渠道是独立的第三方，不是我们的代理人。</p>
<p>我们可以改进服务的功能与界面。暂停或终止某项主要服务的，会提前公告，并保证您能取回资料和应得的款项。</p>
<h2>二、账号</h2>
<p>一个手机号对应一个账号。请妥善保管密码与短信验证码，<strong>用它们进行的操作视为您本人的操作</strong>。发现异常登录，请在“账号安全”中让该设备退出，立即修改密码并通知我们。账号不得出租、出借或转让。</p>
<p>签署发行授权书和提现之前，需要完成实名认证。同一身份在本站只能认证一个账号。您应提供真实、有效的资料，变更后及时更新。企业账号由认证通过的企业所有，企业可以邀请同事并分配权限，对同事的操作负责。只有账号所有者可以签署发行授权书、更换收款账户、下架作品和注销账号。</p>
<h2>三、未成年人</h2>
<p>未满 {fullAge} 周岁的用户须由监护人陪同注册，并提交双方证件、户口簿与监护人签署的同意书。审核通过之前，可以保存草稿，但不能提交作品。发行授权书由监护人签署，收益汇入监护人的账户，由监护人为其保管；税款按未成年人本人的收入计算。</p>
<p>监护人可以随时撤回同意。撤回后账号冻结，作品交由权利审核人员处理，余额付至最后一位审核通过的监护人的账户，证件影像予以删除。账目、税务记录与已签署的发行授权书依法封存保留。</p>
<h2>四、您的权利与授权</h2>
<p><strong>作品的著作权及其他权利属于您或原权利人，本协议不转移著作权。</strong>您通过每件作品的发行授权书，以非独占方式授权我们在您选择的渠道、地区与期限内复制、转码、转换格式并传播该作品，并可为此转授权给渠道。授权自签署之日起 {termYears} 年，到期前 {termNotice} 天任何一方未书面提出终止的，每次自动延续 {termRenewal} 年。授权的内容、期限与分成比例以发行授权书为准；发行授权书与本协议不一致的，以发行授权书为准。</p>
<p>为提供服务，您允许我们保存、转码、分析您上传的文件，计算声音的指纹以发现重复的录音，以及在介绍您的作品时使用其标题、署名、封面与片段。我们不用您的作品训练生成式模型，也不为此授权他人。</p>
<p>您可以随时导出自己的作品、资料与账目。</p>
<h2>五、您的保证</h2>
<ul>
<li>对提交的词曲、录音、封面与其他素材，您拥有所声明的权利，权利来源与证明文件真实、有效。</li>
<li>作品符合<a href="/help-center/index/detail?id=6&amp;type=2&amp;tid=0">内容准入规范</a>，如实说明人工智能的参与情况。</li>
<li>在授权范围内，您没有作出与之冲突的独家授权。</li>
</ul>
<p><strong>因权利不实或违反上述保证引起的下架、渠道扣款、索赔与合理费用，由您承担。</strong>我们收到索赔时会及时通知您，并听取您的意见。</p>
<h2>六、审核与发行</h2>
<p>每件作品依次经过内容审核与权利审核，由不同的人员完成，通常 {reviewDays} 天内有结果。未通过时，我们会逐条说明原因，您可以修改后重新提交。审核是为了降低风险，不构成对作品权利的认定。</p>
<p>审核通过后，作品送往您选择的渠道。渠道可以自行决定是否接受、何时上线、如何展示以及是否撤下。我们会转达渠道给出的原因，但不保证上线、播放量或收益。</p>
<h2>七、收益分成与结算</h2>
<p>渠道就您的作品实际支付的款项，您的分成比例现为 {share}。每份作品的比例以其发行授权书为准，变更须重新签署。其余部分是我们的服务费。除此之外，发布不收取费用。</p>
<p>我们根据渠道报表按月、按渠道生成账单，每张账单都可以逐行查到报表。账单由您确认；<strong>{confirmDays} 天内未提出异议的，视为确认</strong>，但不影响您事后指出明显的计算错误。渠道款项到账且账单确认后，可以提现。渠道的报表有误、退款或认定虚假播放的，我们据实调整，并在账单中写明。</p>
<p>最低提现金额 {minimum}，每笔手续费 {fee}，提现页面会列明。收款账户须与认证的身份一致。<strong>更换收款账户、手机号、找回密码或更换监护人之后，{withdrawalWait} 小时内不能提现</strong>，以保护您的资金。存在权利争议或虚假播放嫌疑的收益，我们可以在查清之前暂停结算，并说明原因。</p>
<h2>八、税</h2>
<p>支付给个人的收益，我们依法扣缴个人所得税（居民个人预扣预缴，非居民个人代扣代缴），计算过程在提现前列明，并提供年度对账单。以护照认证的用户可能属于非居民个人，我们依法确定其税收居民身份，付款前请您确认税额。企业应当提供合法有效的发票。您自行承担依法应由您缴纳的其他税款。</p>
<h2>九、侵权投诉与下架</h2>
<p>任何权利人都可以向我们投诉。我们收到有初步证据的通知后立案，依照《民法典》《电子商务法》及时采取必要措施，同时将通知转送您，您可以提交反通知（不存在侵权行为的声明）。反通知连同您认证的姓名或名称、联系方式会转送投诉人。投诉人在收到后 {counterDays} 天内没有通知我们已向主管部门投诉或向法院起诉的，我们及时终止所采取的措施。错误通知造成损害的，投诉人依法承担责任。</p>
<p>您可以随时申请下架。渠道完成下架需要一定时间，期间产生的收益照常结算。授权到期且未续期的作品，在到期 {licenceGrace} 天后下架。因法律要求、权利争议或渠道要求，我们也可以下架作品，并写明原因。</p>
<h2>十、不可以做的事</h2>
<ul>
<li>上传您无权使用的内容，伪造授权文件，或冒用他人身份。</li>
<li>以任何方式制造虚假播放、评论或收藏。</li>
<li>干扰系统运行，规避安全措施，或试图获取他人的资料。</li>
</ul>
<p>出现上述情形，我们可以视情节警告、拒绝提交、下架作品、暂停结算、冻结账号，并通知相关渠道与权利人。您可以通过工单申诉。</p>
<h2>十一、个人信息</h2>
<p>我们怎样处理个人信息，写在<a href="/help-center/index/detail?id=7&amp;type=2&amp;tid=0">隐私政策</a>里，它是本协议的一部分。</p>
<p>我们遵循合法、正当、必要和诚信的原则，为提供服务、保障安全、履行法律义务而处理您的信息。身份证件、银行账号等敏感信息用于核实身份、在发行授权书与分账协议中载明当事人、向税务机关申报扣缴的税款、将款项付至该姓名或名称的账户，以及依法留存。这些信息加密保存，页面上显示的位数写在隐私政策里。证件影像由负责认证的审核人员查看，每次查看都会留下记录。处理未成年人的信息须经监护人同意。</p>
<p>为分发作品，我们向渠道提供艺名、署名等作品信息，为付款和纳税，向银行和税务机关提供必要信息，在侵权投诉中向另一方提供隐私政策所列的信息。除此以外，未经您同意不向他人提供，法律另有规定的除外。您可以查阅、更正、复制、转移、删除您的信息，或撤回同意，请使用账号内的相应功能或提交工单。</p>
<h2>十二、注销与终止</h2>
<p>您可以在“账号安全”中申请注销。作品仍在线时须先下架；余额以最后一次提现付清，不受最低提现金额限制。申请提交后有一段考虑期，页面会写明注销的日期，在此之前可以随时撤回。注销之后才到的收益，记入无人认领账户，您可以凭身份领取。</p>
<p>您严重违反本协议，经通知后仍不改正的，我们可以终止协议。终止不影响已产生的应付款项、已签署的发行授权书在下架完成前的效力，以及依法必须保存的账目、税务记录与发行授权书的封存。</p>
<h2>十三、责任</h2>
<p>我们以合理的谨慎提供服务，对自己的过错承担责任。因渠道、电信、银行或不可抗力造成的迟延或中断，我们会及时告知并协助处理，但在没有过错的范围内不承担责任。<strong>除故意、重大过失、人身损害以及法律规定不得限制的情形外，我们就某件作品承担的赔偿，以该作品为我们带来的服务费总额为限，且不包括预期的播放量与收益。</strong>应付给您的分成不受此限制。</p>
<h2>十四、通知</h2>
<p>我们通过系统消息、短信或您登记的邮箱通知您，发出即可查看的，以可查看时为送达。您可以通过工单、在线问答或页面底部的联系方式通知我们。我们承诺在 {answerHours} 小时内答复。</p>
<h2>十五、修改</h2>
<p>协议如有修改，我们会提前公告，重大修改会以系统消息通知。修改不影响已签署的发行授权书。您不同意修改的，可以在生效前停止使用并注销。旧版本继续保留，您同意过哪一版，以账号记录为准。</p>
<h2>十六、法律与争议</h2>
<p>本协议适用中华人民共和国法律。争议先行协商，协商不成的，由运营方所在地有管辖权的人民法院管辖；法律对消费者或未成年人的管辖另有规定的，从其规定。部分条款无效，不影响其余条款。中文与其他语言版本不一致的，以中文为准。</p>`

const english = `
<p>This agreement is between you and the operator of {site} (“we”). By registering you confirm that you have read it, understand it and accept all of it. We have tried to keep it plain; the terms that matter most to you are in <strong>bold</strong>. If anything is unclear, ask before you register, under <a href="/help-center/q-a">Questions and answers</a> or through the contact details in the footer.</p>
<h2>The parties and the service</h2>
<p>You are the person or company that holds the account. We provide digital music distribution: keeping and checking files, reviewing works, delivering them to channels as you authorise, collecting what channels pay and settling with you, along with messages, support and statistics. Channels are independent third parties, not our agents.</p>
<p>We may improve functions and pages. Before a main part of the service is suspended or ended, we announce it so that you can retrieve your data and what is due to you.</p>
<h2>Your account</h2>
<p>One mobile number, one account. Keep your password and the codes we send you to yourself: <strong>what is done with them counts as done by you</strong>. If you see a login you do not recognise, log that device out under Account security, change your password right away and tell us. An account may not be rented, lent or transferred.</p>
<p>Signing and withdrawing need a verified identity. One identity can be verified on one account of this site. The information you give must be true and kept up to date. A company account belongs to the verified company, which may invite colleagues, gives them roles and is responsible for what they do. Only the owner of the account signs, changes the bank account, takes works down or deletes the account.</p>
<h2>Minors</h2>
<p>Anyone under {fullAge} registers together with a guardian and submits both IDs, the household register and the consent signed by the guardian. Until that is approved, drafts can be saved but nothing can be submitted. The guardian signs the distribution agreements and receives the money to hold it for the minor; tax is calculated on the minor’s own income.</p>
<p>A guardian can withdraw consent at any time. The account is then frozen, the works go to the rights staff, the balance is paid to the last approved guardian, and the scans of the documents are erased. Accounting records, tax records and signed distribution agreements are kept, locked, as the law requires.</p>
<h2>Your rights, and what you grant</h2>
<p><strong>Copyright and all other rights stay with you or the original holders: this agreement transfers none.</strong> With the distribution agreement for each work, you grant us the non-exclusive right to reproduce it, to transcode it and convert its format, and to make it available on the channels, in the territories and for the term agreed there, and to sublicense this right to the channels. It lasts {termYears} {termYears|year|years} from signing and renews for {termRenewal} {termRenewal|year|years} at a time unless either party gives written notice {termNotice} days before the end. The distribution agreement defines what is granted, for how long and for which share, and prevails over this agreement.</p>
<p>To provide the service you allow us to store, convert and analyse what you upload, to take a fingerprint of the sound so that duplicates are found, and to use title, credits, cover and excerpts when we present your work. We do not train generative models on it and do not license anyone to do so.</p>
<p>You can get your works, data and statements at any time.</p>
<h2>What you warrant</h2>
<ul>
<li>You hold the rights you claim in words, music, recording, cover and everything else you send; the sources you state and the documents you submit are true and valid.</li>
<li>The work meets <a href="/help-center/index/detail?id=6&amp;type=2&amp;tid=0">Content admission</a>, and the use of artificial intelligence is disclosed truthfully.</li>
<li>You have not granted anyone an exclusive right that conflicts with the distribution agreement.</li>
</ul>
<p><strong>If that is not so, you bear the cost of takedowns, deductions by channels, claims and reasonable expenses.</strong> When a claim reaches us, we tell you without delay and hear your side.</p>
<h2>Review and distribution</h2>
<p>Every work passes a review of its content and one of its rights, by different people, usually within {reviewDays} {reviewDays|day|days}. If it does not pass, we name every reason, and you can fix it and submit it again. Review reduces risk; it does not establish who holds the rights.</p>
<p>Works that pass are delivered to the channels you chose. Each channel decides whether it accepts a work, when it appears, how it is shown and whether it is removed. We pass on the reasons they give, and do not promise placement, plays or income.</p>
<h2>Share and settlement</h2>
<p>Of what channels actually pay for your works, your share is currently {share}. The share in each distribution agreement is the one that counts; changing it requires a new signature. The rest is our fee. Apart from that, publishing costs nothing.</p>
<p>From the channels’ reports we make a bill for each month and channel, which you can trace down to the line. You confirm it; <strong>a bill you have not objected to within {confirmDays} days counts as confirmed</strong>, though you can still ask us to correct errors. Once the money has arrived and the bill is confirmed, you can withdraw it. If a report was wrong, or a channel refunds or finds fake plays, we adjust accordingly and say so in the bill.</p>
<p>The minimum withdrawal is {minimum} and the fee is {fee}, both shown before you withdraw. The bank account must match the verified identity. <strong>After a change of bank account, mobile number or guardian, or a password reset, nothing can be withdrawn for {withdrawalWait} hours</strong>, to keep your money safe. Income in dispute, or suspected to come from fake plays, may be put on hold until the matter is clear; we say why.</p>
<h2>Tax</h2>
<p>We withhold individual income tax from payments to individuals as the law requires (in advance from residents, at source from non-residents), show the calculation before you withdraw and provide a statement each year. Members who are verified with a passport may be non-residents: we determine where they are resident for tax as the law provides, and you confirm the tax before anything is paid. Companies provide a valid invoice. You are responsible for any other taxes the law imposes on you.</p>
<h2>Claims and takedowns</h2>
<p>Any rights holder can make a claim. When we receive a notice with preliminary evidence we open a case and take the necessary measures promptly, as the Civil Code and the E-Commerce Law require, and at the same time we forward the notice to you, and you can submit a counter-notice (a declaration that there is no infringement). We forward the counter-notice to the claimant together with your verified name and your contact details. If the claimant does not notify us within {counterDays} {counterDays|day|days} of receiving it that they complained to an authority or went to court, we end the measures promptly. A claimant whose wrong notice causes damage is liable as the law provides.</p>
<p>You can ask for a takedown at any time. Channels need some time for it, and what is earned until then is paid as usual. A work whose licence has expired and was not renewed is taken down {licenceGrace} days later. We may also take a work down because the law, a dispute or a channel demands it, and state the reason.</p>
<h2>What is not allowed</h2>
<ul>
<li>Uploading material you have no rights to, forging licences, or using someone else’s identity.</li>
<li>Generating fake plays, comments or likes, in any way.</li>
<li>Disrupting the system, circumventing its security, or trying to access other people’s data.</li>
</ul>
<p>Depending on the case, we may warn you, refuse submissions, take works down, put payments on hold or freeze the account, and inform the channels and rights holders concerned. You can appeal in a support ticket.</p>
<h2>Personal data</h2>
<p>How we handle personal information is in the <a href="/help-center/index/detail?id=7&amp;type=2&amp;tid=0">Privacy policy</a>, which is part of this agreement.</p>
<p>We process your data lawfully, for legitimate reasons, no more than needed and in good faith, to provide the service, to keep it safe and to meet our legal obligations. Sensitive data, such as identity documents and bank accounts, is used to verify your identity, to name the parties in distribution agreements and split agreements, to declare withheld tax to the tax office, to pay to the account in that name, and for the retention that the law requires. It is stored encrypted, and the privacy policy says which digits pages show. Scans of documents are seen by the people who check identities, and every view is logged. The data of minors is processed with the guardian’s consent.</p>
<p>To distribute works we give channels what belongs to a work, such as artist names and credits, for payment and tax we give banks and tax authorities what they need, and in a claim of infringement we give the other side what the privacy policy lists. Beyond that, we give data to no one without your consent, unless the law requires it. You can see, correct, copy, transfer and delete your data, or withdraw a consent, in your account or through a support ticket.</p>
<h2>Leaving, and ending</h2>
<p>You can ask to delete your account under Account security. Works that are online must be taken down first, and your balance is paid out, whatever the amount. You have time to change your mind: the page shows the date, and you can cancel until then. Income that arrives later is kept as unclaimed income and paid to you when you prove who you are.</p>
<p>If you seriously breach this agreement and do not remedy the breach when asked, we may end it. That does not affect what is due to you, the distribution agreements until a takedown is complete, or the accounting records, tax records and distribution agreements that the law requires us to keep.</p>
<h2>Liability</h2>
<p>We provide the service with reasonable care and are liable for our own fault. Where channels, carriers, banks or events beyond anyone’s control cause delay or interruption, we tell you and help, but are not liable to the extent that we are not at fault. <strong>Except for intent, gross negligence, personal injury and whatever the law does not allow to be limited, our liability for a work is limited to the fees that this work has earned us, and does not include expected plays or income.</strong> The share that is due to you is not limited by this.</p>
<h2>Notices</h2>
<p>We reach you by system message, text message or the email you gave; a notice counts as received when you can read it. You reach us by support ticket, under Questions and answers or through the contact details in the footer. We answer within {answerHours} {answerHours|hour|hours}.</p>
<h2>Changes</h2>
<p>Changes to this agreement are announced beforehand, important ones by system message as well. They do not affect distribution agreements already signed. If you disagree, you can stop and delete your account before a change takes effect. Older versions stay available, and your account records which one you accepted.</p>
<h2>Law and disputes</h2>
<p>The law of the People’s Republic of China applies. The parties shall first negotiate; failing that, disputes go to the competent people’s court where the operator is located, unless the law provides otherwise for consumers or minors. If a clause is invalid, the others remain in force. Where language versions differ, the Chinese one prevails.</p>`

export const agreement: StartingPage = {
  id: 5,
  title: { 'zh-CN': '平台服务协议', en: 'Platform agreement' },
  body: { 'zh-CN': chinese.trim(), en: english.trim() },
}
