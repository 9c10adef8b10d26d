import { sceneVersion } from '#contract/covers/scene'
import * as templates from '../../modules/covers/templates/templates.queries'
import { change, find, type ProbesOf, write } from './probe'

const fields: templates.TemplateFields = {
  names: { 'zh-CN': 'owned', en: 'owned' },
  scene: { version: sceneVersion, ground: '#000000', layers: [] },
}
const isOwned = ({ names }: { names: { en: string } }) => names.en === 'owned'

export const probes: ProbesOf<typeof templates> = {
  // Every site begins with templates of its own.
  listShownTemplates: find(async tx =>
    (await templates.listShownTemplates(tx, { limit: 100 })).filter(isOwned),
  ),
  listAllTemplates: find(async tx => (await templates.listAllTemplates(tx)).filter(isOwned)),
  findTemplate: find((tx, { templateId }) => templates.findTemplate(tx, templateId)),
  lockTemplate: find((tx, { templateId }) => templates.lockTemplate(tx, templateId)),
  insertTemplate: write(tx => templates.insertTemplate(tx, fields)),
  updateTemplate: change((tx, { templateId }) => templates.updateTemplate(tx, templateId, fields)),
  setTemplateHidden: change((tx, { templateId }) => templates.setTemplateHidden(tx, templateId, true)),
  removeTemplateRow: change((tx, { templateId }) => templates.removeTemplateRow(tx, templateId, new Date())),
}
