import type { StartingArticle } from '../starting-help'

export const bills: readonly StartingArticle[] = [
  {
    number: 90,
    title: { 'zh-CN': '钱是怎样到您手里的', en: 'How the money reaches you' },
    summary: {
      'zh-CN': '渠道报表、出账单、确认、提现，四步，每一步都看得见。',
      en: 'Report, bill, confirmation, withdrawal: four steps you can follow.',
    },
    body: {
      'zh-CN': `<ol>
<li><strong>渠道报表</strong>：渠道按自己的周期把用量和金额报给我们，通常晚于听众收听的月份。我们逐行核对总额，找不到归属的行先挂起，不会记到别人头上。</li>
<li><strong>账单</strong>：每个月、每个渠道一张，写着渠道付了多少、按签署的比例归您多少。状态是“待确认”。</li>
<li><strong>确认</strong>：您看过点确认；{confirmDays} 天没有异议，也算确认。渠道的款项真正到账后，账单变成“可提现”。</li>
<li><strong>提现</strong>：勾选账单，看清税费和到账金额，提交。批准后付到您的银行账户。</li>
</ol>
<h2>账单的状态</h2>
<table>
<thead><tr><th>状态</th><th>意思</th></tr></thead>
<tbody>
<tr><td>待确认</td><td>等您确认，或等渠道的款项到账</td></tr>
<tr><td>可提现</td><td>随时可以提</td></tr>
<tr><td>提现中</td><td>在一笔提现里</td></tr>
<tr><td>已支付</td><td>已付到银行账户</td></tr>
<tr><td>暂停</td><td>有事要查清，备注里写着原因</td></tr>
<tr><td>已冲销</td><td>报表有误，这张作废，会有更正的账单</td></tr>
</tbody>
</table>
<p>新账单会发系统消息。为什么要等几个月？因为渠道先要统计，再结算给我们，我们收到钱才能付给您。全部账单在<a href="/person-center/income-bill/list">收益账单</a>，统计图表可以按月份、渠道、曲目和国家/地区看收益和播放量。</p>`,
      en: `<ol>
<li><strong>Report</strong>: channels report plays and amounts on their own schedule, usually some time after the month in which people listened. We check the lines against the total. A line we can’t match is held; it never goes to someone else.</li>
<li><strong>Bill</strong>: one for each month and channel, with what the channel paid and your share as signed. Its status is “To be confirmed”.</li>
<li><strong>Confirmation</strong>: you check and confirm it; if you don’t object, it’s confirmed automatically after {confirmDays} days. Once the channel’s money has come in, it’s ready to withdraw.</li>
<li><strong>Withdrawal</strong>: select bills, see the tax, the fee and what you get, and submit. Once it’s approved, we pay it into your bank account.</li>
</ol>
<h2>Bill statuses</h2>
<table>
<thead><tr><th>Status</th><th>What it means</th></tr></thead>
<tbody>
<tr><td>To be confirmed</td><td>waiting for you, or for the channel’s money</td></tr>
<tr><td>Ready to withdraw</td><td>withdraw it when you like</td></tr>
<tr><td>In withdrawal</td><td>part of a withdrawal</td></tr>
<tr><td>Paid</td><td>paid to your bank account</td></tr>
<tr><td>On hold</td><td>we’re looking into something; the remarks say what</td></tr>
<tr><td>Reversed</td><td>the report was wrong; a corrected bill follows</td></tr>
</tbody>
</table>
<p>We message you about each new bill. Why it takes months: channels count first, then pay us, and we can pay you once we have the money. All bills are under <a href="/person-center/income-bill/list">Income bills</a>, with charts by month, channel, track and country.</p>`,
    },
  },
  {
    number: 91,
    title: { 'zh-CN': '看懂账单，直到报表的那一行', en: 'Reading a bill down to the line' },
    summary: {
      'zh-CN': '曲目、国家/地区、使用方式，一层层展开，每个数字都能查到出处。',
      en: 'Open tracks, countries or regions, and usage types one by one to see where each figure comes from.',
    },
    body: {
      'zh-CN': `<p>打开<a href="/person-center/income-bill/list">收益账单</a>，点一张账单。</p>
<table>
<thead><tr><th>看到的</th><th>是什么</th></tr></thead>
<tbody>
<tr><td>月份</td><td>入账的月份；收听发生在哪个月，写在明细里</td></tr>
<tr><td>渠道</td><td>哪个渠道付的；本站不直接发行的渠道，按报表里的名称显示</td></tr>
<tr><td>渠道支付</td><td>渠道为您的作品付了多少，分成之前</td></tr>
<tr><td>您的收益</td><td>乘以签署的分成比例之后</td></tr>
<tr><td>类型</td><td>正常，或调整（更正以前的账）</td></tr>
<tr><td>备注</td><td>暂停或调整的原因</td></tr>
</tbody>
</table>
<h2>展开</h2>
<p>明细先按曲目，再按国家/地区和使用方式（播放、下载、订阅、广告等），最后到渠道报表的原始行（哪张工作表、第几行）：数量、报表金额、汇率、分成比例。旁边写着算式，可以自己验算。</p>
<h2>几个常见的疑问</h2>
<ul>
<li><strong>每次播放的钱为什么不一样</strong>：渠道按当月收入和总播放量分配，订阅和广告、不同国家/地区的单价都不同。</li>
<li><strong>为什么差几分钱</strong>：各行先不舍入，每张账单只在最后舍入一次；不足一分的零头，留到这个渠道的下一张账单。</li>
<li><strong>为什么有负数</strong>：渠道扣回了以前多付的，例如退款或刷量。</li>
<li><strong>播放量对不上</strong>：渠道公开的数字和结算的口径不同，没有付费的播放不在报表里。</li>
</ul>
<p>哪一行不明白，就从账单页提<a href="/gongdan/add">工单</a>，我们对着同一行来答复。</p>`,
      en: `<p>Open <a href="/person-center/income-bill/list">Income bills</a> and choose one.</p>
<table>
<thead><tr><th>You see</th><th>It is</th></tr></thead>
<tbody>
<tr><td>Month</td><td>when it was posted; the sales month is in the details</td></tr>
<tr><td>Channel</td><td>who paid; a store we don’t deliver to appears under its name in the report</td></tr>
<tr><td>Channel paid</td><td>for your releases, before your share is calculated</td></tr>
<tr><td>Your share</td><td>what the channel paid, times the percentage you signed</td></tr>
<tr><td>Type</td><td>normal, or an adjustment of earlier bills</td></tr>
<tr><td>Remarks</td><td>why it is on hold or was adjusted</td></tr>
</tbody>
</table>
<h2>Opening it up</h2>
<p>The breakdown goes by track, then by country and type of use (streams, downloads, subscription, advertising), down to the line of the channel’s own report, with its sheet and row: quantity, price, amount and exchange rate. The calculation is next to it, so you can check it yourself.</p>
<h2>What people ask</h2>
<ul>
<li><strong>Why is every play worth a different amount?</strong> Channels divide their revenue by all plays of the month; subscription, advertising and countries differ.</li>
<li><strong>Why is it a few cents off?</strong> Lines aren’t rounded. Each bill is rounded once, at the end, and the remainder carries over to the channel’s next bill.</li>
<li><strong>Why is an amount negative?</strong> The channel reclaimed money it had overpaid, for refunds or fake plays.</li>
<li><strong>Why don’t the plays match?</strong> Public counters and settlement count differently.</li>
</ul>
<p>If a line is unclear, open a <a href="/gongdan/add">support ticket</a> from the bill, and we’ll look at the same line.</p>`,
    },
  },
  {
    number: 92,
    title: { 'zh-CN': '分成、手续费和税，算一遍给您看', en: 'Share, fee and tax: a worked example' },
    summary: {
      'zh-CN': '从渠道支付 {examplePaid} 到到账 {exampleNet}，每一步怎么算。',
      en: 'From {examplePaid} paid by a channel to {exampleNet} in your account, step by step.',
    },
    body: {
      'zh-CN': `<table>
<thead><tr><th>步骤</th><th>金额</th></tr></thead>
<tbody>
<tr><td>渠道支付</td><td>{examplePaid}</td></tr>
<tr><td>您的分成 {share}</td><td>{exampleShare}</td></tr>
<tr><td>本站服务费，其余部分</td><td>{exampleOurs}</td></tr>
<tr><td>预扣预缴个人所得税</td><td>{exampleTax}</td></tr>
<tr><td>提现手续费</td><td>{fee}</td></tr>
<tr><td><strong>到账</strong></td><td><strong>{exampleNet}</strong></td></tr>
</tbody>
</table>
<p>这里用的是本站现在的比例。您的以每份发行授权书签署的为准，签了就不变。</p>
<h2>税怎么算</h2>
<p>居民个人的收益按特许权使用费所得预扣预缴，以同一个人同一个月批准的提现合计来算：</p>
<ul>
<li>不超过 {taxFree}：不扣税；</li>
<li>不超过 {taxSmall}：减去 {taxFree}，余下的扣 {taxPart}；</li>
<li>超过 {taxSmall}：减去 {taxFreePart}，余下的扣 {taxPart}。</li>
</ul>
<table>
<thead><tr><th>当月收入</th><th>扣税</th></tr></thead>
<tbody>
<tr><td>{exampleSmall}</td><td>{exampleSmallTax}</td></tr>
<tr><td>{taxSmall}</td><td>{exampleMiddleTax}</td></tr>
<tr><td>{examplePaid}</td><td>{exampleLargeTax}</td></tr>
</tbody>
</table>
<p>同一个月里分几次提，结果一样：后面的会把前面的算进去。税以分成后、扣手续费前的金额计算，提现页面先列清楚，与提交时不同会请您再确认一次。企业收款开发票，不预扣预缴个人所得税。居民个人预扣的税可以在年度汇算时多退少补，每年有一份对账单。</p>
<p>用护照认证的，以及在分账里因提供服务分得收入的，见<a href="/help-center/index/detail?id=97&amp;type=1&amp;tid=7">护照用户和服务收入的税</a>。</p>`,
      en: `<table>
<thead><tr><th>Step</th><th>Amount</th></tr></thead>
<tbody>
<tr><td>Channel paid</td><td>{examplePaid}</td></tr>
<tr><td>Your share, {share}</td><td>{exampleShare}</td></tr>
<tr><td>Our share</td><td>{exampleOurs}</td></tr>
<tr><td>Income tax withheld</td><td>{exampleTax}</td></tr>
<tr><td>Withdrawal fee</td><td>{fee}</td></tr>
<tr><td><strong>In your account</strong></td><td><strong>{exampleNet}</strong></td></tr>
</tbody>
</table>
<p>This uses the site’s current share. Yours is in each distribution agreement you signed, and doesn’t change.</p>
<h2>How the tax is calculated</h2>
<p>For resident individuals, we withhold tax on royalties from everything approved in a month:</p>
<ul>
<li>up to {taxFree}: none;</li>
<li>up to {taxSmall}: {taxPart} of the amount above {taxFree};</li>
<li>above {taxSmall}: {taxFreePart} is deducted, and {taxPart} of the rest is withheld.</li>
</ul>
<table>
<thead><tr><th>Income in the month</th><th>Tax</th></tr></thead>
<tbody>
<tr><td>{exampleSmall}</td><td>{exampleSmallTax}</td></tr>
<tr><td>{taxSmall}</td><td>{exampleMiddleTax}</td></tr>
<tr><td>{examplePaid}</td><td>{exampleLargeTax}</td></tr>
</tbody>
</table>
<p>Splitting the money into several withdrawals doesn’t change the tax: each takes the earlier ones into account. Tax is calculated on your share before the fee. You see it before you submit, and we ask you to confirm again if it changes before approval. Companies send an invoice, and we withhold nothing. What we withheld from residents counts towards the annual tax return; you can download a statement each year.</p>
<p>If you verified with a passport, or a split pays you for a service, see <a href="/help-center/index/detail?id=97&amp;type=1&amp;tid=7">Tax of passport holders and services</a>.</p>`,
    },
  },
  {
    number: 97,
    title: { 'zh-CN': '护照用户和服务收入的税', en: 'Tax of passport holders and services' },
    summary: {
      'zh-CN': '非居民个人按月度税率表代扣代缴；服务收入与特许权使用费分开合计。',
      en: 'A monthly table applies to non-residents. Service income adds up apart from royalties.',
    },
    body: {
      'zh-CN': `<h2>用护照认证</h2>
<p>护照说明不了您是不是居民个人：财务先确定您的税收居民身份，再批准提现；付款前请您确认税额。居民个人的税和其他人一样算。</p>
<h2>非居民个人</h2>
<p>非居民个人的税由我们代扣代缴，按当月批准的提现合计：减去 {abroadFreePart}，余下的按月度税率表，从 {abroadLeast} 到 {abroadMost} 分档。例如当月 {examplePaid}，扣 {exampleAbroadTax}。分几次提，结果一样。</p>
<h2>税收协定</h2>
<p>您所在国家或地区与中国内地有税收协定的，请用<a href="/gongdan/add">工单</a>把税收居民身份证明发给我们。两位财务同事核对之后，协定税率与税率表相比，按税额较低的来，直到证明到期。</p>
<h2>分账里的服务收入</h2>
<p>您参与别人的曲目分账，可能是持有权利，也可能是提供服务，比如混音。邀请里写明是哪一种，财务在第一次付款之前核定。服务收入按劳务报酬所得计税，与特许权使用费分开、各自按月合计，税率表也不同。提现页面两项都逐步列出。</p>`,
      en: `<h2>Verified with a passport</h2>
<p>A passport doesn’t say where you’re resident for tax. Our staff settle that before they approve a withdrawal, and you see the tax before you confirm. Residents are taxed like everybody else.</p>
<h2>Non-residents</h2>
<p>What we withhold from non-residents is final. It’s calculated on everything approved in a month: {abroadFreePart} is deducted, and the rest is taxed by a monthly table with steps from {abroadLeast} to {abroadMost}. For {examplePaid} in a month, that’s {exampleAbroadTax}. Splitting the money into several withdrawals changes nothing.</p>
<h2>Tax treaties</h2>
<p>If your country or region has a tax treaty with mainland China, send us your certificate of residence in a <a href="/gongdan/add">support ticket</a>. Once two people of our finance team have checked it, the treaty rate or the table applies, whichever is less, until the certificate ends.</p>
<h2>Services in splits</h2>
<p>A split of somebody else’s track may pay you for a right or for a service, such as mixing. The invitation says which it is, and finance checks it before the first payment. Service income is taxed by a table of its own and adds up apart from royalties. The withdrawal page shows both, step by step.</p>`,
    },
  },
]
