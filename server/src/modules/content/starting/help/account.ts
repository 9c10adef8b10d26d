import type { StartingBranch } from '../starting-help'

export const account: StartingBranch = {
  tid: 2,
  title: { 'zh-CN': '账号与实名', en: 'Account and identity' },
  articles: [
    {
      number: 20,
      title: { 'zh-CN': '手机号换了怎么办', en: 'Changing your phone number' },
      summary: {
        'zh-CN': '在账号安全里更换，新旧手机号都要验证。',
        en: 'Under account security; both numbers are checked by a code.',
      },
      body: {
        'zh-CN':
          '<p>登录后进入“个人中心 · 账号安全”，先验证原手机号，再验证新手机号。更换后会有一段时间不能提现，这是为了防止账号被盗后转走收入。</p><p>原手机号已经收不到短信，请提交工单，我们会核对身份后处理。</p>',
        en: '<p>Log in, open account security, confirm the old number and then the new one. Withdrawals rest for a while afterwards, so that a stolen account cannot be emptied.</p><p>If the old number gets no messages any more, open a work order: we check who you are and help.</p>',
      },
    },
    {
      number: 21,
      title: { 'zh-CN': '为什么要实名认证', en: 'Why your identity is checked' },
      summary: {
        'zh-CN': '签署授权和提现都需要实名，草稿不需要。',
        en: 'Signing and withdrawing need it; drafts do not.',
      },
      body: {
        'zh-CN':
          '<p>授权书要由本人签署，收入要付给本人，所以提交作品和提现前需要实名认证：姓名、身份证或护照，以及证件照片，由我们的工作人员核对。</p><p>证件号和照片加密保存，每次查看都有记录。一个身份只能认证一个账号。</p>',
        en: '<p>An authorization is signed by a person, and money is paid to a person. Before you submit a work or withdraw, we check your name and your resident ID or passport with photos; our staff do it by hand.</p><p>Numbers and photos are kept encrypted, and each look at them is logged. One person verifies one account.</p>',
      },
    },
    {
      number: 22,
      title: { 'zh-CN': '未成年人怎样发布', en: 'Publishing as a minor' },
      summary: {
        'zh-CN': '由监护人登记、签署，收入付到监护人账户。',
        en: 'A guardian registers with you, signs, and receives the money.',
      },
      body: {
        'zh-CN':
          '<p>未满 {fullAge} 周岁请选“未成年人注册”，需要本人和监护人的姓名、身份证号，监护人的手机号和验证码。之后补充双方证件、户口页和签名的同意书。</p><p>审核通过前可以写草稿，不能提交。授权书由监护人签署，收入付到监护人的银行账户。年满 {fullAge} 周岁后重新认证，就是普通账号。</p>',
        en: '<p>Under {fullAge}, choose the registration for minors: names and ID numbers of both of you, the guardian’s phone and a code. Then both IDs, the page of the household register and the signed consent.</p><p>Until we have approved it you can write drafts, but not submit. The guardian signs authorizations, and the money goes to the guardian’s bank account. At {fullAge} a new check makes it a full account.</p>',
      },
    },
    {
      number: 23,
      title: { 'zh-CN': '企业账号和同事', en: 'Company accounts and colleagues' },
      summary: {
        'zh-CN': '个人账号认证为企业后，可以邀请同事一起工作。',
        en: 'Certify a personal account as a company, then invite colleagues.',
      },
      body: {
        'zh-CN':
          '<p>先注册个人账号，再在“完善资料”里提交企业名称、统一社会信用代码、法定代表人和营业执照。</p><p>认证后可以邀请同事：发布、财务、只读三种角色。签署授权、绑定银行账户和删除只有账号所有人可以做。</p>',
        en: '<p>Register a personal account, then send the company’s name, unified social credit code, legal representative and licence under “Update information”.</p><p>Afterwards you can invite colleagues as publisher, finance or read only. Only the owner signs, binds bank accounts and deletes.</p>',
      },
    },
  ],
}
