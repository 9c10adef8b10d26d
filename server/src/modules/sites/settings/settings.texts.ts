import { addTexts } from '../../../platform/texts/texts'

addTexts({
  'settings.deed.noThreshold': {
    'zh-CN': '取消提现的双人批准金额',
    en: 'Let one person approve payouts of any amount.',
  },
  'settings.deed.threshold': {
    'zh-CN': '将提现的双人批准金额提高到 {currency} {amount:amount}',
    en: 'Raise the amount above which two people approve a payout to {currency} {amount:amount}.',
  },
  'settings.deed.taxRule': {
    'zh-CN': '将扣税规则改为：{rule}',
    en: 'Change the tax rule to: {rule}.',
  },
  'settings.deed.statistics': {
    'zh-CN': '访问统计改用 {service}：{address}',
    en: 'Measure visits with {service} at {address}.',
  },
  'settings.deed.statisticsSite': {
    'zh-CN': '访问统计改用 {service}：{address}，站点 ID：{site}',
    en: 'Measure visits with {service} at {address}, site ID {site}.',
  },
  'settings.taxRule.royalty': {
    'zh-CN': '按特许权使用费所得预扣预缴',
    en: 'withhold tax on royalties',
  },
  'settings.taxRule.none': { 'zh-CN': '不扣税', en: 'withhold no tax' },
  'settings.deed.addDomain': { 'zh-CN': '添加域名 {domain}', en: 'Add the domain {domain}.' },
  'settings.deed.primaryDomain': {
    'zh-CN': '将 {domain} 设为主域名',
    en: 'Make {domain} the primary domain.',
  },
  'settings.deed.removeDomain': { 'zh-CN': '移除域名 {domain}', en: 'Remove the domain {domain}.' },
  'settings.currencyFixed': {
    'zh-CN': '已有报表入账，币种不能再改。',
    en: 'Reports have been posted in this currency, so you can’t change it any more.',
  },
  'settings.changedMeanwhile': {
    'zh-CN': '同事刚刚改过设置。请重新载入后再改，你填写的内容不会保存',
    en: 'A colleague has just changed the settings. Reload them and make your change again.',
  },
  'settings.amount': {
    'zh-CN': '请填写这个币种的金额，例如 {example:amount}',
    en: 'Enter an amount in this currency, such as {example:amount}.',
  },
  'settings.amountTooLarge': {
    'zh-CN': '最多 {most:amount}',
    en: 'Enter at most {most:amount}.',
  },
  'settings.feeTakesAll': {
    'zh-CN': '手续费必须低于最低提现金额，否则有的提现什么都到不了账',
    en: 'Set a fee below the minimum withdrawal. Otherwise some withdrawals would pay out nothing.',
  },
  'settings.unknownPicture': { 'zh-CN': '请重新上传这张图片', en: 'Upload this picture again.' },
  'settings.unknownCountry': {
    'zh-CN': '没有这个国家/地区的手机号段',
    en: 'There are no mobile numbers of this country or region.',
  },
  'settings.carrierAtHome': {
    'zh-CN': '短信服务还没有国际/港澳台模板，请先由技术人员配置',
    en: 'Your SMS provider has no template for numbers from abroad yet. Ask your server’s administrator to set one.',
  },
  'settings.domainTaken': {
    'zh-CN': '这个域名已经属于另一个站点',
    en: 'This domain belongs to another site.',
  },
  'settings.domainUnproven': {
    'zh-CN': '还不能确认这个域名归您所有。请添加下面的记录或文件，生效后再试。',
    en: 'We can’t see yet that this domain is yours. Add the record or the file below, and try again once it is live.',
  },
  'settings.domainUnprovenNow': {
    'zh-CN': '域名的证明已不存在',
    en: 'What proved that the domain is yours is gone.',
  },
  'settings.publicSuffix': {
    'zh-CN': '这是公共后缀，不属于任何人。请填写您自己的域名。',
    en: 'This is a public suffix that belongs to nobody. Enter a domain of your own.',
  },
  'settings.primaryStays': {
    'zh-CN': '主域名不能移除，请先把另一个域名设为主域名',
    en: 'You can’t remove the primary domain. Make another one primary first.',
  },
})
