import { addTexts } from '../../../platform/texts/texts'

addTexts({
  'licences.ending.title': {
    'zh-CN': '《{title}》的授权将于 {day} 到期',
    en: 'A licence for “{title}” ends on {day}',
  },
  'licences.ending.text': {
    'zh-CN':
      '涉及曲目：{tracks}。请尽快续签，然后在作品页点“修改作品”，填写新的有效期并上传续签后的文件。到期后没有新的授权，作品须从各渠道下架。',
    en: 'It covers: {tracks}. Extend it, then press “Edit” on the release’s page, enter the new dates and upload the extended licence. Without a new licence we have to take the release down.',
  },
  'licences.ended.title': {
    'zh-CN': '《{title}》的授权已到期',
    en: 'A licence for “{title}” has expired',
  },
  'licences.ended.text': {
    'zh-CN':
      '涉及曲目：{tracks}，授权到 {day} 为止。权利审核人员已收到通知；如果没有新的授权，作品将于 {due} 从各渠道下架。请在作品页点“修改作品”，上传续签后的文件。',
    en: 'It covered {tracks} until {day}. Our rights staff have been told. Without a new licence, the release is taken down from all channels on {due}. Press “Edit” on the release’s page and upload the extended licence.',
  },
  'licences.kept.title': {
    'zh-CN': '《{title}》可以继续在线到 {day}',
    en: '“{title}” can stay online until {day}',
  },
  'licences.kept.text': {
    'zh-CN': '权利审核人员的说明：{note}。请在这一天之前在作品页点“修改作品”，上传续签后的授权文件。',
    en: 'Our rights staff say: {note}. Press “Edit” on the release’s page and upload the extended licence by that day.',
  },
  'licences.down.title': {
    'zh-CN': '《{title}》因授权到期正在下架',
    en: '“{title}” is being taken down: its licence has expired',
  },
  'licences.down.text': {
    'zh-CN':
      '涉及曲目：{tracks}，授权到 {day} 为止，之后没有收到新的授权。拿到新授权后，可以用相同的编码重新发行。',
    en: 'The licence for {tracks} ended on {day} and we haven’t received a new one. Once you have one, you can release it again with the same codes.',
  },
})
