import type { StartingArticle } from '../starting-help'

export const payout: readonly StartingArticle[] = [
  {
    number: 93,
    title: { 'zh-CN': '绑定收款账户', en: 'Your bank account' },
    summary: {
      'zh-CN': '户名要与认证的姓名一致；新账户等 {withdrawalWait} 小时才能用。',
      en: 'It must be in your verified name. A new account can be used after {withdrawalWait} hours.',
    },
    body: {
      'zh-CN': `<ol>
<li>先完成<a href="/help-center/index/detail?id=21&amp;type=1&amp;tid=2">实名认证</a>。</li>
<li>在<a href="/person-center/withdraw">提现</a>页面绑定收款账户。输入卡号，会自动认出是哪家银行；卡号不会离开我们的服务器。</li>
<li>填开户支行，用短信验证码确认。</li>
</ol>
<table>
<thead><tr><th>账号</th><th>收款账户的户名</th></tr></thead>
<tbody>
<tr><td>个人</td><td>本人，与认证的姓名一致</td></tr>
<tr><td>未成年人</td><td>监护人</td></tr>
<tr><td>企业</td><td>企业全称，与营业执照一致</td></tr>
</tbody>
</table>
<h2>为什么要等 {withdrawalWait} 小时</h2>
<p>偷到账号的人，第一件事就是换收款账户。所以新账户、换手机号、找回密码、换监护人之后，{withdrawalWait} 小时内不能提现，同时给您发消息。如果不是您操作的，这段时间足够让那台设备退出、改密码、联系我们。</p>
<h2>要留意的</h2>
<ul>
<li>请用储蓄卡，不要用信用卡。</li>
<li>提现提交后，收款账户就锁定在那一笔里，之后换卡不影响它。</li>
<li>卡号加密保存，页面上只显示后 {accountShown} 位。</li>
<li>企业里只有所有者能换账户，财务同事能看、能提现。</li>
<li>改了名字，先更新实名认证，再换账户。</li>
</ul>`,
      en: `<ol>
<li><a href="/help-center/index/detail?id=21&amp;type=1&amp;tid=2">Verify your identity</a> first.</li>
<li>Add the account on the page <a href="/person-center/withdraw">Withdraw</a>. Type the card number, and the bank is filled in automatically. The lookup happens on our own server.</li>
<li>Enter the branch and confirm with a code.</li>
</ol>
<table>
<thead><tr><th>Account</th><th>In whose name</th></tr></thead>
<tbody>
<tr><td>Personal</td><td>yours, as verified</td></tr>
<tr><td>Minor</td><td>the guardian’s</td></tr>
<tr><td>Company</td><td>the company’s full name, as on its business licence</td></tr>
</tbody>
</table>
<h2>Why {withdrawalWait} hours</h2>
<p>The first thing a thief does is change the bank account. So after a new bank account, a new mobile number, a password reset or a change of guardian, nothing can be withdrawn for {withdrawalWait} hours, and we message you. If it wasn’t you, that gives you time to log out that device, change the password and call us.</p>
<h2>Good to know</h2>
<ul>
<li>Use a debit card, not a credit card.</li>
<li>The bank account is fixed when you submit a withdrawal. Changing it later doesn’t affect that withdrawal.</li>
<li>Numbers are stored encrypted; pages show only the last {accountShown} digits.</li>
<li>In a company account, only the owner can change the bank account; finance can see it and withdraw.</li>
<li>Changed your name? Verify your identity again first, then change the bank account.</li>
</ul>`,
    },
  },
  {
    number: 95,
    title: { 'zh-CN': '提现，以及每个状态的意思', en: 'Withdrawing, and what each status means' },
    summary: {
      'zh-CN': '最低 {minimum}，手续费 {fee}；批准之前随时可以撤回。',
      en: 'The minimum is {minimum}, the fee {fee}. You can cancel until it’s approved.',
    },
    body: {
      'zh-CN': `<ol>
<li>打开<a href="/person-center/withdraw">提现</a>，勾选“可提现”的账单。</li>
<li>页面算出分成、税、手续费和到账金额。最低提现金额 {minimum}，每笔手续费 {fee}。</li>
<li>核对收款账户，填短信验证码，确认。企业还要上传发票。</li>
</ol>
<table>
<thead><tr><th>状态</th><th>意思</th><th>您可以</th></tr></thead>
<tbody>
<tr><td>待批准</td><td>财务正在审核</td><td>撤回，账单回到可提现</td></tr>
<tr><td>待您确认</td><td>税额变了</td><td>确认新的到账金额，或者撤回</td></tr>
<tr><td>已批准</td><td>税额已定，正在付款</td><td>等待到账</td></tr>
<tr><td>已支付</td><td>银行已付款，写着流水号</td><td>查银行账户</td></tr>
<tr><td>未通过</td><td>写着原因，账单回到可提现</td><td>改好再提</td></tr>
<tr><td>已撤回</td><td>您撤回了，或者写着原因</td><td>随时再提</td></tr>
</tbody>
</table>
<h2>常见问题</h2>
<ul>
<li><strong>点了两次会付两次吗</strong>：不会。同样的账单只会生成一笔。</li>
<li><strong>金额变了</strong>：提交的是您看到的到账金额，变了就不会执行，会请您重新确认。</li>
<li><strong>有负数账单</strong>：会自动并入每一笔提现，余额为负就留到以后抵扣。</li>
<li><strong>银行退回了</strong>：多半是户名或卡号有误。我们会通知您，核对后再付一次，或者让账单回到可提现。</li>
</ul>
<p>批准和付款由两个不同的人完成。每个状态变化都会发消息，短信可以在<a href="/system-message">系统消息</a>的接收设置里开关。</p>`,
      en: `<ol>
<li>Open <a href="/person-center/withdraw">Withdraw</a> and select from the bills that are ready.</li>
<li>The page shows your share, the tax, the fee and what you get. The minimum is {minimum}; each withdrawal costs {fee}.</li>
<li>Check the bank account, enter the code and confirm. Companies add an invoice.</li>
</ol>
<table>
<thead><tr><th>Status</th><th>What it means</th><th>What you can do</th></tr></thead>
<tbody>
<tr><td>In review</td><td>waiting for approval</td><td>cancel it; the bills are available again</td></tr>
<tr><td>Waiting for you</td><td>the tax has changed</td><td>confirm the new amount, or cancel it</td></tr>
<tr><td>Approved</td><td>the tax is final and the payment is on its way</td><td>wait for it</td></tr>
<tr><td>Paid</td><td>the bank has paid; its reference is shown</td><td>check your bank account</td></tr>
<tr><td>Not approved</td><td>you see the reason; the bills are available again</td><td>fix it and withdraw again</td></tr>
<tr><td>Cancelled</td><td>by you, or with a reason</td><td>withdraw when you like</td></tr>
</tbody>
</table>
<h2>What people ask</h2>
<ul>
<li><strong>If I press twice, am I paid twice?</strong> No. The same bills make one withdrawal.</li>
<li><strong>What if the amount changes?</strong> You agree to the amount you saw. If it changes, nothing happens until you confirm again.</li>
<li><strong>What about negative bills?</strong> They’re part of every withdrawal; a negative balance carries over.</li>
<li><strong>What if the bank returns it?</strong> Usually the name or number is wrong. We tell you, and pay again or make the bills available again.</li>
</ul>
<p>One person approves and another pays. We message you about every change; you can turn text messages on or off under <a href="/system-message">System messages</a>.</p>`,
    },
  },
  {
    number: 94,
    title: { 'zh-CN': '和合作者分账', en: 'Splitting income with others' },
    summary: {
      'zh-CN': '按曲目、按百分比分给本站的实名用户，大家都接受才生效。',
      en: 'By track and percentage, between verified members; it takes effect once everyone has accepted.',
    },
    body: {
      'zh-CN': `<p>一首歌由几个人完成，收益可以直接分到各自的账单里，不用您收了再转账。</p>
<h2>怎样设置</h2>
<ol>
<li>账号所有者在<a href="/person-center/splits">收入分账</a>选一首曲目发起方案，用手机号邀请合作者。</li>
<li>填每个人的百分比，加起来正好是全部，可以精确到小数点后两位；并选明对方是持有权利，还是提供服务。</li>
<li>选从哪个收听月份开始，只能是还没开始的月份，再用短信验证码发出。</li>
<li>每个人收到短信，登录后看清自己的比例，用短信验证码接受。全部接受，分账才生效。</li>
</ol>
<h2>规则</h2>
<ul>
<li>合作者要在本站注册并通过<a href="/help-center/index/detail?id=21&amp;type=1&amp;tid=2">实名认证</a>。</li>
<li>有人还没接受，收益全部归所有者，先记在所有者的账单里。有人拒绝，方案就结束。</li>
<li>邀请 {splitDays} 天后失效；约定的月份已经开始，也会失效，请重新发起。</li>
<li>以收听的月份为准，不追溯：生效之前的播放，报表晚到也归所有者。</li>
<li>要改比例，现有的和新加入的每一方都要接受，退出的人也要。</li>
<li>邀请不会透露对方是否注册。未成年人由监护人接受，验证码发往监护人的手机。</li>
<li>每人各自出账、各自纳税、各自提现；合作者看得到曲目的收入和自己的部分，看不到别人的。</li>
<li>持有权利的按特许权使用费所得计税；提供服务、不持有权利的按劳务报酬所得计税，两项分开合计。邀请里写明是哪一种，财务在第一次付款之前核定。</li>
</ul>
<h2>举例</h2>
<p>词作者、曲作者和歌手约好平分，歌手是所有者。曲作者迟迟没有点接受，那么这期间全部归歌手；他接受之后，从约定的月份起，各人的账单里自动出现自己的一份。</p>
<p>分账只分钱，不改变版权归属。怎么分，请先写进您与合作者的约定里。</p>`,
      en: `<p>When several people made a song, its income can go straight to each of them. You don’t need to collect it and pass it on.</p>
<h2>How to set it up</h2>
<ol>
<li>The account owner chooses a track under <a href="/person-center/splits">Splits</a> and invites the others by mobile number.</li>
<li>Everyone gets a percentage, with up to two decimals. Together they add up to the whole. For each person, choose whether they’re paid for a right or for a service.</li>
<li>Choose the sales month it starts with, one that hasn’t started yet, and confirm with a code.</li>
<li>Everyone gets a text message, logs in, sees their share and accepts with a code. Once everyone has, the split applies.</li>
</ol>
<h2>The rules</h2>
<ul>
<li>Everyone needs an account here and a <a href="/help-center/index/detail?id=21&amp;type=1&amp;tid=2">verified identity</a>.</li>
<li>Until everyone has accepted, the owner gets all of it. If one person declines, the proposal ends.</li>
<li>An invitation ends after {splitDays} {splitDays|day|days}, or when its month starts. You can then propose it again.</li>
<li>The sales month decides, never retroactively: earlier plays are the owner’s, however late the report comes.</li>
<li>A change needs the agreement of everyone who has a share, would get one or would lose one.</li>
<li>An invitation doesn’t reveal whether someone has an account. For a minor, the guardian accepts; the code goes to the guardian’s phone.</li>
<li>Everyone has their own bills, tax and withdrawals. Everyone sees the track’s income and their own share, but not what others get.</li>
<li>People who hold a right are taxed on royalties. People who are paid for a service and hold no right are taxed on service income, which adds up separately. The invitation says which it is, and finance checks it before the first payment.</li>
</ul>
<h2>An example</h2>
<p>Lyricist, composer and singer agree on equal shares; the release is in the singer’s account. Until the composer accepts, everything goes to the singer. After that, each of them sees their share on their own bills from the agreed month on.</p>
<p>A split divides money, not copyright. Put what you agreed in writing between yourselves.</p>`,
    },
  },
  {
    number: 96,
    title: { 'zh-CN': '未成年人的收益', en: 'A minor’s money' },
    summary: {
      'zh-CN': '收益属于孩子，付到监护人账户，税按孩子本人计算。',
      en: 'It belongs to the child, is paid to the guardian, and is taxed as the child’s income.',
    },
    body: {
      'zh-CN': `<p>收益是孩子的，监护人代为保管。账单、报表、分成和成年人完全一样，只有付款这一步不同。</p>
<table>
<thead><tr><th>事项</th><th>怎么办</th></tr></thead>
<tbody>
<tr><td>收款账户</td><td>监护人名下的银行账户，户名与审核通过的监护人一致</td></tr>
<tr><td>验证码</td><td>绑定账户和提现的验证码发到监护人的手机</td></tr>
<tr><td>税</td><td>按孩子本人的收入计算，不与监护人的其他收入合并</td></tr>
<tr><td>同意书</td><td>写明由监护人代收、为孩子保管</td></tr>
</tbody>
</table>
<h2>发生变化的时候</h2>
<ul>
<li><strong>换了监护人</strong>：新监护人审核通过后，进行中的提现停下，绑定新账户，等 {withdrawalWait} 小时再提。</li>
<li><strong>撤回同意</strong>：余额付到最后一位审核通过的监护人的账户。</li>
<li><strong>年满 {fullAge} 周岁</strong>：用自己的证件重新认证，绑定自己的账户，以后直接付给自己。以前的账单都在，一张不少。</li>
</ul>
<p>建议监护人把每年的对账单留好，年度对账单可以下载 PDF。孩子可以随时登录查看<a href="/person-center/income-bill/list">收益账单</a>，知道自己的歌挣了多少。</p>
<p>对钱款的去向有疑问，孩子或监护人都可以提<a href="/gongdan/add">工单</a>，类别选“提现”。</p>`,
      en: `<p>The income is the child’s; the guardian holds it for them. Bills, reports and shares work as for adults. Only the payment differs.</p>
<table>
<thead><tr><th>What</th><th>How</th></tr></thead>
<tbody>
<tr><td>Bank account</td><td>in the name of the approved guardian</td></tr>
<tr><td>Codes</td><td>for adding the bank account and withdrawing, they go to the guardian’s phone</td></tr>
<tr><td>Tax</td><td>calculated on the child’s own income, separately from the guardian’s</td></tr>
<tr><td>Consent</td><td>states that the guardian receives the money and holds it for the child</td></tr>
</tbody>
</table>
<h2>When something changes</h2>
<ul>
<li><strong>New guardian</strong>: once they’re approved, open withdrawals are cancelled. Add the new bank account, wait {withdrawalWait} hours, then withdraw.</li>
<li><strong>Consent withdrawn</strong>: the balance is paid to the last approved guardian.</li>
<li><strong>Turning {fullAge}</strong>: verify with your own document and add your own bank account. From then on the money comes to you. All earlier bills are still there.</li>
</ul>
<p>We recommend that guardians keep the yearly statement, which you can download as a PDF. The child can log in at any time and see under <a href="/person-center/income-bill/list">Income bills</a> what the songs have earned.</p>
<p>If it’s unclear where money went, the child or the guardian can open a <a href="/gongdan/add">support ticket</a> in the category “Withdrawal”.</p>`,
    },
  },
]
