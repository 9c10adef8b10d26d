import { addTexts } from '../../platform/texts/texts'

addTexts({
  'covers.changedElsewhere': {
    'zh-CN': '这个设计刚刚在别处保存过，您这里的内容没有丢失',
    en: 'This design has just been saved elsewhere. None of your changes are lost.',
  },
  'covers.binned': {
    'zh-CN': '这个设计在回收站里。请先恢复再修改',
    en: 'This design is in the bin. Restore it to change it.',
  },
  'covers.notBinned': {
    'zh-CN': '只能彻底删除回收站里的设计',
    en: 'Only a design in the bin can be deleted for good.',
  },
  'covers.tooManyDesigns': {
    'zh-CN': '最多保存 {most} 个设计（含回收站）。请先删除不需要的设计',
    en: 'You can keep up to {most} {most|design|designs}, including the bin. Remove some you no longer need.',
  },
  'covers.tooManyVersions': {
    'zh-CN': '一个设计最多保存 {most} 个命名版本',
    en: 'A design can have up to {most} named {most|version|versions}.',
  },
  'covers.imagesFull': {
    'zh-CN': '图片空间已满（{most} MB）。彻底删除不需要的设计后，空间会在一天内释放',
    en: 'Your picture space is full ({most} MB). Remove designs you no longer need; the space is freed within a day.',
  },
  'covers.unknownImage': {
    'zh-CN': '有一张图片已不存在，或不属于您。请重新上传',
    en: 'A picture is gone or isn’t yours. Upload it again.',
  },
  'covers.noFile': { 'zh-CN': '请选择一张图片', en: 'Choose a picture.' },
  'covers.notAPicture': {
    'zh-CN': '这个文件不能用作图片。请选择 JPEG、PNG、WebP、GIF 或 AVIF',
    en: 'This file can’t be used. Choose a JPEG, PNG, WebP, GIF or AVIF picture.',
  },
  'covers.pictureDamaged': {
    'zh-CN': '这张图片打不开，可能没有传完整',
    en: 'This picture doesn’t open. It may be incomplete.',
  },
  'covers.tooManyPixels': {
    'zh-CN': '这张图片超过 {most} 百万像素，请先缩小',
    en: 'This picture has more than {most} {most|megapixel|megapixels}. Make it smaller first.',
  },
  'covers.backgroundForm': {
    'zh-CN': '背景须是正方形的 JPEG、PNG 或 WebP，边长至少 {least} 像素',
    en: 'A background must be a square JPEG, PNG or WebP of at least {least} px per side.',
  },
  'covers.tooManyOffered': {
    'zh-CN': '最多 {most} 个，请先删除不需要的',
    en: 'You can have up to {most}. Remove some first.',
  },
  'covers.templateChanged': {
    'zh-CN': '这个模板刚刚被别人修改过，请重新打开',
    en: 'Someone has just changed this template. Open it again.',
  },
})
