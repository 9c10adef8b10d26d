import { addTexts } from '../../../platform/texts/texts'

addTexts({
  'pictures.notOffered': {
    'zh-CN': '本站没有开通图片生成',
    en: 'This site doesn’t offer generated pictures.',
  },
  'pictures.noneLeft': {
    'zh-CN': '24 小时内最多生成 {most} 张，现在已经用完。请稍后再来',
    en: 'You’ve used all your generated pictures for now (up to {most} in 24 hours). Try again later.',
  },
  'pictures.decided': {
    'zh-CN': '这张图片已经有人处理过了',
    en: 'Someone has already decided on this picture.',
  },
  'pictures.rulesChanged': {
    'zh-CN': '设置刚刚被别人修改过，请刷新后再改',
    en: 'Someone has just changed these settings. Reload and try again.',
  },
  'pictures.failed.unreachable': {
    'zh-CN': '暂时连不上图片模型，没有生成，也没有计入次数',
    en: 'The image model can’t be reached. Nothing was made or counted.',
  },
  'pictures.failed.refused': {
    'zh-CN': '图片模型没有接受这段描述，请换个说法。没有计入次数',
    en: 'The image model didn’t accept this description. Try other words; it wasn’t counted.',
  },
  'pictures.failed.busy': {
    'zh-CN': '图片模型正忙，没有生成，也没有计入次数。请稍后再试',
    en: 'The image model is busy. Nothing was made or counted. Try again later.',
  },
  'pictures.failed.interrupted': {
    'zh-CN': '生成中断了，没有收到图片。为避免重复计费，不会自动重试，您可以再次生成',
    en: 'The connection dropped before a picture arrived. To avoid paying twice, we didn’t retry; you can ask again.',
  },
  'pictures.failed.noPicture': {
    'zh-CN': '图片模型的答复里没有可用的图片，请再次生成',
    en: 'The image model’s answer had no usable picture. Ask again.',
  },
  'pictures.passed.title': { 'zh-CN': '生成的图片可以使用了', en: 'Your generated picture is ready' },
  'pictures.passed.text': {
    'zh-CN': '“{prompt}”已通过，可以放进封面。使用它的作品会注明封面由 AI 生成。',
    en: '“{prompt}” is approved and can be used on covers. Releases that use it disclose AI use for the cover.',
  },
  'pictures.refused.title': { 'zh-CN': '生成的图片未通过', en: 'Your generated picture wasn’t approved' },
  'pictures.refused.text': {
    'zh-CN': '“{prompt}”未通过。原因：{reason}',
    en: '“{prompt}” wasn’t approved. Reason: {reason}',
  },
})
