import { addTexts } from '../../platform/texts/texts'

addTexts({
  'codes.none.isrc': {
    'zh-CN': 'ISRC 号段用完了。管理员可以在“网站设置”的“编码”里添加新号段，之后再通过审核',
    en: 'There are no ISRCs left. An admin can add a range under “Site”, “Codes”; then pass the work again.',
  },
  'codes.none.upc': {
    'zh-CN': 'UPC 号段用完了。管理员可以在“网站设置”的“编码”里添加新号段，之后再通过审核',
    en: 'There are no UPCs left. An admin can add a range under “Site”, “Codes”; then pass the work again.',
  },
  'codes.upcTaken': {
    'zh-CN': '用户填写的 UPC {code} 已经用在另一个作品上，请驳回并说明',
    en: 'The UPC {code} that the member entered belongs to another release. Reject the work and say so.',
  },
  'codes.isrcTaken': {
    'zh-CN': '用户填写的 ISRC {code} 属于别人的录音，请驳回并说明',
    en: 'The ISRC {code} that the member entered belongs to someone else’s recording. Reject the work and say so.',
  },
  'codes.overlaps': {
    'zh-CN': '和已有的号段重叠了，请检查前缀和起止号码',
    en: 'This overlaps an existing range. Check the prefix and the numbers.',
  },
})
