import { addTexts } from '../../platform/texts/texts'

addTexts({
  'works.notEditable': {
    'zh-CN': '作品现在不能修改。如需修改，请先撤回或修订',
    en: 'This work cannot be changed right now. Recall or revise it first.',
  },
})
