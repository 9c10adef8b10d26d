import type { StartingArticle } from '../starting-help'

export const leaving: readonly StartingArticle[] = [
  {
    number: 29,
    title: { 'zh-CN': '注销账号', en: 'Deleting your account' },
    summary: {
      'zh-CN': '先下架作品，余额付清，有考虑期，随时可以反悔。',
      en: 'First your releases are taken down, then your balance is paid, and you have time to change your mind.',
    },
    body: {
      'zh-CN': `<p>注销会永久删除账号和个人资料。只是想歇一阵，不必注销：作品在线就一直有收益，账号放着也不收费。</p>
<h2>注销之前</h2>
<ul>
<li>下架全部作品，并等各渠道确认。还有作品在线就不能注销。</li>
<li>企业账号先移除所有同事。</li>
<li>作品有侵权投诉正在处理的，要等有结果。</li>
<li><a href="/help-center/index/detail?id=45&amp;type=1&amp;tid=3">带走全部资料</a>：母带、编码、发行授权书和账目，注销后找不回来。</li>
</ul>
<h2>怎样注销</h2>
<ol>
<li>打开<a href="/person-center/reset-pwd">账号安全</a>，在最下面的“注销账号”点“注销”。</li>
<li>读一遍提示，填短信验证码，点“提交注销申请”。</li>
<li>页面会写明账号在哪一天注销。API 密钥和 Webhook 随即停用，其他在那之前一切照常，点“保留我的账号”就撤回申请。</li>
</ol>
<h2>钱和记录</h2>
<table>
<thead><tr><th>什么</th><th>怎样处理</th></tr></thead>
<tbody>
<tr><td>余额</td><td>用最后一次提现付清，没有最低金额</td></tr>
<tr><td>以后才到的收益</td><td>记入无人认领账户，凭身份联系客服领取</td></tr>
<tr><td>证件影像、联系方式、母带、封面、草稿、消息、工单内容、密钥</td><td>删除</td></tr>
<tr><td>已签的发行授权书、账目、税务记录</td><td>依法封存</td></tr>
</tbody>
</table>
<p>未成年人的账号，监护人也可以随时<a href="/help-center/index/detail?id=28&amp;type=1&amp;tid=2">撤回同意</a>，不用等考虑期。</p>`,
      en: `<p>This deletes the account and your personal details for good. If you only want a break, keep it: releases that are online can go on earning, and an account costs nothing.</p>
<h2>Before you do</h2>
<ul>
<li>Take down all releases and wait until the channels have confirmed. You can’t delete the account while releases are online.</li>
<li>If it’s a company account, remove all colleagues first.</li>
<li>If there’s an open claim about one of your releases, wait until it’s decided.</li>
<li><a href="/help-center/index/detail?id=45&amp;type=1&amp;tid=3">Take everything with you</a>: you can’t get masters, codes, agreements and statements later.</li>
</ul>
<h2>How</h2>
<ol>
<li>Open <a href="/person-center/reset-pwd">Account security</a> and press “Delete” at the very bottom.</li>
<li>Read the notes, enter the code and press “Delete my account”.</li>
<li>The page shows the date. API keys and webhooks end right away; everything else works until then, and you can cancel with “Keep my account”.</li>
</ol>
<h2>Money and records</h2>
<table>
<thead><tr><th>What</th><th>What happens to it</th></tr></thead>
<tbody>
<tr><td>Your balance</td><td>paid out, whatever the amount</td></tr>
<tr><td>Income that arrives later</td><td>kept for you as unclaimed income; prove who you are to claim it</td></tr>
<tr><td>Scans, contact details, masters, covers, drafts, messages, what you wrote to support, keys</td><td>deleted</td></tr>
<tr><td>Signed agreements, accounting and tax records</td><td>kept, locked, as the law requires</td></tr>
</tbody>
</table>
<p>For the account of a minor, the guardian can also <a href="/help-center/index/detail?id=28&amp;type=1&amp;tid=2">withdraw the consent</a>, which takes effect right away.</p>`,
    },
  },
  {
    number: 30,
    title: { 'zh-CN': '证件和个人资料怎样保管', en: 'How your documents are kept' },
    summary: {
      'zh-CN': '加密保存，只给核对的人看，每次查看都留记录。',
      en: 'Encrypted, seen only by the people who check them, and every view is logged.',
    },
    body: {
      'zh-CN': `<p>把身份证、户口簿和银行卡号交给一个网站，谨慎是应该的。我们这样保管：</p>
<table>
<thead><tr><th>资料</th><th>谁看得到</th><th>怎样保存</th></tr></thead>
<tbody>
<tr><td>身份证号</td><td>页面上只显示前 {idShown} 位和后 {idShown} 位；报税时提供完整号码</td><td>加密保存</td></tr>
<tr><td>银行账号</td><td>页面上只显示后 {accountShown} 位；付款时提供给银行</td><td>加密保存</td></tr>
<tr><td>证件照片、户口簿、同意书</td><td>负责认证审核的人员</td><td>限时链接打开，每次查看都记下是谁、什么时候</td></tr>
<tr><td>邮箱、地址</td><td>我们，用来寄合同和对账单</td><td>可以随时修改或清空</td></tr>
<tr><td>授权文件、合同</td><td>审核人员</td><td>与作品一起保存</td></tr>
<tr><td>艺名、简介、主页</td><td>渠道和听众</td><td>随作品送出</td></tr>
</tbody>
</table>
<h2>我们不做的事</h2>
<ul>
<li>不把证件影像发给渠道。姓名和号码还用于协议、报税和付款，见<a href="/help-center/index/detail?id=7&amp;type=2&amp;tid=0">隐私政策</a>。</li>
<li>我们不会通过电话、短信或聊天索要密码和验证码。</li>
</ul>
<h2>您可以做的</h2>
<ul>
<li>上传前在照片上加一行小字，写明用于本站实名认证、签约与付款，不遮住文字和头像就行。</li>
<li>在<a href="/person-center/update-info">修改资料</a>里更正，在<a href="/person-center/reset-pwd">账号安全</a>里查看登录记录。</li>
<li>想知道我们保存了什么，或要求更正、删除，请提<a href="/gongdan/add">工单</a>，{answerHours} 小时内答复。</li>
</ul>
<p>未成年人的同意撤回后，证件影像会删除。</p>`,
      en: `<p>It’s right to be careful about giving a website your ID, household register and bank card number. This is how we keep them:</p>
<table>
<thead><tr><th>What</th><th>Who sees it</th><th>How it is kept</th></tr></thead>
<tbody>
<tr><td>Resident ID numbers</td><td>pages show the first {idShown} and last {idShown} characters; the tax office gets all of it</td><td>encrypted</td></tr>
<tr><td>Bank account numbers</td><td>pages show the last {accountShown} digits; the bank that pays gets all of it</td><td>encrypted</td></tr>
<tr><td>Photos of documents, household register, consent</td><td>the people who check identities</td><td>opened through short-lived links; each view is logged, with who and when</td></tr>
<tr><td>Email and address</td><td>us, for contracts and statements</td><td>change or clear them at any time</td></tr>
<tr><td>Licences and contracts</td><td>reviewers</td><td>with the release</td></tr>
<tr><td>Artist name, biography, website</td><td>channels and listeners</td><td>sent out with your releases</td></tr>
</tbody>
</table>
<h2>What we never do</h2>
<ul>
<li>We never send scans of documents to channels. Names and numbers also go into agreements, tax lists and payments, see the <a href="/help-center/index/detail?id=7&amp;type=2&amp;tid=0">Privacy policy</a>.</li>
<li>We never ask for passwords or codes by phone, message or chat.</li>
</ul>
<h2>What you can do</h2>
<ul>
<li>Add a small note to a photo that says it is for identity, agreements and payment on this site, away from text and face.</li>
<li>Correct your details under <a href="/person-center/update-info">Edit your details</a>, see logins in <a href="/person-center/reset-pwd">Account security</a>.</li>
<li>Ask what we keep, or ask us to correct or delete it, in a <a href="/gongdan/add">support ticket</a>; we answer within {answerHours} {answerHours|hour|hours}.</li>
</ul>
<p>When consent for a minor is withdrawn, the scans are erased.</p>`,
    },
  },
]
