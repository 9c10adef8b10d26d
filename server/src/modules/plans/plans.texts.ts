import { addTexts } from '../../platform/texts/texts'

addTexts({
  'plan.notOpen': {
    'zh-CN': '这个计划现在不接受报名。',
    en: 'This plan isn’t taking applications right now.',
  },
  'plan.full': { 'zh-CN': '名额已满。', en: 'All places are taken.' },
  'plan.workNotReleased': {
    'zh-CN': '只有审核通过的作品可以报名。',
    en: 'Only releases that have passed review can take part.',
  },
  'plan.workNotFit': { 'zh-CN': '这个作品不能报名。', en: 'This release can’t take part.' },
  'plan.decided': { 'zh-CN': '这份报名已经处理过了。', en: 'This application has already been decided.' },
  'plan.sayWhy': { 'zh-CN': '请写明原因，对方会看到。', en: 'Enter a reason: the member reads it.' },
  'plan.accepted.title': { 'zh-CN': '《{work}》入选“{plan}”', en: '“{work}” joins “{plan}”' },
  'plan.accepted.text': { 'zh-CN': '报名已通过。{answer}', en: 'Your application was accepted. {answer}' },
  'plan.declined.title': {
    'zh-CN': '《{work}》未能入选“{plan}”',
    en: '“{work}” wasn’t accepted for “{plan}”',
  },
  'plan.declined.text': { 'zh-CN': '原因：{answer}', en: 'Reason: {answer}' },
})
